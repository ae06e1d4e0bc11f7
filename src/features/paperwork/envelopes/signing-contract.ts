import { z } from 'zod'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { EnvelopeField, Mark, SignerState } from './records.ts'

const Token = z.string().min(20).max(100)
const Pass = z.string().min(20).max(100)
const LINK_ENDED = {
  status: 404,
  message: 'This link is no longer valid. Ask the person who sent it for a new one.',
} as const
const TOO_MANY = { status: 429, message: 'Too many attempts. Please wait 15 minutes.' } as const
const NOT_YOUR_TURN = {
  status: 409,
  message: 'It is not your turn to sign yet. We will write to you when it is.',
} as const
const OVER = { status: 409, message: 'This document cannot be signed any more.' } as const
const CODE_FIRST = { status: 403, message: 'Enter the code from your e-mail first.' } as const
const example = { token: 'a-token-that-nobody-was-ever-given' }
const passed = { ...example, pass: 'a-pass-that-nobody-was-ever-given' }

/** How the document stands for whoever holds the link. */
export const Standing = z.enum(['yours', 'waiting', 'signed', 'finished', 'declined', 'expired', 'voided'])
export type Standing = z.output<typeof Standing>

export const ToSign = z.object({
  standing: Standing,
  title: z.string(),
  message: z.string(),
  /** Who asks, and for whom. */
  from: z.string(),
  office: z.string(),
  /** Whose case it belongs to; only once the code was right. */
  caseOf: z.string().nullable(),
  pages: z.number(),
  expiresOn: z.string().nullable(),
  you: z.object({ name: z.string(), role: z.string(), email: z.string(), signedAt: z.string().nullable() }),
  signers: z.array(z.object({ position: z.number(), name: z.string(), state: SignerState, isYou: z.boolean() })),
  /** Only once the code was right. */
  fields: z.array(EnvelopeField.omit({ signerId: true })),
  identified: z.boolean(),
  checkNumber: z.string().nullable(),
  /** What the person chose to read in VisaCare; null for who has no account. */
  language: z.enum(['en', 'es']).nullable(),
  /** Which day the clocks of the office show: what a date field will say. */
  today: z.string(),
  /** The time zone of the office. */
  zone: z.string(),
  /** Of a petition whose forms take ink: said on the last page. */
  hasPaperForms: z.boolean(),
})
export type ToSign = z.output<typeof ToSign>

export const Verified = z.object({
  result: z.enum(['whole', 'added', 'changed', 'foreign', 'none', 'number']),
  /** As the seal says it. */
  sealedAt: z.string().nullable(),
  document: z
    .object({
      title: z.string(),
      checkNumber: z.string(),
      completedAt: z.string(),
      /** The zone whose days stand on the paper and its certificate. */
      zone: z.string(),
      sha256: z.string(),
      signers: z.array(z.object({ name: z.string(), role: z.string(), signedAt: z.string() })),
    })
    .nullable(),
})
export type Verified = z.output<typeof Verified>

