// biome-ignore-all lint/a11y/noRedundantRoles: a card of a phone is no row to the browser any more

import type { ReactNode } from 'react'
import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import type { Tone } from '#ui/theme/tokens.ts'
import type { WorkloadRow } from '../records.ts'
import styles from './workload.module.css'

const COLUMNS = [
  { key: 'open', title: 'Open', tone: 'teal' },
  { key: 'week', title: 'Due this week', tone: 'amber' },
  { key: 'overdue', title: 'Overdue', tone: 'red' },
  { key: 'client', title: 'Waiting for client', tone: 'gray' },
  { key: 'stuck', title: 'Stuck 14 days', tone: 'gray' },
] as const satisfies readonly { key: keyof WorkloadRow; title: string; tone: Tone }[]

type WorkloadTableProps = {
  rows: readonly WorkloadRow[]
  /** Chips above the table. */
  chips?: ReactNode
  onMove: (row: WorkloadRow) => void
  onCover: (row: WorkloadRow) => void
  listPath: (filter: Record<string, string>) => string
}

/** Attorney by what presses, in cases; bars share one scale in each column, every number leads to its list. */
export function WorkloadTable({ rows, chips, onMove, onCover, listPath }: WorkloadTableProps) {
  const shown = rows.filter(({ attorneyId, open }) => attorneyId !== null || open > 0)
  // Whoever is the only one has nobody to give a case to.
  const several = rows.filter(({ attorneyId }) => attorneyId !== null).length > 1
  const sum = (key: (typeof COLUMNS)[number]['key']) => rows.reduce((total, row) => total + row[key], 0)
  const path = (key: string, who: Record<string, string>) =>
    listPath({ ...who, ...(key === 'open' ? { open: 'true' } : { owed: key }) })
  return (
    <Card title="Workload" flush>
      {chips && <div className={styles.chips}>{chips}</div>}
      <Scrollable className={styles.scroll} label="Workload of each attorney">
        <table className={styles.table} role="table">
          <thead role="rowgroup" className="visually-hidden-on-phone">
            <tr role="row">
              <th scope="col" role="columnheader">
                Attorney
              </th>
              {COLUMNS.map(({ key, title }) => (
                <th key={key} scope="col" role="columnheader">
                  {title}
                </th>
              ))}
              <td role="cell" />
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((row) => {
              const nobody = row.attorneyId === null && !row.diy
              const who: Record<string, string> = row.diy
                ? { mode: 'DIY' }
                : { attorneyId: nobody ? 'none' : String(row.attorneyId) }
              return (
                <tr key={`${row.attorneyId} ${row.diy}`} role="row" className={nobody ? styles.nobody : undefined}>
                  <th scope="row" role="rowheader">
                    <span className={styles.who}>
                      {nobody ? <span className={styles.unknown}>?</span> : <Avatar name={nameOf(row)} />}
                      <span>
                        {nameOf(row)}
                        {row.diy && <small>No attorney needed</small>}
                        {row.outUntil && (
                          <small>
                            Out until {showDate(row.outUntil)}. {row.coverName} stands in.
                          </small>
                        )}
                      </span>
                    </span>
                  </th>
                  {COLUMNS.map(({ key, title, tone }) => (
                    <td key={key} role="cell" data-title={title}>
                      <Bar
                        n={row[key]}
                        most={Math.max(...rows.map((each) => each[key]))}
                        tone={tone}
                        to={path(key, who)}
                      />
                    </td>
                  ))}
                  <td role="cell" className={styles.end}>
                    {row.open > 0 && !row.diy && (nobody || several) && (
                      <Button
                        size="small"
                        variant={nobody ? 'default' : 'subtle'}
                        aria-label={nobody ? 'Assign cases' : `Move cases of ${row.name}`}
                        onClick={() => onMove(row)}
                      >
                        {nobody ? 'Assign' : 'Move'}
                      </Button>
                    )}
                    {row.attorneyId !== null && several && (
                      <Button
                        size="small"
                        variant="subtle"
                        aria-label={`Cover for ${row.name}`}
                        onClick={() => onCover(row)}
                      >
                        Cover
                      </Button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader">
                Firm
              </th>
              {COLUMNS.map(({ key, title }) => (
                <td key={key} role="cell" data-title={title}>
                  <Bar n={sum(key)} most={0} tone="gray" to={path(key, {})} />
                </td>
              ))}
              <td role="cell" />
            </tr>
          </tfoot>
        </table>
      </Scrollable>
    </Card>
  )
}

const nameOf = ({ attorneyId, diy, name }: WorkloadRow) =>
  diy ? 'Do it yourself' : attorneyId === null ? 'Unassigned' : name

const LONGEST = 84

function Bar({ n, most, tone, to }: { n: number; most: number; tone: Tone; to: string }) {
  if (n === 0) return <span className={styles.zero}>0</span>
  return (
    <span className={styles.bar} data-tone={tone}>
      <Link to={to}>{n.toLocaleString('en')}</Link>
      {most > 0 && <i style={{ width: `${Math.max(4, (n / most) * LONGEST)}px` }} aria-hidden />}
    </span>
  )
}
