import { exportedList } from '#identity/exports/server/exported.ts'
import { momentOf } from '#platform/export/cells.ts'
import { signIn } from '../contract.ts'
import { signInExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedSignInLists = [
  exportedList({
    list: signIn.lookIns,
    operation: signInExports.lookIns,
    columns: [
      { title: 'From (UTC)', value: ({ startedAt }) => momentOf(startedAt) },
      { title: 'Until (UTC)', value: ({ endedAt, until }) => momentOf(endedAt ?? until) },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Who', value: ({ userName }) => userName },
      { title: 'Why', value: ({ reason }) => reason },
    ],
  }),
]
