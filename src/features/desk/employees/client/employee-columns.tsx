import { counted } from '#formats/words.ts'
import { yearsBetween } from '#parties/people/rules.ts'
import { today } from '#platform/client/today.ts'
import { IconChevronDown, IconChevronRight } from '#ui/icons.ts'
import type { Column } from '#ui/table/column.ts'
import type { EmployeeRow, Standing } from '../records.ts'
import { nextStepOf, statusWords } from '../rules.ts'
import styles from './employees.module.css'
import { NextStepCell, nameOf, PersonCell, StageCell, UntilCell } from './standing-cells.tsx'

type Options = {
  acrossCompanies: boolean
  sides: readonly string[]
  unfolded: ReadonlySet<number>
  onFold: (id: number) => void
}

export const employeeColumns = (options: Options): Column<EmployeeRow | Standing>[] => [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    width: '260px',
    cell: (row) => <PersonCell standing={row} under={underName(row, options.acrossCompanies)} folds={hasFamily(row)} />,
    aside: (row) => (hasFamily(row) ? <Fold row={row} {...options} /> : null),
  },
  { key: 'status', title: 'Status', cell: (row) => <span className={styles.line}>{statusWords(row)}</span> },
  {
    key: 'until',
    title: 'Work authorized until',
    sortable: true,
    width: '200px',
    cell: (row) => <UntilCell standing={row} />,
  },
  {
    key: 'next',
    title: 'Next step',
    cell: (row) => <NextStepCell standing={row} step={nextStepOf(row, today(), options)} />,
  },
  {
    key: 'stage',
    title: 'Stage',
    width: '170px',
    cell: (row) => <StageCell line={row.openCase} none={row.relation === 'Principal' ? 'No open case' : 'No case'} />,
  },
]

const hasFamily = (row: EmployeeRow | Standing): row is EmployeeRow => 'family' in row && row.family.length > 0

function underName(row: Standing, acrossCompanies: boolean): string {
  if (row.relation === 'Principal')
    return [row.jobTitle, acrossCompanies && row.companyName].filter(Boolean).join(' · ')
  const years = row.birthDate === null ? '' : String(yearsBetween(row.birthDate, today()))
  const child = row.relation === 'Son' || row.relation === 'Daughter'
  return [row.relation, child && years].filter(Boolean).join(', ')
}

function Fold({ row, unfolded, onFold }: { row: EmployeeRow } & Options) {
  const open = unfolded.has(row.id)
  const Icon = open ? IconChevronDown : IconChevronRight
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-label={`Family of ${nameOf(row)}: ${counted(row.family.length, 'person', 'people')}`}
      onClick={() => onFold(row.id)}
    >
      <Icon size={14} aria-hidden /> {row.family.length} family
    </button>
  )
}
