import { z } from 'zod'
import { Role } from '#formats/roles.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { command, query } from '#platform/operation/contract.ts'
import { TypedDay } from '#platform/operation/fields.ts'
import { MOST_TEXT } from './sections.ts'

const Section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) })

const Terms = z.object({
  version: z.string(),
  since: z.string(),
  sections: z.array(Section),
  /** When the caller accepted this version; null: not yet. */
  acceptedAt: z.string().nullable(),
  /** Every version the caller accepted, newest first. */
  accepted: z.array(z.object({ version: z.string(), acceptedAt: z.string() })),
})

/** A version with who published it and how many people accepted it. */
const Version = z.object({
  version: z.string(),
  since: z.string(),
  /** Null: it came with the product. */
  publishedAt: z.string().nullable(),
  publishedByName: z.string(),
  acceptedCount: z.number(),
})

const Acceptance = z.object({
  userId: z.number(),
  userName: z.string(),
  name: z.string(),
  of: z.string(),
  version: z.string(),
  acceptedAt: z.string(),
})

const publishes = {
  can: 'terms:publish',
  right: { words: 'Publish the terms, and see who accepted them', roles: [Role.provider] },
} as const

export const termsOperations = {
  current: query('terms.current', {
    summary: 'The terms as they stand, and which versions the caller accepted.',
    path: 'GET /api/terms',
    can: 'session',
    input: z.object({}),
    output: Terms,
  }),
  accept: command('terms.accept', {
    summary: 'Accepts the terms in the version that was read.',
    audit: 'Accepted the terms and conditions',
    path: 'POST /api/terms/acceptance',
    can: 'session',
    input: z.object({ version: z.string().min(1).max(20) }),
    output: Terms,
    refusals: { NOT_CURRENT: { status: 409, message: 'There is a newer version of the terms. Please read it first.' } },
    example: { version: '1' },
  }),
  publish: command('terms.publish', {
    summary: 'Publishes the terms in another wording: everybody is asked to accept it from its day on.',
    audit: 'Published a version of the terms',
    path: 'POST /api/terms/versions',
    ...publishes,
    input: z.object({ since: TypedDay, text: z.string().trim().min(1).max(MOST_TEXT) }),
    output: z.object({ items: z.array(Version) }),
    refusals: {
      SINCE_PAST: { status: 400, message: 'Choose today or a later day.' },
      BEFORE_LAST: { status: 409, message: 'A version that is published already begins later.' },
      NO_HEADING: { status: 400, message: 'Begin with a heading, like “1. What this service is”.' },
      SAME_TEXT: { status: 409, message: 'This is the wording that holds already.' },
    },
    example: { since: '2027-01-01', text: '1. What this service is\n\nIt keeps cases.' },
  }),
  versions: query('terms.versions', {
    summary: 'Every version of the terms, newest first.',
    path: 'GET /api/terms/versions',
    can: publishes.can,
    input: z.object({}),
    output: z.object({ items: z.array(Version) }),
  }),
  acceptances: query('terms.acceptances', {
    summary: 'Who accepted which version of the terms, and when; newest first.',
    path: 'GET /api/terms/acceptances',
    can: publishes.can,
    input: PageInput.extend({ version: z.string().max(20).optional() }),
    output: pageOf(Acceptance),
  }),
}
