import { counted } from '#formats/words.ts'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { saidFigure } from '../figures.ts'
import type { FigureKind, ReportTable, YearBefore } from '../records.ts'
import type { Opening } from './figure-address.ts'
import styles from './reports.module.css'

type FigureTableProps = {
  table: ReportTable
  /** Stands beside its figure, in the last column. */
  before?: YearBefore | null
  label: string
  onOpen: (opening: Opening) => void
}

/** Lines and their figures; each that counts something opens the records behind it. */
export function FigureTable({ table: { by, columns, rows, total }, before, label, onOpen }: FigureTableProps) {
  if (rows.length === 0)
    return <p className={styles.quiet}>There is nothing to count yet. Choose another time or company.</p>
  const compared = before ? columns.findIndex(({ key }) => key === before.measure) : -1
  const change = (key: string | undefined, figures: readonly (number | null)[]) => {
    const earlier = key === undefined ? before?.total : before?.figures[key]
    return againstYearBefore(columns[compared]?.kind ?? 'count', figures[compared] ?? null, earlier ?? null)
  }
  const line = (name: string, key: string | undefined, figures: readonly (number | null)[]) => (
    <>
      <th scope="row">{name}</th>
      {columns.map((column, n) => {
        const figure = figures[n] ?? null
        const said = saidFigure(column.kind, figure)
        return (
          <td key={column.key}>
            {figure === null || figure === 0 ? (
              <span className={styles.zero}>{said}</span>
            ) : (
              <button
                type="button"
                className={styles.figure}
                aria-label={`${column.title}, ${name}: ${said}. Show the records`}
                onClick={() => onOpen({ measure: column.key, by: by.key, ...(key !== undefined && { key }) })}
              >
                {said}
              </button>
            )}
          </td>
        )
      })}
      {compared >= 0 && <td>{change(key, figures)}</td>}
    </>
  )
  return (
    <Scrollable className={styles.scroll} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{by.title}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            {compared >= 0 && <th scope="col">{columns[compared]?.title} against the year before</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>{line(name, key, figures)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{line('All', undefined, total)}</tr>
        </tfoot>
      </table>
    </Scrollable>
  )
}

const words: Readonly<Record<FigureKind, (more: boolean, by: number) => string>> = {
  // More days are not better: what got slower says so.
  days: (more, by) => `${counted(by, 'day')} ${more ? 'slower' : 'faster'}`,
  share: (more, by) => `${counted(by, 'point')} ${more ? 'higher' : 'lower'}`,
  money: (more, by) => `${saidFigure('money', by)} ${more ? 'more' : 'less'}`,
  count: (more, by) => `${by.toLocaleString('en')} ${more ? 'more' : 'fewer'}`,
}

/** A figure beside that of the same time a year before: '6 days faster', 'same'; a dash where one of them is missing. */
export function againstYearBefore(kind: FigureKind, now: number | null, before: number | null): string {
  if (now === null || before === null) return '–'
  return now === before ? 'same' : words[kind](now > before, Math.abs(now - before))
}
