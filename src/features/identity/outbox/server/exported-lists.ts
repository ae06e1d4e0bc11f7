import { exportedList } from '#identity/exports/server/exported.ts'
import { momentOf } from '#platform/export/cells.ts'
import { outbox } from '../contract.ts'
import { outboxExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedOutboxLists = [
  exportedList({
    list: outbox.list,
    operation: outboxExports.outbox,
    columns: [
      { title: 'Written (UTC)', value: ({ createdAt }) => momentOf(createdAt) },
      { title: 'To', value: ({ recipients }) => recipients.join(', ') },
      { title: 'Copies', value: ({ copies }) => copies.join(', ') },
      { title: 'Subject', value: ({ subject }) => subject },
      { title: 'Letter', value: ({ template }) => template },
      { title: 'Status', value: ({ status }) => status },
      { title: 'Attempts', value: ({ attempts }) => attempts },
      { title: 'Error', value: ({ lastError }) => lastError },
      { title: 'Sent (UTC)', value: ({ sentAt }) => sentAt && momentOf(sentAt) },
    ],
  }),
]
