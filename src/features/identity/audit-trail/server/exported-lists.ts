import { exportedList } from '#identity/exports/server/exported.ts'
import { asText, momentOf } from '#platform/export/cells.ts'
import { auditTrail } from '../contract.ts'
import { auditExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedAuditLists = [
  exportedList({
    list: auditTrail.list,
    operation: auditExports.auditTrail,
    columns: [
      { title: 'When (UTC)', value: ({ at }) => momentOf(at) },
      { title: 'Number', value: ({ seq }) => seq },
      { title: 'Tenant', value: ({ tenant }) => tenant },
      { title: 'What', value: ({ words }) => words },
      { title: 'Operation', value: ({ operation }) => operation },
      { title: 'Who', value: ({ userName, who }) => [userName, who].filter(Boolean).join(' · ') || null },
      { title: 'About', value: ({ subject }) => subject },
      { title: 'Reason', value: ({ reason }) => reason },
      { title: 'IP address', value: ({ ip }) => ip },
      { title: 'Before', value: ({ before }) => asText(before) },
      { title: 'After', value: ({ after }) => asText(after) },
      { title: 'Request', value: ({ requestId }) => requestId },
    ],
  }),
]
