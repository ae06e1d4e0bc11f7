import { saidFigure } from '../figures.ts'
import type { ReportTable } from '../records.ts'
import type { Opening } from './BehindDialog.tsx'
import styles from './reports.module.css'

type FigureTableProps = { table: ReportTable; label: string; onOpen: (opening: Opening) => void }

/** Lines and their figures; each that counts something opens the records behind it. */
export function FigureTable({ table: { by, columns, rows, total }, label, onOpen }: FigureTableProps) {
  if (rows.length === 0)
    return <p className={styles.quiet}>There is nothing to count yet. Choose another time or company.</p>
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
    </>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways on a phone, also by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{by.title}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
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
    </section>
  )
}
