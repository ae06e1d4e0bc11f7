import { z } from 'zod'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { query } from '#platform/operation/contract.ts'
import { IdIfKnown, TypedDay } from '#platform/operation/fields.ts'

export const AuditEvent = z.object({
  tenant: z.string(),
  seq: z.number(),
  at: z.string(),
  operation: z.string(),
  /** What was done, for people. */
  words: z.string(),
  userId: z.number().nullable(),
  /** Null for the product itself, and for people outside the reader's scope. */
  userName: z.string().nullable(),
  /** Name and office, also of people outside the reader's scope: "Miriam LANE, HARBOR & LANE". Null for the product. */
  who: z.string().nullable(),
  companyId: z.number().nullable(),
  lawFirmId: z.number().nullable(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  ip: z.string(),
  requestId: z.string(),
})
export type AuditEvent = z.output<typeof AuditEvent>

export const auditTrail = {
  list: query('auditTrail.list', {
    summary: 'Who did what and when, newest first: the provider sees all, a tenant its own.',
    path: 'GET /api/audit-trail',
    can: 'audit:read',
    input: PageInput.pick({ limit: true, after: true }).extend({
      companyId: IdIfKnown,
      userId: IdIfKnown,
      operation: z.string().trim().max(100).optional(),
      subject: z.string().trim().max(100).optional(),
      from: TypedDay.optional(),
      to: TypedDay.optional(),
      /** Those that a figure of a report counts: what `reports.behind` is asked, as one text. */
      figure: z.string().max(6000).optional(),
    }),
    output: pageOf(AuditEvent),
    names: { companyId: 'company', userId: 'filter: user' },
  }),
  operations: query('auditTrail.operations', {
    summary: 'Everything that can be on record, with its words: what the list can be narrowed to.',
    path: 'GET /api/audit-trail/operations',
    can: 'audit:read',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ operation: z.string(), words: z.string() })) }),
  }),
}

export const auditExports = {
  auditTrail: exportOf('exports.auditTrail', auditTrail.list, 'The audit trail', 'Exported the audit trail'),
}
