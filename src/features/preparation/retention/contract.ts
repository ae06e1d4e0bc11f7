import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { retentionKinds } from './rules.ts'

export const LegalHold = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  caseId: z.number().nullable(),
  caseNumber: z.string(),
  reason: z.string(),
  placedAt: z.string(),
  placedByName: z.string(),
  endedAt: z.string().nullable(),
  endedByName: z.string(),
  endReason: z.string(),
})
export type LegalHold = z.output<typeof LegalHold>

export const RuleShown = z.object({
  kind: z.enum(retentionKinds),
  name: z.string(),
  months: z.number(),
  source: z.string(),
  confirmed: z.boolean(),
  from: z.string(),
  own: z.boolean(),
})
export type RuleShown = z.output<typeof RuleShown>

/** A document whose time is over. */
export const DueDocument = z.object({
  documentId: z.number(),
  name: z.string(),
  fileName: z.string(),
  caseId: z.number(),
  caseNumber: z.string(),
  companyName: z.string(),
  /** The last day it had to be kept. */
  keptUntil: z.string(),
  source: z.string(),
  confirmed: z.boolean(),
})
export type DueDocument = z.output<typeof DueDocument>

const NOT_YOURS = { status: 403, message: 'The law firm or the provider keeps legal holds and retention.' } as const
const Reason = z.string().trim().min(3).max(1000)

/** What is kept for how long, what nobody may remove, and what may be destroyed. */
export const retention = {
  holds: query('retention.holds', {
    summary: 'Legal holds in sight, those that hold first; of one company all, of one case also those of its company.',
    path: 'GET /api/legal-holds',
    can: 'session',
    input: z.object({ companyId: IdIfKnown, caseId: IdIfKnown }),
    output: z.object({ items: z.array(LegalHold), may: z.object({ place: z.boolean() }) }),
    example: {},
    names: { companyId: 'company', caseId: 'case' },
  }),
  place: command('retention.place', {
    summary: 'Places a legal hold on a case, or on a whole company. Nothing of it is removed while it holds.',
    audit: 'Placed a legal hold',
    path: 'POST /api/legal-holds',
    can: 'session',
    input: z.object({ companyId: IdIfKnown, caseId: IdIfKnown, reason: Reason }),
    output: LegalHold,
    refusals: { NOT_YOURS, WHAT_MISSING: { status: 400, message: 'Choose the case or the company to hold.' } },
    example: { caseId: 1, reason: 'Wage inquiry of the Department of Labor' },
    names: { companyId: 'company', caseId: 'case' },
    idempotent: true,
  }),
  end: command('retention.end', {
    summary: 'Ends a legal hold, with the reason. It stays on record.',
    audit: 'Ended a legal hold',
    path: 'POST /api/legal-holds/:id/end',
    can: 'session',
    confirm: true,
    input: z.object({ id: Id, reason: Reason }),
    output: LegalHold,
    refusals: { NOT_YOURS, ENDED: { status: 409, message: 'This hold has ended already.' } },
    example: { id: 1, reason: 'The inquiry was closed' },
    names: { id: 'legalHold' },
  }),
  due: query('retention.due', {
    summary: 'How long documents are kept, and those of ended cases whose time is over. Nothing held is among them.',
    path: 'GET /api/retention',
    can: 'session',
    input: z.object({}),
    output: z.object({
      rules: z.array(RuleShown),
      items: z.array(DueDocument),
      may: z.object({ destroy: z.boolean() }),
    }),
    refusals: { NOT_YOURS },
    example: {},
    names: {},
  }),
  setRule: command('retention.setRule', {
    summary: 'How long documents of a kind are kept from a day on; the rows before it stay on record.',
    audit: 'Changed how long documents are kept',
    path: 'POST /api/retention-rules',
    can: 'session',
    input: z.object({
      kind: z.enum(retentionKinds),
      months: z.coerce.number<number | string>().int().min(1).max(1200),
      source: z.string().trim().min(3).max(500),
      confirmed: z.boolean().default(false),
      from: TypedDay,
    }),
    output: RuleShown,
    refusals: { NOT_YOURS },
    example: { kind: 'caseFile', months: 84, source: 'Rule of our bar', from: '2026-01-02' },
    names: {},
  }),
  destroy: command('retention.destroy', {
    summary: 'Destroys documents whose time is over, by somebody’s own word. Their files cannot be brought back.',
    audit: 'Destroyed documents whose retention was over',
    path: 'POST /api/retention/destroy',
    can: 'session',
    confirm: true,
    input: z.object({ documentIds: z.array(Id).min(1).max(200), reason: Reason }),
    output: z.object({ destroyed: z.number() }),
    refusals: {
      NOT_YOURS,
      HELD: { status: 409, message: 'A legal hold keeps one of these documents. Nothing was destroyed.' },
      NOT_DUE: { status: 409, message: 'The time of one of these documents is not over. Nothing was destroyed.' },
    },
    example: { documentIds: [1], reason: 'Retention over' },
    names: { documentIds: 'document' },
  }),
}
