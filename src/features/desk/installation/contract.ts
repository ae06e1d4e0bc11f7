import { z } from 'zod'
import { TOO_MANY } from '#identity/sessions/contract.ts'
import { ProviderName } from '#identity/setup/contract.ts'
import { command, query } from '#platform/operation/contract.ts'

export const StepId = z.enum(['forms', 'mail', 'lawFirm', 'attorney', 'company', 'payment', 'invite'])
export type StepId = z.output<typeof StepId>

const Moment = z.string().nullable()

export const Step = z.object({
  id: StepId,
  title: z.string(),
  state: z.enum(['open', 'done', 'aside']),
  /** How it stands, in a sentence or two. */
  says: z.string(),
  /** Since when it is done, or was put aside; null where nobody wrote it down. */
  at: Moment,
  /** The step that has to come first. */
  after: StepId.nullable(),
  /** Where it is done, for those who may do it. */
  action: z.object({ label: z.string(), to: z.string() }).nullable(),
  /** Of how many parts how many are there, where it has parts. */
  parts: z.object({ here: z.number(), all: z.number() }).nullable(),
})
export type Step = z.output<typeof Step>

export const TestMail = z.object({
  to: z.string(),
  status: z.enum(['waiting', 'held', 'sent', 'failed']),
  error: z.string(),
  at: z.string(),
})
export type TestMail = z.output<typeof TestMail>

export const Checklist = z.object({
  /** What the provider calls itself; null until it has a name. */
  provider: z.string().nullable(),
  /**
   * 'open' until every step is done or put aside, then 'complete' for 14 days, then 'over'. 'demo': the sample data
   * stands for the set-up, and nobody is asked to do it.
   */
  phase: z.enum(['open', 'complete', 'over', 'demo']),
  steps: z.array(Step),
  done: z.number(),
  /** Without those put aside. */
  total: z.number(),
  /** The one to do now, if this person can. */
  next: StepId.nullable(),
  mail: z.object({
    /** Host and port, never a user name or a password. */
    server: z.string().nullable(),
    from: z.string(),
    /** Where a test goes. */
    to: z.string(),
    /** The last one through this server. */
    test: TestMail.nullable(),
  }),
  facts: z.object({
    database: z.string(),
    embedded: z.boolean(),
    keys: z.number(),
    address: z.string(),
    addressGiven: z.boolean(),
    /** The newest backup in the data folder of the server that answers. */
    backupAt: Moment,
    version: z.string(),
  }),
})
export type Checklist = z.output<typeof Checklist>

/** What fails or waits on an installation, each number up to 1,000. */
export const Attention = z.object({
  /** Given up after several attempts, and those kept because no mail server is set. */
  mailsFailed: z.number(),
  mailsHeld: z.number(),
  jobsFailed: z.array(z.object({ task: z.string(), n: z.number() })),
  /** Forms whose official blank is not here: nothing with them can be filed. */
  blanksMissing: z.array(z.string()),
  /** Editions of forms whose dates nobody has confirmed, of those that are here. */
  editionsToConfirm: z.number(),
  /** This month, where nobody has entered its Visa Bulletin, and the newest one that is here. */
  bulletinMissing: z.object({ month: z.string(), newest: z.string().nullable() }).nullable(),
  /** Law firms without an attorney. */
  firmsToSetUp: z.array(z.object({ id: z.number(), name: z.string() })),
  /** How many there are of each, up to 1,000. */
  numbers: z.object({ clients: z.number(), lawFirms: z.number(), accounts: z.number(), openCases: z.number() }),
  /** Clients without an active administrator. */
  clientsWithoutUser: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type Attention = z.output<typeof Attention>

/** The first hour of an installation: what is set up, and what is left. */
export const installation = {
  checklist: query('installation.checklist', {
    summary: 'What is set up on this installation and what is left, worked out from what is there.',
    path: 'GET /api/installation/checklist',
    can: 'installation:read',
    input: z.object({}),
    output: Checklist,
    example: {},
    passive: true,
  }),
  attention: query('installation.attention', {
    summary:
      'What fails or waits: mails that were not sent, jobs that were given up, blanks that are missing, editions to confirm, firms to set up.',
    path: 'GET /api/installation/attention',
    can: 'installation:read',
    input: z.object({}),
    output: Attention,
    example: {},
    passive: true,
  }),
  putAside: command('installation.putAside', {
    summary: 'Puts a step of the set-up aside as not needed, or takes it back.',
    audit: 'Put a step of the set-up aside, or took it back',
    path: 'PUT /api/installation/checklist/:step',
    can: 'installation:edit',
    input: z.object({ step: StepId, aside: z.boolean() }),
    output: z.object({ step: StepId, aside: z.boolean() }),
    example: { step: 'payment', aside: true },
  }),
  sendTestMail: command('installation.sendTestMail', {
    summary: 'Sends the caller a test e-mail through the mail server; the checklist tells how it went.',
    audit: 'Sent themselves a test e-mail',
    path: 'POST /api/installation/test-mail',
    can: 'installation:edit',
    input: z.object({}),
    output: z.object({ to: z.string() }),
    refusals: {
      NO_MAIL_SERVER: { status: 409, message: 'No mail server is set. Set SMTP_URL and start the server again.' },
      TOO_MANY,
    },
    example: {},
  }),
  nameProvider: command('installation.nameProvider', {
    summary: 'Changes what the provider calls itself; its code stays.',
    audit: 'Named the provider',
    path: 'PUT /api/installation/provider',
    can: 'provider:edit',
    input: z.object({ name: ProviderName }),
    output: z.object({ name: z.string() }),
    example: { name: 'Northstar Immigration' },
  }),
}
