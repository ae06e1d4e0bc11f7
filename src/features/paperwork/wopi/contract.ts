import { z } from 'zod'
import { EditableFile } from '#paperwork/editable-files/records.ts'
import { letters } from '#paperwork/letters/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

const NOT_YOURS = { status: 403, message: 'Only who writes this file can send a link to it.' } as const
const LINK_GONE = { status: 404, message: 'This link has ended or was taken back. Ask for a new one.' } as const
const TOO_MANY = { status: 429, message: 'Too many attempts. Please wait 15 minutes.' } as const
const token = z.string().min(20).max(200)
const names = { id: 'editableFile' } as const

/** The document editor: who may open a Word file in it, and links for who has no account. */
export const wopi = {
  enter: command('wopi.enter', {
    summary: 'Opens a Word file: with an outside editor set up, where to send the browser and a token for this file.',
    audit: 'Opened a Word file in the document editor',
    path: 'POST /api/editable-files/:id/editor',
    can: 'session',
    input: z.object({ id: Id, view: z.boolean().default(false) }),
    output: z.object({
      file: EditableFile,
      /** Null: no outside editor is set up; the product shows the file itself. */
      editor: z
        .object({
          actionUrl: z.string(),
          accessToken: z.string(),
          /** When it ends, in milliseconds since 1970, as the protocol has it. */
          accessTokenTtl: z.number(),
          writes: z.boolean(),
        })
        .nullable(),
    }),
    refusals: {
      EDITOR_AWAY: {
        status: 503,
        message: 'The document editor does not answer at the moment. You can download the file meanwhile.',
      },
    },
    example: { id: 1 },
    names,
    ownTransactions: true,
  }),
  link: command('wopi.link', {
    summary:
      'Makes a link by which somebody without an account reads a collection letter, as it is printed now, for seven days.',
    audit: 'Made a link to a collection letter',
    path: 'POST /api/editable-files/:id/links',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ path: z.string(), expiresAt: z.string() }),
    refusals: {
      NOT_YOURS,
      NOT_PRINTED: letters.pdf.refusals.NOT_PRINTED,
      NOT_FINISHED: letters.place.refusals.NOT_FINISHED,
      NOT_A_COLLECTION: { status: 409, message: 'Links are made for collection letters only. Share the file instead.' },
    },
    example: { id: 1 },
    names,
    ownTransactions: true,
  }),
  revokeLinks: command('wopi.revokeLinks', {
    summary: 'Takes back every link to a collection letter.',
    audit: 'Took back the links to a collection letter',
    path: 'DELETE /api/editable-files/:id/links',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ revoked: z.number() }),
    refusals: { NOT_YOURS },
    example: { id: 1 },
    names,
  }),
  linked: query('wopi.linked', {
    summary:
      'What a link leads to, for who has no account: the letter’s name, from whom, when it was sent, and until when.',
    path: 'GET /api/editable-file-links/:token',
    can: 'public',
    link: true,
    input: z.object({ token, case: z.coerce.number().int().positive() }),
    output: z.object({ name: z.string(), from: z.string(), sentAt: z.string(), expiresAt: z.string() }),
    refusals: { LINK_GONE, TOO_MANY },
    example: { token: 'no-such-link-at-all-here', case: 1 },
  }),
  linkedFile: query('wopi.linkedFile', {
    summary: 'The letter a link leads to: the PDF of what was sent.',
    path: 'GET /api/editable-file-links/:token/content',
    can: 'public',
    link: true,
    input: z.object({ token, case: z.coerce.number().int().positive() }),
    output: z.unknown(),
    download: true,
    refusals: { LINK_GONE, TOO_MANY },
    example: { token: 'no-such-link-at-all-here', case: 1 },
  }),
}
