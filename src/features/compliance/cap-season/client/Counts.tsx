import { Card } from '#ui/page/Card.tsx'
import type { Board, Registration } from '../records.ts'
import styles from './cap-season.module.css'

const isPlanned = ({ lane }: Registration) => lane === 'planned'

const columns: readonly [string, (of: Registration) => boolean][] = [
  ['To register', isPlanned],
  ['Registered', (of) => !isPlanned(of)],
  ['Selected', ({ lane }) => lane === 'selected' || lane === 'case open' || lane === 'filed' || lane === 'approved'],
  ['Not filed', ({ lane }) => lane === 'selected' || lane === 'case open'],
  ['Filed', ({ lane }) => lane === 'filed'],
  ['Approved', ({ lane }) => lane === 'approved'],
]

/** The same cards, counted for each company; the sums agree with the board. */
export function Counts({ board: { registrations } }: { board: Board }) {
  if (registrations.length === 0) return null
  // A season that is over has nobody left to register.
  const shown = columns.filter(([, counts]) => counts !== isPlanned || registrations.some(isPlanned))
  const names = [...new Set(registrations.map(({ companyName }) => companyName))].sort()
  const row = (name: string, all: readonly Registration[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {shown.map(([title, counts]) => (
        <td key={title} data-title={title}>
          {all.filter(counts).length}
        </td>
      ))}
    </tr>
  )
  return (
    <Card title="By company">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keys, a table that is wider than the phone is scrolled too */}
      <section className={styles.scroll} aria-label="Registrations by company" tabIndex={0}>
        <table className={`${styles.table} ${styles.counts}`}>
          <thead>
            <tr>
              <th scope="col">Company</th>
              {shown.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) =>
              row(
                name,
                registrations.filter(({ companyName }) => companyName === name),
              ),
            )}
            {row('All', registrations)}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
