import type { Step } from '../database/batch.ts'

import { maskedJson } from './masked.ts'

export type AuditEntry = {
  /** What was changed, e.g. `user:412`. */
  subject?: string
  before?: unknown
  after?: unknown
  reason?: string
  /** The tenant whose chain this belongs to, where it is not the actor's. */
  companyId?: number | null
  lawFirmId?: number | null
}

export type RequestInfo = { id: string; ip: string; browser: string }

export type AuditFacts = AuditEntry & { at: Date; operation: string; userId: number | null; request: RequestInfo }

/** The statement that appends one event to its tenant's hash chain, in the transaction of the change itself. */
export function auditStep(event: AuditFacts): Step {
  return {
    text: 'select app.audit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      event.at,
      event.operation,
      event.userId,
      event.companyId ?? null,
      event.lawFirmId ?? null,
      event.subject ?? '',
      maskedJson(event.before),
      maskedJson(event.after),
      event.reason ?? '',
      event.request.ip,
      event.request.id,
    ],
  }
}
