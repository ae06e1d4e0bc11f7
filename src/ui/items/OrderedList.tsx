import { type ReactNode, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { IconArrowDown, IconArrowUp, IconX } from '../icons.ts'
import styles from './OrderedList.module.css'

export type OrderedItem = { key: number; title: string; detail?: ReactNode; mark: string }

export type OrderedListProps = {
  label: string
  items: readonly OrderedItem[]
  /** The keys in their new order; without it the order is fixed. */
  onOrder?: (keys: number[]) => void
}

/** Rows in an order of the reader's own: dragged, or moved up and down by keyboard. What happened is said aloud. */
export function OrderedList({ label, items, onOrder }: OrderedListProps) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const keys = items.map(({ key }) => key)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!onOrder || !item || to < 0 || to >= items.length || from === to) return
    onOrder(movedTo(keys, from, to))
    setSaid(`${item.title} is number ${to + 1} of ${items.length}.`)
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map(({ key, title, detail, mark }, place) => (
          <li
            key={key}
            className={classes(
              styles.row,
              place === dragged && styles.dragged,
              place === over && place !== dragged && styles.over,
            )}
            draggable={onOrder !== undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', title)
              setDragged(place)
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(place)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, place)
              end()
            }}
            onDragEnd={end}
          >
            <b className={styles.mark}>{mark}</b>
            <span className={styles.words}>
              {title}
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            {onOrder && (
              <span className={styles.buttons}>
                {/* Not disabled at the ends: whoever moves by keyboard would lose their place. */}
                <IconButton
                  size="small"
                  label={`Move ${title} up`}
                  aria-disabled={place === 0}
                  icon={<IconArrowUp size={16} aria-hidden />}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  size="small"
                  label={`Move ${title} down`}
                  aria-disabled={place === items.length - 1}
                  icon={<IconArrowDown size={16} aria-hidden />}
                  onClick={() => move(place, place + 1)}
                />
                <IconButton
                  size="small"
                  label={`Take ${title} out`}
                  icon={<IconX size={16} aria-hidden />}
                  onClick={() => onOrder(keys.filter((each) => each !== key))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** The list with one entry at another place. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, place) => place !== from)
  const [moved] = items.slice(from, from + 1)
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)]
}
