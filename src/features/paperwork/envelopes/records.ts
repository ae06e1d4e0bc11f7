import { z } from 'zod'
import { OneLine } from '#platform/operation/fields.ts'
import { FULL } from './whole-page.ts'

export const EnvelopeState = z.enum(['draft', 'sent', 'completed', 'declined', 'expired', 'voided'])
export type EnvelopeState = z.output<typeof EnvelopeState>

export const SignerState = z.enum(['waiting', 'asked', 'signed', 'declined'])
export type SignerState = z.output<typeof SignerState>

export const FieldKind = z.enum(['signature', 'initials', 'date', 'text'])
export type FieldKind = z.output<typeof FieldKind>

const Part = z.number().int().min(0).max(FULL)

/** Where something goes, in ten-thousandths of the page as it is seen, from its upper left corner. */
export const FieldPlace = z.object({
  kind: FieldKind,
  label: OneLine(80).default(''),
  page: z.number().int().min(1).max(500),
  x: Part,
  y: Part,
  width: Part.min(1),
  height: Part.min(1),
})
export type FieldPlace = z.output<typeof FieldPlace>

export const EnvelopeField = FieldPlace.extend({ id: z.number(), signerId: z.number() })
export type EnvelopeField = z.output<typeof EnvelopeField>

export const Signer = z.object({
  id: z.number(),
  position: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  state: SignerState,
  askedAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  identifiedAt: z.string().nullable(),
  signedAt: z.string().nullable(),
  address: z.string(),
  declineReason: z.string(),
})
export type Signer = z.output<typeof Signer>

export const EnvelopeEvent = z.object({
  kind: z.string(),
  who: z.string(),
  note: z.string(),
  at: z.string(),
  /** How the mail of an asking or a reminder stands that has not left yet; '' when it has, or there is none. */
  mail: z.enum(['', 'waiting', 'held', 'failed']),
})

export const Envelope = z.object({
  id: z.number(),
  companyId: z.number(),
  caseId: z.number().nullable(),
  documentId: z.number().nullable(),
  title: z.string(),
  message: z.string(),
  state: EnvelopeState,
  pages: z.number(),
  validDays: z.number(),
  expiresAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedReason: z.string(),
  checkNumber: z.string().nullable(),
  /** The provider outside that it is signed with, by name; empty: with the product itself. */
  outside: z.string(),
  /** It came with an archive: what it says of signatures was not checked here. */
  brought: z.boolean(),
  /** What that provider says of the signers that nobody asked for: it waits for who sent it. */
  differs: z.array(z.string()),
  /** Why the word or the file of that provider is not taken now; empty: it is. */
  problem: z.string(),
  resultDocumentId: z.number().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  /** The time zone of the office that asks: the days on the paper are its days. */
  zone: z.string(),
  version: z.number(),
  signers: z.array(Signer),
  fields: z.array(EnvelopeField),
  events: z.array(EnvelopeEvent),
  may: z.object({ manage: z.boolean() }),
})
export type Envelope = z.output<typeof Envelope>

/** A letter that is printed to be sent, or could not be. */
export const LetterToSign = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Failed']),
  step: z.string(),
  message: z.string(),
  /** Who is asked first. */
  first: z.string().nullable(),
})
export type LetterToSign = z.output<typeof LetterToSign>

/** A signature or initials as somebody made them. A picture arrives as dots, dark or not: no file of theirs is ever opened here. */
const Drawn = z.object({
  kind: z.literal('drawn'),
  width: z.number().int().min(10).max(4000),
  height: z.number().int().min(10).max(4000),
  strokes: z
    .array(z.array(z.number().min(-50).max(4050)).min(2).max(4000))
    .min(1)
    .max(200),
})

export const Mark = z.discriminatedUnion('kind', [
  Drawn.refine(isMoreThanADot, 'Draw your signature inside the box; a dot is none.'),
  z.object({ kind: z.literal('typed'), text: z.string().trim().min(1).max(120) }),
  z.object({
    kind: z.literal('picture'),
    width: z.number().int().min(10).max(800),
    height: z.number().int().min(10).max(400),
    /** One bit for each dot in base64, rows padded to whole bytes. */
    dots: z.base64().max(60_000),
  }),
])
export type Mark = z.output<typeof Mark>

/** By field: what goes there. */
export type Marks = Record<string, Mark>

/** Somebody to ask, with what is known of them; an address may still be missing. */
export const PersonToSign = z.object({
  name: z.string(),
  email: z.string(),
  /** As what they sign. */
  role: z.string(),
  /** What they are to the case, in a word. */
  about: z.string(),
})
export type PersonToSign = z.output<typeof PersonToSign>

export const MOST_SIGNERS = 10
export const MOST_FIELDS = 30

/** A line at least a twentieth of the pad long, on the pad: a slip of the finger is no signature. */
function isMoreThanADot({ width, height, strokes }: z.output<typeof Drawn>): boolean {
  const points = strokes.flatMap((stroke) =>
    stroke.flatMap((x, n) => (n % 2 === 0 ? [{ x, y: stroke[n + 1] ?? -1 }] : [])),
  )
  const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  if (inside.length < 2) return false
  const extent = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers)
  return extent(inside.map(({ x }) => x)) + extent(inside.map(({ y }) => y)) >= width / 20
}
