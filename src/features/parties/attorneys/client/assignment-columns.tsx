import { screenColumns } from '#platform/client/screen-columns.ts'
import { Button } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconPlus, IconX } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { assignmentListColumns } from '../columns.ts'
import type { AssignedCompany } from '../records.ts'
import styles from './attorneys.module.css'
import { nameOf } from './words.ts'

export type AssignedAttorney = AssignedCompany['attorneys'][number]

type ColumnsOf = {
  isProvider: boolean
  firms: readonly Option[]
  attorneys: readonly Option[]
  assign: (company: AssignedCompany) => void
  unassign: ((company: AssignedCompany, attorney: AssignedAttorney) => void) | undefined
}

export function assignmentColumns(of: ColumnsOf): Column<AssignedCompany>[] {
  return screenColumns(assignmentListColumns, {
    name: { sortable: true },
    code: { hidden: true, width: '130px' },
    lawFirmId: of.isProvider && {
      filter: { kind: 'choice', options: of.firms },
      cell: ({ lawFirmId, lawFirmName }) =>
        lawFirmId ? <Link to={`/visaCareAddLawFirm/${lawFirmId}`}>{lawFirmName}</Link> : '–',
    },
    attorneyId: {
      filter: { kind: 'choice', options: of.attorneys },
      cell: (company) => <Attorneys company={company} {...of} />,
    },
    without: {
      width: '170px',
      filter: {
        kind: 'choice',
        options: [
          { value: 'nobody', label: 'An attorney' },
          ...(of.isProvider ? [{ value: 'noFirm', label: 'A law firm' }] : []),
        ],
      },
      cell: waitsFor,
    },
  })
}

function waitsFor({ lawFirmId, attorneys }: AssignedCompany) {
  if (lawFirmId === null) return <StatusBadge hue="orange">A law firm</StatusBadge>
  return attorneys.length === 0 ? <StatusBadge hue="blue">An attorney</StatusBadge> : '–'
}

/** Who works for the company; each can be taken away, and another one added. */
function Attorneys({
  company,
  assign,
  unassign,
}: Pick<ColumnsOf, 'assign' | 'unassign'> & { company: AssignedCompany }) {
  return (
    <div className={styles.chips}>
      {company.attorneys.map((attorney) => (
        <span key={attorney.id} className={styles.chip}>
          {nameOf(attorney)}
          {unassign && (
            <button
              type="button"
              aria-label={`Take ${company.name} from ${nameOf(attorney)}`}
              title={`Take ${company.name} from ${nameOf(attorney)}`}
              onClick={() => unassign(company, attorney)}
            >
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {unassign && company.lawFirmId !== null && (
        <Button
          size="small"
          variant="subtle"
          icon={<IconPlus size={14} aria-hidden />}
          aria-label={`Assign attorneys to ${company.name}`}
          onClick={() => assign(company)}
        >
          Assign
        </Button>
      )}
    </div>
  )
}
