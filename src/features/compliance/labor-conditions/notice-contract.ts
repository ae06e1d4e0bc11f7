import { z } from 'zod'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { NOT_YOURS } from './contract.ts'
import { LcaRecord, noticeKinds } from './records.ts'

const NO_NOTICE = { status: 404, message: 'This LCA has no such notice.' } as const
const NOT_YET = { status: 400, message: 'This day has not come yet.' } as const
const names = { lcaId: 'lca', noticeId: 'unread: only together with its LCA' } as const

/** The notice at the workplace: where it hangs, since when, until when, and the proof of it. */
export const lcaNotices = {
  add: command('lcaNotices.add', {
    summary: 'Writes down where and since when a notice of an LCA is posted, sent or handed to a union.',
    audit: 'Recorded an LCA notice',
    path: 'POST /api/lcas/:lcaId/notices',
    can: 'lca:post',
    input: z.object({
      lcaId: Id,
      kind: z.enum(noticeKinds),
      site: z.string().trim().min(1, 'Name the worksite.').max(200),
      place: z.string().trim().min(1, 'Say where it hangs, like “Lobby board”.').max(200),
      firstDay: TypedDay,
      refusal: z.string().trim().max(1000).default(''),
    }),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      NOT_YET,
      SAME_PLACE: { status: 409, message: 'The notice hangs at this place already. Choose a second, different place.' },
    },
    example: { lcaId: 1, kind: 'posting', site: '200 Harbor Street', place: 'Lobby board', firstDay: '2026-11-09' },
    names: { lcaId: 'lca' },
    idempotent: true,
  }),
  takeDown: command('lcaNotices.takeDown', {
    summary: 'A person says on which day a notice was taken down; nothing takes it down by itself.',
    audit: 'Took down an LCA notice',
    path: 'POST /api/lcas/:lcaId/notices/:noticeId/take-down',
    can: 'lca:post',
    input: z.object({ lcaId: Id, noticeId: Id, on: TypedDay }),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      NO_NOTICE,
      NOT_YET,
      BEFORE_POSTING: { status: 400, message: 'A notice cannot come down before it was posted.' },
      DOWN_ALREADY: { status: 409, message: 'This notice was taken down already.' },
    },
    example: { lcaId: 1, noticeId: 1, on: '2026-11-24' },
    names,
  }),
  prove: command('lcaNotices.prove', {
    summary: 'Keeps a photo, screenshot or letter as the proof of a notice.',
    audit: 'Uploaded the proof of an LCA notice',
    path: 'POST /api/lcas/:lcaId/notices/:noticeId/proof',
    can: 'lca:post',
    input: z.object({ lcaId: Id, noticeId: Id, file: z.custom<UploadedFile>() }),
    output: LcaRecord,
    refusals: { NOT_YOURS, NO_NOTICE },
    names,
    upload: { maxBytes: 15 * 1024 * 1024 },
    ownTransactions: true,
  }),
  proof: query('lcaNotices.proof', {
    summary: 'The photo, screenshot or letter that proves a notice.',
    path: 'GET /api/lcas/:lcaId/notices/:noticeId/proof',
    can: 'lca:read',
    input: z.object({ lcaId: Id, noticeId: Id }),
    output: z.unknown(),
    download: true,
    refusals: { NO_NOTICE },
    example: { lcaId: 1, noticeId: 1 },
    names,
  }),
}
