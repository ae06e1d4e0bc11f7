import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { CompanyRow } from './records.ts'

export const companyListColumns = {
  code: { title: 'Code', value: ({ code }) => code },
  name: { title: 'Company', value: ({ name }) => name },
  email: { title: 'E-mail', value: ({ email }) => email },
  lawFirm: { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
  status: { title: 'Status', value: ({ status }) => status },
  subscription: { title: 'Subscription', value: ({ subscription }) => subscription },
  diyAccess: { title: 'DIY access', value: ({ diyAccess }) => diyAccess === 'Y' },
  payment: { title: 'Payment method', value: ({ transactionDetailsAdded }) => transactionDetailsAdded },
  id: { title: 'Created', value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)) },
} satisfies ListColumns<CompanyRow>
