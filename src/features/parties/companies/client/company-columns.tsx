import { subscriptions } from '#formats/options.ts'
import { showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { IconCircleCheck, IconCurrencyDollar, IconLock, IconPencil } from '#ui/icons.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { companyListColumns } from '../columns.ts'
import { editsCompanies, setsTransactionDetails, switchesCompanies } from '../policy.ts'
import type { CompanyRow } from '../records.ts'
import styles from './companies.module.css'
import type { CompanyActions } from './use-company-actions.tsx'

type ColumnsOf = {
  roleId: number
  /** Works over all firms, so companies are told apart by theirs. */
  acrossFirms: boolean
  actions: CompanyActions
}

export const profilePath = ({ id }: Pick<CompanyRow, 'id'>) => `/visaCareClientProfile?companyId=${id}`

export function companyColumns({ roleId, acrossFirms, actions }: ColumnsOf): Column<CompanyRow>[] {
  return screenColumns(companyListColumns, {
    name: { title: 'Employer', sortable: true },
    code: { width: '130px', hidden: true },
    email: {},
    lawFirm: acrossFirms && {
      cell: ({ lawFirmName }) => lawFirmName ?? <span className={styles.dimmed}>None</span>,
    },
    subscription: {
      width: '160px',
      filter: { kind: 'choice', options: subscriptions.map((value) => ({ value, label: value })) },
    },
    payment: {
      width: '140px',
      cell: ({ transactionDetailsAdded: added }) => (
        <StatusBadge hue={added ? 'green' : 'orange'}>{added ? 'Added' : 'Missing'}</StatusBadge>
      ),
    },
    status: {
      width: '130px',
      filter: { kind: 'choice', options: ['Active', 'Inactive'].map((value) => ({ value, label: value })) },
      cell: ({ status }) => <StatusBadge hue={status === 'Active' ? 'green' : 'gray'}>{status}</StatusBadge>,
    },
    diyAccess: { hidden: true },
    id: { sortable: true, hidden: true, cell: ({ createdAt }) => showMoment(createdAt) },
    actions: { width: '300px', cell: (company) => <RowActions {...{ company, roleId, actions }} /> },
  })
}

type RowActionsProps = { company: CompanyRow; roleId: number; actions: CompanyActions }

function RowActions({ company, roleId, actions }: RowActionsProps) {
  const navigate = useNavigateTo()
  const { name, status, transactionDetailsAdded: added } = company
  const active = status === 'Active'
  return (
    <span className={styles.rowActions}>
      {active && (
        <Button size="small" aria-label={`Work in this company: ${name}`} onClick={() => actions.workIn(company)}>
          Work in this company
        </Button>
      )}
      <IconButton
        size="small"
        label={`${editsCompanies(roleId) ? 'Edit' : 'See'} ${name}`}
        icon={<IconPencil size={16} />}
        onClick={() => navigate(profilePath(company))}
      />
      {setsTransactionDetails(roleId) && (
        <IconButton
          size="small"
          label={`${added ? 'Take the payment method away from' : 'Note a payment method of'} ${name}`}
          aria-pressed={added}
          icon={<IconCurrencyDollar size={16} />}
          onClick={() => actions.setPayment(company, !added)}
        />
      )}
      {switchesCompanies(roleId) && (
        <IconButton
          size="small"
          label={`${active ? 'Deactivate' : 'Activate'} ${name}`}
          icon={active ? <IconLock size={16} /> : <IconCircleCheck size={16} />}
          onClick={() => actions.changeStatus(company, active ? 'Inactive' : 'Active')}
        />
      )}
    </span>
  )
}
