import type { ListColumns } from '#platform/export/list-column.ts'
import type { LawFirmRow } from './records.ts'

export const lawFirmListColumns = {
  code: { title: 'Code', value: ({ code }) => code },
  name: { title: 'Law firm', value: ({ name }) => name },
  email: { title: 'E-mail', value: ({ email }) => email },
  attorneys: { title: 'Attorneys', value: ({ attorneys }) => attorneys },
  companies: { title: 'Companies', value: ({ companies }) => companies },
  subscription: { title: 'Subscription', value: ({ subscription }) => subscription },
  status: { title: 'Status', value: ({ status }) => status },
} satisfies ListColumns<LawFirmRow>
