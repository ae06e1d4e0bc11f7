import { type ListColumns, momentOf } from '#platform/export/list-column.ts'
import type { Mail } from './contract.ts'

export const mailListColumns = {
  createdAt: { title: 'Written (UTC)', value: ({ createdAt }) => momentOf(createdAt) },
  recipients: { title: 'To', value: ({ recipients }) => recipients.join(', ') },
  copies: { title: 'Copies', value: ({ copies }) => copies.join(', '), fileOnly: true },
  subject: { title: 'Subject', value: ({ subject }) => subject },
  template: { title: 'Letter', value: ({ template }) => template },
  status: { title: 'Status', value: ({ status }) => status },
  attempts: { title: 'Attempts', value: ({ attempts }) => attempts },
  lastError: { title: 'Error', value: ({ lastError }) => lastError },
  sentAt: { title: 'Sent (UTC)', value: ({ sentAt }) => sentAt && momentOf(sentAt) },
} satisfies ListColumns<Mail>
