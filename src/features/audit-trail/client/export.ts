import { call } from '#platform/client/call.ts'
import { type Cell, downloadCsv } from '#platform/client/csv.ts'
import type { RefInput } from '#platform/client/operations.ts'
import type { AuditEvent } from '../contract.ts'
import { auditTrailApi } from './api.ts'
import { operationInWords } from './words.ts'

const PAGE = 200
const MOST = 10_000

type Asked = RefInput<typeof auditTrailApi.list>

/** Saves the events that fit the filter, the newest 10,000 at most; answers how many and whether there are more. */
export async function exportEvents(filter: Asked): Promise<{ saved: number; more: boolean }> {
  const events: AuditEvent[] = []
  let after: string | undefined
  do {
    const page = await call(auditTrailApi.list, { ...filter, limit: PAGE, after })
    events.push(...page.items)
    after = page.next ?? undefined
  } while (after !== undefined && events.length < MOST)
  downloadCsv('audit-trail.csv', [HEAD, ...events.map(rowOf)])
  return { saved: events.length, more: after !== undefined }
}

const HEAD = ['When (UTC)', 'User', 'What', 'Operation', 'Subject', 'Before', 'After', 'Reason', 'Address', 'Request']

const rowOf = (event: AuditEvent): Cell[] => [
  event.at,
  event.userName ?? (event.userId === null ? 'VisaCare' : String(event.userId)),
  operationInWords(event.operation),
  event.operation,
  event.subject,
  json(event.before),
  json(event.after),
  event.reason,
  event.ip,
  event.requestId,
]

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
