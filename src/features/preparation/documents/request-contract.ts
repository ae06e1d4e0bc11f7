import { z } from 'zod'
import { command } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { RequestedItem } from './records.ts'
import { askableFrom } from './rules.ts'

const ItemId = z.string().trim().min(1).max(60)
const NOT_YOURS = { status: 403, message: 'Those who prepare the case decide about its documents.' } as const
const ITEM_UNKNOWN = { status: 400, message: 'The case does not ask for such a document.' } as const

/** The request list of a case: what its type asks for, and what somebody asks for besides. */
export const requestOperations = {
  ask: command('documents.ask', {
    summary: 'Asks for a document that the checklist does not know, or sets the day by which an item of it is due.',
    audit: 'Requested a document',
    path: 'POST /api/cases/:caseId/document-requests',
    can: 'document:review',
    input: z.object({
      caseId: Id,
      /** An item of the list; left out, a new one is asked for. */
      itemId: ItemId.optional(),
      name: z.string().trim().max(200).default(''),
      need: z.enum(['required', 'recommended']).default('required'),
      from: z.enum(askableFrom).default('BENEFICIARY'),
      note: z.string().trim().max(500).default(''),
      dueOn: TypedDay.nullish(),
    }),
    output: RequestedItem,
    refusals: {
      NOT_YOURS,
      ITEM_UNKNOWN,
      NAME_MISSING: { status: 400, message: 'Say which document is needed.' },
      NOT_YOUR_PEOPLE: { status: 403, message: 'You can ask your employee or their family for a document.' },
      ALREADY_ASKED: { status: 409, message: 'The list asks for this document already.' },
    },
    example: { caseId: 1, name: 'Letter of the former employer' },
    names: { caseId: 'case' },
    idempotent: true,
  }),
  waive: command('documents.waive', {
    summary: 'Says why an item is not needed in this case, or takes that back.',
    audit: 'Waived a requested document, or asked for it again',
    path: 'POST /api/cases/:caseId/document-requests/:itemId/waive',
    can: 'document:review',
    input: z.object({
      caseId: Id,
      itemId: ItemId,
      waived: z.boolean().default(true),
      reason: z.string().trim().max(1000).default(''),
    }),
    output: RequestedItem,
    refusals: {
      NOT_YOURS,
      ITEM_UNKNOWN,
      ATTORNEY_ONLY: { status: 403, message: 'That a required document is not needed, the attorney says.' },
      REASON_MISSING: { status: 400, message: 'Say why it is not needed.' },
    },
    example: { caseId: 1, itemId: 'passport', reason: 'Sent with the earlier case.' },
    names: { caseId: 'case' },
  }),
}
