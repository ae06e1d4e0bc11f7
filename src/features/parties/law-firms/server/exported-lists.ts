import { exportedList } from '#identity/exports/server/exported.ts'
import { lawFirms } from '../contract.ts'
import { lawFirmExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedLawFirmLists = [
  exportedList({
    list: lawFirms.list,
    operation: lawFirmExports.lawFirms,
    columns: [
      { title: 'Code', value: ({ code }) => code },
      { title: 'Law firm', value: ({ name }) => name },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'Attorneys', value: ({ attorneys }) => attorneys },
      { title: 'Companies', value: ({ companies }) => companies },
      { title: 'Subscription', value: ({ subscription }) => subscription },
      { title: 'Status', value: ({ status }) => status },
    ],
  }),
]
