import type { OnPaper } from '#engine/to-paper.ts'
import styles from './form-screen.module.css'

/** What did not fit into its box or on its sheet, and where it is printed instead. */
export function Overflow({ paper: { overflow, sheets, addendum } }: { paper: OnPaper }) {
  if (overflow.length === 0 && sheets.length === 0) return null
  return (
    <section className={styles.overflow} aria-label="Additional Information">
      <h2>Printed in Additional Information</h2>
      <ul>
        {sheets.map(({ pages }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by nothing but their place
          <li key={n}>
            Further sheet {n + 1}: page {pages.join(' and ')} of the form once more
          </li>
        ))}
        {overflow.map((entry) => (
          <li key={`${entry.part} ${entry.item} ${entry.label} ${entry.text}`}>
            <strong>
              Part {entry.part}, Item {entry.item}
            </strong>
            : {entry.label}
            {addendum.includes(entry) && ' (on an addendum sheet)'}
          </li>
        ))}
      </ul>
    </section>
  )
}
