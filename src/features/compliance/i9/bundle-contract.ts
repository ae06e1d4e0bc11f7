import { z } from 'zod'
import { REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, typedDay } from '#platform/operation/fields.ts'
import { noticeKinds } from './notices.ts'
import { Bundle, Notice } from './records.ts'

const Day = typedDay('Enter a date.')
const can = 'i9:manage'
const example = { bundleId: 1 }
const names = { bundleId: 'i9Bundle' } as const

/** What an inspection asks for: the notice with its day, and all chosen forms in one file. */
export const bundleOperations = {
  buildBundle: command('i9.buildBundle', {
    summary:
      'Builds the inspection bundle of the chosen forms in the background; with a notice nothing is destroyed any more.',
    audit: 'Built an inspection bundle of Forms I-9',
    path: 'POST /api/i9/bundles',
    can,
    input: z.object({
      /** Left out: a practice run. */
      noticeOn: Day.nullish(),
      servedHow: z.enum(['person', 'certified', 'mail']).default('person'),
      extendedUntil: Day.nullish(),
      extensionLetter: z.string().trim().max(500).default(''),
      current: z.boolean().default(true),
      former: z.boolean().default(true),
      pastKeeping: z.boolean().default(false),
      /** Left out: all of them. */
      formIds: z.array(Id).max(5000).optional(),
      trail: z.boolean().default(true),
      list: z.boolean().default(true),
    }),
    output: Bundle,
    refusals: {
      NOBODY: { status: 409, message: 'There is no Form I-9 among those chosen.' },
      NEEDS_LETTER: { status: 400, message: 'More time counts only with a written grant. Say which letter grants it.' },
    },
    example: { noticeOn: '2026-11-13' },
    names: { formIds: 'i9Form' },
  }),
  bundle: query('i9.bundle', {
    summary: 'How far a bundle is, what is in it, and which forms could not be written.',
    path: 'GET /api/i9/bundles/:bundleId',
    can,
    passive: true,
    input: z.object({ bundleId: Id }),
    output: Bundle,
    example,
    names,
  }),
  cancelBundle: command('i9.cancelBundle', {
    summary: 'Stops a bundle that is being built; its notice stays.',
    audit: 'Cancelled an inspection bundle',
    path: 'POST /api/i9/bundles/:bundleId/cancel',
    can,
    input: z.object({ bundleId: Id }),
    output: Bundle,
    example,
    names,
  }),
  bundleFile: query('i9.bundleFile', {
    summary: 'The bundle as one PDF with its index.',
    path: 'GET /api/i9/bundles/:bundleId/file',
    can,
    input: z.object({ bundleId: Id }),
    output: z.unknown(),
    download: true,
    refusals: { ...REVEALED_AND_CONFIRMED, NOT_READY: { status: 409, message: 'This bundle is not built yet.' } },
    example,
    names,
  }),
  recordNotice: command('i9.recordNotice', {
    summary: 'Keeps a notice of an inspection with the day it gives; while one is open, nothing is destroyed.',
    audit: 'Recorded a notice about Forms I-9',
    path: 'POST /api/i9/notices',
    can,
    input: z.object({
      kind: z.enum(noticeKinds),
      servedOn: Day,
      servedHow: z.enum(['person', 'certified', 'mail']).default('person'),
      /** As printed on the notice; it is kept beside the day that is counted. */
      printedDueOn: Day.nullish(),
      workers: z.array(z.string().trim().min(1).max(200)).max(200).default([]),
    }),
    output: Notice,
    example: { kind: 'intent to fine', servedOn: '2026-11-16' },
    idempotent: true,
  }),
  closeNotice: command('i9.closeNotice', {
    summary: 'Closes a notice; forms past their keeping date may be destroyed again.',
    audit: 'Closed a notice of inspection',
    path: 'POST /api/i9/notices/:noticeId/close',
    can,
    input: z.object({ noticeId: Id }),
    output: Notice,
    example: { noticeId: 1 },
    names: { noticeId: 'i9Notice' },
  }),
}
