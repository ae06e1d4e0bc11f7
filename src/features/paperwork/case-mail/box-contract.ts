import { z } from 'zod'
import { isEmail } from '#formats/email.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const Security = z.enum(['tls', 'starttls', 'none'])

/** What is shown of the settings: never the password, never the key. */
export const MailBox = z.object({
  address: z.string(),
  on: z.boolean(),
  host: z.string(),
  port: z.number(),
  security: Security,
  userName: z.string(),
  folder: z.string(),
  /** Whose verdict on a sender counts; empty: every e-mail is held. */
  checkedBy: z.string(),
  authority: z.string(),
  /** Where mail from outside arrives, by SMTP. */
  outsideHost: z.string(),
  outsidePort: z.number(),
  /** A trial of that server is under way. */
  isTried: z.boolean(),
  trialAt: z.string().nullable(),
  /** Why the last trial proved nothing. */
  trialSays: z.string(),
  /** When it was last shown that its verdict counts; null: every e-mail is held. */
  provenAt: z.string().nullable(),
  /** The same, also where it does not count any more. */
  lastProvenAt: z.string().nullable(),
  passwordGiven: z.boolean(),
  keyGiven: z.boolean(),
  /** Where a mail server hands messages in. */
  handInUrl: z.string(),
  lookedAt: z.string().nullable(),
  problem: z.string(),
})
export type MailBox = z.output<typeof MailBox>

export const LeftMail = z.object({
  id: z.number(),
  fromAddress: z.string(),
  subject: z.string(),
  receivedAt: z.string(),
  state: z.enum(['waiting', 'no case', 'too large', 'unreadable', 'not taken']),
  outcome: z.string(),
})
export type LeftMail = z.output<typeof LeftMail>

const can = 'mail-box:edit'
const words = (most: number) => z.string().trim().max(most)

/** Where mail into cases comes from; for the provider’s administrator. */
export const mailBox = {
  get: query('mailBox.get', {
    summary: 'Where mail into cases is fetched from, how the last look went, and what reached no case.',
    path: 'GET /api/mail-box',
    can,
    input: z.object({}),
    output: z.object({ box: MailBox.nullable(), left: z.array(LeftMail) }),
    example: {},
  }),
  save: command('mailBox.save', {
    summary:
      'Sets where mail into cases is fetched from and which mail server’s check of a sender counts. An empty password leaves the one that is there.',
    audit: 'Changed the mailbox of the cases',
    path: 'PUT /api/mail-box',
    can,
    confirm: true,
    input: z.object({
      on: z.boolean(),
      address: words(200).refine((text) => isEmail(text) && !text.includes('+'), {
        message: 'Enter an address such as cases@company.com, without a plus sign.',
      }),
      host: words(253).regex(/^[A-Za-z0-9.:-]*$/, 'Enter the name of the mail server, such as imap.company.com.'),
      port: z.coerce.number().int().min(1).max(65535),
      security: Security,
      userName: words(254),
      password: z.string().max(500).default(''),
      folder: words(200).min(1, 'Field is required'),
      checkedBy: words(253)
        .regex(/^[A-Za-z0-9._-]*$/, 'Enter the name of the mail server, such as mx.company.com.')
        .default(''),
      authority: words(20_000).default(''),
      outsideHost: words(253)
        .regex(/^[A-Za-z0-9.:-]*$/, 'Enter the name of the mail server, such as mx.company.com.')
        .default(''),
      outsidePort: z.coerce.number().int().min(1).max(65535).default(25),
    }),
    output: z.object({ on: z.boolean() }),
    refusals: {
      NOT_ENCRYPTED: {
        status: 400,
        message: 'security: Only a mail server on this machine may be reached without encryption.',
      },
      NOT_A_CERTIFICATE: {
        status: 400,
        message: 'authority: Enter certificates that begin with -----BEGIN CERTIFICATE-----, or leave it empty.',
      },
      INCOMPLETE: {
        status: 400,
        message:
          'host: Enter the server, user name and password. To have mail handed in instead, save with “Take mail into cases” off, then make a key.',
      },
    },
    example: {
      ...{
        on: true,
        address: 'cases@company.example',
        host: 'imap.company.example',
        port: 993,
        security: 'tls' as const,
      },
      ...{ userName: 'cases@company.example', password: 'Quiet-River7!', folder: 'INBOX' },
      checkedBy: 'mx.company.example',
    },
  }),
  test: command('mailBox.test', {
    summary: 'Signs in to the mailbox as it is set now and says how many messages wait there. Nothing is taken.',
    audit: 'Tried the mailbox of the cases',
    path: 'POST /api/mail-box/test',
    can,
    ownTransactions: true,
    input: z.object({}),
    output: z.object({ reached: z.boolean(), says: z.string() }),
    refusals: {
      NO_BOX: { status: 409, message: 'No mail server is set. Enter it and save first.' },
      TOO_MANY: { status: 429, message: 'Too many attempts. Please wait 15 minutes.' },
    },
    example: {},
  }),
  trial: command('mailBox.trial', {
    summary:
      'Sends the mailbox a message from outside with forged verdicts. How it arrives shows whether the verdicts of the mail server count.',
    audit: 'Tried the mail server that checks senders',
    path: 'POST /api/mail-box/trial',
    can,
    ownTransactions: true,
    input: z.object({}),
    output: z.object({ sent: z.boolean() }),
    refusals: {
      NOTHING_TO_TRY: {
        status: 409,
        message:
          'Enter the mail server that checks senders and where mail from outside arrives, switch it on and save first.',
      },
      TOO_MANY: { status: 429, message: 'Too many attempts. Please wait 15 minutes.' },
    },
    example: {},
  }),
  makeKey: command('mailBox.makeKey', {
    summary: 'Makes the key with which a mail server hands messages in. It is shown once; the earlier one ends.',
    audit: 'Made a new key to hand in mail',
    path: 'POST /api/mail-box/key',
    can,
    confirm: true,
    input: z.object({}),
    output: z.object({ shownOnce: z.string() }),
    refusals: { NO_BOX: { status: 409, message: 'Enter the address of the cases and save first.' } },
    example: {},
  }),
  place: command('mailBox.place', {
    summary: 'Puts a message that reached no case into one, where it is held to be decided on; or discards it.',
    audit: 'Placed or discarded an e-mail that reached no case',
    path: 'POST /api/mail-box/mails/:id',
    can,
    input: z.object({ id: Id, caseNumber: words(40).default('') }),
    output: z.object({ id: z.number() }),
    refusals: {
      NO_SUCH_CASE: { status: 400, message: 'caseNumber: There is no case with this number.' },
      DONE: { status: 409, message: 'This e-mail is not waiting any more.' },
      ONLY_ITS_HEAD: {
        status: 409,
        message: 'This e-mail isn’t here. It was too large or couldn’t be taken, and is still in the mailbox.',
      },
    },
    example: { id: 1, caseNumber: 'VC-1' },
    names: { id: 'shared: a message of the provider’s mailbox' },
  }),
}
