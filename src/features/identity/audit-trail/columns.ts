import { asText, type ListColumns, momentOf } from '#platform/export/list-column.ts'
import type { AuditEvent } from './contract.ts'

export const auditListColumns = {
  at: { title: 'When (UTC)', value: ({ at }) => momentOf(at) },
  tenant: {
    title: 'Chain',
    value: ({ tenant, seq }) => `${tenant} ${seq}`,
    inFile: [
      { title: 'Number', value: ({ seq }) => seq },
      { title: 'Tenant', value: ({ tenant }) => tenant },
    ],
  },
  // What was done, in words; it is narrowed by the operation.
  operation: {
    title: 'What',
    value: ({ words }) => words,
    inFile: [
      { title: 'What', value: ({ words }) => words },
      { title: 'Operation', value: ({ operation }) => operation },
    ],
  },
  userId: { title: 'Who', value: ({ userName, who }) => [userName, who].filter(Boolean).join(' · ') || null },
  subject: { title: 'About', value: ({ subject }) => subject },
  reason: { title: 'Reason', value: ({ reason }) => reason, fileOnly: true },
  ip: { title: 'IP address', value: ({ ip }) => ip },
  changes: {
    title: 'Changed',
    value: ({ before, after }) => asText(after ?? before),
    inFile: [
      { title: 'Before', value: ({ before }) => asText(before) },
      { title: 'After', value: ({ after }) => asText(after) },
    ],
  },
  requestId: { title: 'Request', value: ({ requestId }) => requestId, fileOnly: true },
} satisfies ListColumns<AuditEvent>
