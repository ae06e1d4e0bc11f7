import { screenColumns } from '#platform/client/screen-columns.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/table/column.ts'
import { today } from '#ui/today.ts'
import { rosterListColumns } from '../columns.ts'
import type { EmployeeRow } from '../records.ts'
import { lightOf, mayGoOnInStatus, notOpened, statusWords, whatEnds } from '../rules.ts'
import styles from './employees.module.css'
import { nameOf, PersonCell, StageCell, UntilCell } from './standing-cells.tsx'

type Options = { acrossCompanies: boolean; onOpen: (row: EmployeeRow) => void }

export function rosterColumns({ acrossCompanies, onOpen }: Options): Column<EmployeeRow>[] {
  // Nobody chooses columns here: each that is declared is shown.
  return screenColumns(
    rosterListColumns,
    {
      person: { cell: (row) => <PersonCell standing={row} under={row.jobTitle} /> },
      company: acrossCompanies && {},
      status: { cell: (row) => <span className={styles.line}>{statusWords(row)}</span> },
      what: { cell: (row) => <WhatEnds row={row} /> },
      until: { width: '210px', cell: (row) => <UntilCell standing={row} /> },
      renewal: { cell: (row) => <RenewalCell row={row} onOpen={onOpen} /> },
      attorney: {
        cell: ({ renewal, workCase }) => (
          <span className={styles.line}>{renewal?.attorneyName || workCase?.attorneyName || '–'}</span>
        ),
      },
    },
    { hidden: false },
  )
}

/** Where the record does not know whether work stops, nobody reads that it does. */
const WhatEnds = ({ row }: { row: EmployeeRow }) => (
  <>
    <span className={styles.line}>{whatEnds(row)}</span>
    {mayGoOnInStatus(row) && <small className={styles.ask}>Ask whether H-1B goes on</small>}
  </>
)

function RenewalCell({ row, onOpen }: { row: EmployeeRow; onOpen: (row: EmployeeRow) => void }) {
  const { noneNeeded, renewal, workUntil } = row
  if (noneNeeded)
    return (
      <span className={styles.dimmed}>
        None needed: {noneNeeded.reason} <span className={styles.under}>({noneNeeded.byName})</span>
      </span>
    )
  if (renewal) return <StageCell line={renewal} />
  if (workUntil === null) return null
  const red = lightOf(row, today()) === 'red'
  const why = notOpened(row, today())
  if (why) return <span className={red ? styles.red : styles.dimmed}>{why}</span>
  return (
    <span className={styles.dimmed}>
      <span className={red ? styles.red : undefined}>Not opened</span>{' '}
      <Button variant="link" aria-label={`Open the renewal of ${nameOf(row)}`} onClick={() => onOpen(row)}>
        Open renewal
      </Button>
    </span>
  )
}
