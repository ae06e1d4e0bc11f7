import type { RowOf } from '#platform/export/export-of.ts'
import { type ListColumns, momentOf } from '#platform/export/list-column.ts'
import type { signIn } from './contract.ts'

export type LookIn = RowOf<typeof signIn.lookIns>

export const lookInListColumns = {
  startedAt: { title: 'From (UTC)', value: ({ startedAt }) => momentOf(startedAt) },
  endedAt: { title: 'Until (UTC)', value: ({ endedAt, until }) => momentOf(endedAt ?? until) },
  companyName: { title: 'Company', value: ({ companyName }) => companyName },
  userName: { title: 'Who', value: ({ userName }) => userName },
  reason: { title: 'Why', value: ({ reason }) => reason },
} satisfies ListColumns<LookIn>
