import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import type { Selection } from './column.ts'
import styles from './SelectionBar.module.css'

type SelectionBarProps = {
  selection: Selection
  /** Who or what is selected, by name. */
  names: readonly string[]
  /** What can be done with them; the filled button last. */
  children: ReactNode
}

/** In the head of a table while rows are selected: how many, which, and what can be done with them. */
export function SelectionBar({ selection, names, children }: SelectionBarProps) {
  const { selected, onChange } = selection
  if (selected.size === 0) return null
  return (
    <section className={styles.bar} aria-label="Selected">
      <strong role="status">{selected.size.toLocaleString('en')} selected</strong>
      <span className={styles.names}>{names.join(', ')}</span>
      <div className={styles.actions}>
        <Button variant="link" onClick={() => onChange(new Set())}>
          Clear
        </Button>
        {children}
      </div>
    </section>
  )
}