/** What somebody without an account does with a mailed link, and what anybody may ask of a signed file. */
export const signing = {
  open: command('signing.open', {
    summary: 'What a link asks for and how it stands. The pages are shown only after the code.',
    audit: 'Opened a document to be signed',
    path: 'POST /api/signing/open',
    can: 'public',
    link: true,
    input: z.object({ token: Token, pass: z.string().max(100).optional() }),
    output: ToSign,
    refusals: { LINK_ENDED, TOO_MANY },
    example,
  }),
  sendCode: command('signing.sendCode', {
    summary: 'Mails a code of six digits to the address that the link was mailed to.',
    audit: 'Asked for a code to sign a document',
    path: 'POST /api/signing/code',
    can: 'public',
    link: true,
    input: z.object({ token: Token }),
    // `held`: no mail server is set, so the code waits in the outbox of the installation.
    output: z.object({ sentTo: z.string(), minutes: z.number(), held: z.boolean() }),
    refusals: { LINK_ENDED, TOO_MANY, NOT_YOUR_TURN, OVER },
    example,
  }),
  identify: command('signing.identify', {
    summary: 'Checks the code. Each try is counted before it is compared; the fifth wrong one ends the code.',
    audit: 'Proved who they are by a code',
    path: 'POST /api/signing/identify',
    can: 'public',
    link: true,
    ownTransactions: true,
    input: z.object({
      token: Token,
      code: z
        .string()
        .trim()
        .transform((code) => code.replace(/\s/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits.')),
    }),
    output: z.object({ pass: z.string() }),
    refusals: {
      LINK_ENDED,
      TOO_MANY,
      CODE_WRONG: { status: 403, message: 'This is not the code we mailed. Look at the newest e-mail.' },
      CODE_OVER: { status: 403, message: 'This code cannot be used any more. Ask for a new one.' },
    },
    example: { ...example, code: '123456' },
  }),
  pages: query('signing.pages', {
    summary: 'The document of a link as a PDF, or once all have signed the sealed file; only after the code.',
    path: 'POST /api/signing/pages',
    can: 'public',
    link: true,
    input: z.object({ token: Token, pass: Pass }),
    output: z.unknown(),
    download: true,
    refusals: { LINK_ENDED, TOO_MANY, CODE_FIRST, OVER },
    example: passed,
  }),
  sign: command('signing.sign', {
    summary: 'Signs: every field filled, and electronic signing agreed to. The day is set here.',
    audit: 'Signed a document',
    path: 'POST /api/signing/sign',
    can: 'public',
    link: true,
    input: z.object({
      token: Token,
      pass: Pass,
      consent: z.literal(true, 'Agree to sign electronically first.'),
      marks: z.array(z.object({ field: z.number().int().positive(), mark: Mark })).max(60),
    }),
    output: ToSign,
    refusals: {
      LINK_ENDED,
      TOO_MANY,
      CODE_FIRST,
      NOT_YOUR_TURN,
      OVER,
      WRONG_NAME: { status: 400, message: 'Type your own name, as it stands on the document, or draw your signature.' },
      NOT_OPENED: { status: 409, message: 'Open the document before you sign it.' },
      NOT_ALL: { status: 400, message: 'Some fields are still empty.' },
      WRONG_FIELD: { status: 400, message: 'What was sent does not fit its field.' },
    },
    example: { ...passed, consent: true, marks: [] },
  }),
  decline: command('signing.decline', {
    summary: 'Declines to sign, with a reason. The sender is told, and nobody else is asked.',
    audit: 'Declined to sign a document',
    path: 'POST /api/signing/decline',
    can: 'public',
    link: true,
    input: z.object({ token: Token, pass: Pass, reason: z.string().trim().min(1, 'Say what is wrong.').max(1000) }),
    output: ToSign,
    refusals: { LINK_ENDED, TOO_MANY, CODE_FIRST, NOT_YOUR_TURN, OVER },
    example: { ...passed, reason: 'My title is wrong.' },
  }),
  askAgain: command('signing.askAgain', {
    summary: 'Tells the sender that the time to sign was over and a new link is wanted.',
    audit: 'Asked for a new link to sign a document',
    path: 'POST /api/signing/ask-again',
    can: 'public',
    link: true,
    input: z.object({ token: Token }),
    output: z.object({ told: z.boolean() }),
    refusals: { LINK_ENDED, TOO_MANY },
    example,
  }),
  verify: query('signing.verify', {
    summary: 'Looks at the seal of a PDF: whole, added to, changed or not from here. Nothing is kept.',
    path: 'POST /api/verify-signed-document',
    can: 'public',
    input: z.object({ file: z.custom<UploadedFile>() }),
    output: Verified,
    refusals: {
      TOO_MANY,
      NOT_A_PDF: { status: 400, message: 'This is not a PDF file.' },
      TOO_LARGE: { status: 413, message: 'The file is larger than the 25 MB that can be checked here.' },
    },
    upload: { maxBytes: 25 * 1024 * 1024 },
  }),
  byNumber: query('signing.byNumber', {
    summary:
      'Who signed the document with this check number, and when. Whether a file is that document, its seal says.',
    path: 'GET /api/verify-signed-document/:number',
    can: 'public',
    input: z.object({ number: z.string().trim().max(30) }),
    output: Verified,
    refusals: { TOO_MANY, UNKNOWN: { status: 404, message: 'No signed document has this check number.' } },
    example: { number: 'VC-0000-0000-0000' },
  }),
}
