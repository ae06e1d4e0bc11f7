import { Scrollable } from '#ui/page/Scrollable.tsx'
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
      <Scrollable className={styles.differences} label={`Differences of ${of}`}>
        <ul>
          {differences.map((each) => (
            <li key={`${each.field} ${each.what} ${each.detail}`} title={each.field}>
              {inWords(each)}
            </li>
          ))}
        </ul>
      </Scrollable>
    </details>
  )
}
