import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const MailFile = z.object({
  name: z.string(),
  /** Null: it was not taken. */
  documentId: z.number().nullable(),
  /** Why it was not taken. */
  refused: z.string(),
})
export type MailFile = z.output<typeof MailFile>

export const CaseMail = z.object({
  id: z.number(),
  fromAddress: z.string(),
  fromName: z.string(),
  subject: z.string(),
  receivedAt: z.string(),
  state: z.enum(['held', 'accepted', 'in case', 'declined']),
  why: z.string(),
  files: z.array(MailFile),
  /** The message of the case that it became. */
  remarkId: z.number().nullable(),
  decidedByName: z.string(),
})
export type CaseMail = z.output<typeof CaseMail>

const NOT_YOURS = { status: 403, message: 'The law firm decides this; without one, the owner of the case.' } as const
const ofMail = { example: { id: 1, mailId: 1 }, names: { id: 'case', mailId: 'caseMail' } } as const

/** E-mails that come to the address of a case. */
export const caseMail = {
  ofCase: query('caseMail.ofCase', {
    summary: 'The e-mail address of a case, and what came to it, the latest first.',
    path: 'GET /api/cases/:id/mails',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({
      /** Null while no mailbox is set up. */
      address: z.string().nullable(),
      items: z.array(CaseMail),
      may: z.object({ decide: z.boolean() }),
    }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  read: query('caseMail.read', {
    summary: 'The whole text of an e-mail that came to a case.',
    path: 'GET /api/cases/:id/mails/:mailId',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id, mailId: Id }),
    output: CaseMail.extend({ text: z.string() }),
    ...ofMail,
  }),
  decide: command('caseMail.decide', {
    summary: 'Takes an e-mail that is held into the case, or declines it. A declined one stays on record.',
    audit: 'Decided on an e-mail that was held',
    path: 'POST /api/cases/:id/mails/:mailId/decision',
    can: 'session',
    input: z.object({ id: Id, mailId: Id, take: z.boolean() }),
    output: z.object({ id: z.number() }),
    refusals: { NOT_YOURS, DECIDED: { status: 409, message: 'Somebody has decided on this e-mail already.' } },
    example: { id: 1, mailId: 1, take: true },
    names: { id: 'case', mailId: 'caseMail' },
  }),
  newAddress: command('caseMail.newAddress', {
    summary: 'Gives a case a new e-mail address. What is sent to the earlier one reaches no case any more.',
    audit: 'Gave a case a new e-mail address',
    path: 'POST /api/cases/:id/mail-address',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    refusals: { NOT_YOURS },
    example: { id: 1 },
    names: { id: 'case' },
  }),
}
