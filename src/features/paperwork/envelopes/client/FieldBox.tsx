import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { moved, type Placed, resized } from '../placing.ts'
import { FULL } from '../whole-page.ts'
import styles from './place.module.css'
import { kindWords } from './words.ts'

type FieldBoxProps = {
  field: Placed
  /** Whose it is, in words and as one of the colours. */
  name: string
  colour: number
  chosen: boolean
  describedBy: string
  onChoose: () => void
  onChange: (field: Placed) => void
  onRemove: () => void
}

const STEP = 100
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** A place on the page: dragged or moved by the arrow keys, larger and smaller by its corner or with Shift. */
export function FieldBox({ field, name, colour, chosen, describedBy, onChoose, onChange, onRemove }: FieldBoxProps) {
  const box = useRef<HTMLButtonElement>(null)
  const drag = useRef<{ x: number; y: number; from: Placed; resizes: boolean }>(undefined)
  useEffect(() => {
    if (chosen) box.current?.focus()
  }, [chosen])
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    const resizes = (event.target as HTMLElement).dataset.corner !== undefined
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: field, resizes }
    onChoose()
  }
  const go = (event: PointerEvent<HTMLButtonElement>) => {
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!drag.current || !sheet) return
    const { x, y, from, resizes } = drag.current
    const right = ((event.clientX - x) / sheet.width) * FULL
    const down = ((event.clientY - y) / sheet.height) * FULL
    onChange(resizes ? resized(from, right, down) : moved(from, right, down))
  }
  const end = () => {
    drag.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? []
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (right === undefined || down === undefined) return
    else onChange(event.shiftKey ? resized(field, right, down) : moved(field, right, down))
    event.preventDefault()
  }
  const part = (value: number) => `${(value / FULL) * 100}%`
  return (
    <button
      ref={box}
      type="button"
      className={styles.box}
      data-colour={colour}
      aria-label={`${kindWords[field.kind]} of ${name}`}
      aria-describedby={describedBy}
      aria-pressed={chosen}
      style={{ left: part(field.x), top: part(field.y), width: part(field.width), height: part(field.height) }}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={onChoose}
      onKeyDown={press}
    >
      <span className={styles.boxWords}>
        {kindWords[field.kind]}, {name}
      </span>
      <span className={styles.corner} data-corner="" aria-hidden />
    </button>
  )
}
