import { useEffect, useRef } from 'react'
import { isValue } from '#engine/answer.ts'
import { rowsLeftOpen } from '#engine/completeness.ts'
import { concerns, undecidedBy } from '#engine/form.ts'
import { notOnPaper, printed } from '#engine/print.ts'
import { classes } from '#ui/classes.ts'
import type { CaseFormView } from '../records.ts'
import styles from './form-screen.module.css'
import { ItemEditor } from './ItemEditor.tsx'
import type { ItemOnPaper } from './items.ts'
import type { LiveForm } from './use-live-form.ts'

type ItemListProps = {
  view: CaseFormView
  live: LiveForm
  items: readonly ItemOnPaper[]
  selected: string | undefined
  errors: Readonly<Record<string, string>>
  onSelect: (key: string | undefined) => void
}

/** The items of one part in the form's own order, each with its answer; the chosen one opens to be corrected. */
export function ItemList({ view, live, items, selected, errors, onSelect }: ItemListProps) {
  const missing = new Set(live.progress.missing)
  const shown = items.filter(({ part, item }) => concerns(part, item, live.look) !== false)
  if (shown.length === 0) return <p className={styles.dimmed}>Nothing of this part concerns this case.</p>
  return (
    <ul className={styles.items}>
      {shown.map((placed) => {
        const open = placed.key === selected
        return (
          <li key={placed.key} className={classes(styles.item, open && styles.openItem)}>
            <ItemButton {...{ placed, live, open, onSelect }} isMissing={missing.has(placed.key)} />
            {open && <ItemEditor {...{ view, live, placed, errors }} />}
          </li>
        )
      })}
    </ul>
  )
}

type ItemButtonProps = Pick<ItemListProps, 'live' | 'onSelect'> & {
  placed: ItemOnPaper
  open: boolean
  isMissing: boolean
}

function ItemButton({ placed, live, open, isMissing, onSelect }: ItemButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) button.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const { item } = placed
  const [number = ''] = item.number.split(' ')
  return (
    <button
      ref={button}
      type="button"
      className={styles.itemButton}
      aria-expanded={open}
      onClick={() => onSelect(open ? undefined : placed.key)}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.itemText}>
        <span>{item.label ?? item.fact.label}</span>
        <span className={isMissing ? styles.unanswered : styles.answer}>{answerText(placed, live, isMissing)}</span>
      </span>
    </button>
  )
}

function answerText({ part, item }: ItemOnPaper, { look }: LiveForm, isMissing: boolean): string {
  const answer = look.answer({ role: item.role, fact: item.fact })
  if (!answer) return isMissing ? 'Not answered' : 'If any'
  const open = isMissing ? rowsLeftOpen(item, look) : []
  if (open.length > 0) return `Still missing: ${open.join('; ')}`
  const text = isValue(answer) ? printed(item.fact, answer.value) || 'Empty' : notOnPaper[answer.not]
  const [first] = undecidedBy(part, item, look)
  return first ? `${text} (not printed until this is answered: ${first.fact.label})` : text
}
