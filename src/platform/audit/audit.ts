import type { Step } from '../database/batch.ts'
import type { RequestInfo } from '../operation/context.ts'
import { masked } from './masked.ts'

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

export type AuditFacts = AuditEntry & { at: Date; operation: string; userId: number | null; request: RequestInfo }

/** The statement that appends one event to its tenant's hash chain, in the transaction of the change itself. */
export function auditStep({ at, operation, userId, request, ...entry }: AuditFacts): Step {
  return {
    text: 'select app.audit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      at,
      operation,
      userId,
      entry.companyId ?? null,
      entry.lawFirmId ?? null,
      entry.subject ?? '',
      json(entry.before),
      json(entry.after),
      entry.reason ?? '',
      request.ip,
      request.id,
    ],
  }
}

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(masked(value)))
