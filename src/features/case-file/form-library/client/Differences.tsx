import type { ImportRow } from '../contract.ts'
import { inWords } from '../rules.ts'
import styles from './form-library.module.css'

type DifferencesProps = { of: string; differences: ImportRow['differences'] }

/** Every difference in plain words; long lists scroll. */
export function Differences({ of, differences }: DifferencesProps) {
  if (differences.length === 0) return null
  return (
    <details>
      <summary>{differences.length === 1 ? '1 difference' : `${differences.length} differences`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className={styles.differences} tabIndex={0} aria-label={`Differences of ${of}`}>
        <ul>
          {differences.map((each) => (
            <li key={`${each.field} ${each.what} ${each.detail}`} title={each.field}>
              {inWords(each)}
            </li>
          ))}
        </ul>
      </section>
    </details>
  )
}
