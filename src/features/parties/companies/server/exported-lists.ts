import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { companies } from '../contract.ts'
import { companyExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedCompanyLists = [
  exportedList({
    list: companies.list,
    operation: companyExports.companies,
    columns: [
      { title: 'Code', value: ({ code }) => code },
      { title: 'Company', value: ({ name }) => name },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
      { title: 'Status', value: ({ status }) => status },
      { title: 'Subscription', value: ({ subscription }) => subscription },
      { title: 'DIY access', value: ({ diyAccess }) => diyAccess === 'Y' },
      { title: 'Payment method', value: ({ transactionDetailsAdded }) => transactionDetailsAdded },
      { title: 'Created', value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)) },
    ],
  }),
]
