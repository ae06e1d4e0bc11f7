import { Button } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconPlus, IconX } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
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
  const firm: Column<AssignedCompany> = {
    key: 'lawFirmId',
    title: 'Law firm',
    filter: { kind: 'choice', options: of.firms },
    cell: ({ lawFirmId, lawFirmName }) =>
      lawFirmId ? <Link to={`/visaCareAddLawFirm/${lawFirmId}`}>{lawFirmName}</Link> : '–',
  }
  const waits: Column<AssignedCompany> = {
    key: 'without',
    title: 'Waits for',
    width: '170px',
    filter: {
      kind: 'choice',
      options: [
        { value: 'nobody', label: 'An attorney' },
        ...(of.isProvider ? [{ value: 'noFirm', label: 'A law firm' }] : []),
      ],
    },
    cell: waitsFor,
  }
  return [
    { key: 'name', title: 'Company', sortable: true, cell: ({ name }) => name },
    { key: 'code', title: 'Code', hidden: true, width: '130px', cell: ({ code }) => code },
    ...(of.isProvider ? [firm] : []),
    {
      key: 'attorneyId',
      title: 'Attorneys',
      filter: { kind: 'choice', options: of.attorneys },
      cell: (company) => <Attorneys company={company} {...of} />,
    },
    waits,
  ]
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
