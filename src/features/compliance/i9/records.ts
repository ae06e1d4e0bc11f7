import { z } from 'zod'
import { typedDay } from '#platform/operation/fields.ts'
import { noticeKinds } from './notices.ts'

const Day = typedDay('Enter a date.')
/** Of a record that is also shown: the calls that take it look at its days (`daysAsTyped`). */
const Kept = z.iso.date('Enter a date.')
const text = (max: number) => z.string().trim().max(max).default('')
const needed = (max: number, words: string) => z.string().trim().min(1, words).max(max)

/** Who helped with Section 1 (Supplement A); each of them signs. */
export const Preparer = z.object({
  familyName: needed(100, 'Last name: enter it.'),
  givenName: needed(100, 'First name: enter it.'),
  street: needed(200, 'Street: enter it.'),
  city: needed(100, 'City: enter it.'),
  state: needed(2, 'State: choose it.'),
  postalCode: needed(10, 'ZIP code: enter it.'),
  signature: needed(200, 'The person who helped types the full name to sign.'),
})
export type Preparer = z.output<typeof Preparer>

export const attested = ['Citizen', 'National', 'Permanent resident', 'Authorized to work'] as const

/** Section 1 as the employee fills it in; what is missing is said by `section1Problems`. */
export const Section1 = z.object({
  familyName: text(100),
  givenName: text(100),
  middleInitial: text(1),
  otherLastNames: text(200),
  street: text(200),
  unit: text(20),
  city: text(100),
  state: text(3),
  postalCode: text(10),
  birthDate: text(10),
  socialSecurity: text(11),
  email: text(254),
  phone: text(30),
  status: z.enum(attested).or(z.literal('')).default(''),
  /** Box 4: the day; 'N/A' where there is no end. */
  authorizedUntil: text(10),
  aNumber: text(12),
  i94Number: text(12),
  passportNumber: text(40),
  passportCountry: text(60),
  helped: z.boolean().default(false),
  preparers: z.array(Preparer).max(4).default([]),
})
export type Section1 = z.output<typeof Section1>

export const Signature = z.object({
  name: z.string(),
  on: z.string(),
  at: z.string(),
  address: z.string(),
  browser: z.string(),
  /** The words that were agreed to, as they stood then. */
  attestation: z.string(),
})
export type Signature = z.output<typeof Signature>

/** A document as it is printed: what it is, who issued it, its number and its end. */
export const ShownDocument = z.object({
  list: z.enum(['A', 'B', 'C']),
  title: needed(100, 'Choose the document.'),
  authority: needed(100, 'Enter who issued the document, as printed on it. A copy on file does not replace this.'),
  number: needed(40, 'Enter the number of the document, or N/A where it has none.'),
  /** Null: it has no end. */
  expiresOn: Day.nullable(),
  /** A receipt for a lost, stolen or damaged document; never one of an application. */
  receipt: z.boolean().default(false),
  restricted: z.boolean().default(false),
  withoutPhoto: z.boolean().default(false),
})
export type ShownDocument = z.output<typeof ShownDocument>

export const Section2 = z.object({
  documents: z.array(ShownDocument).min(1, 'Enter what was shown.').max(3),
  remote: z.boolean().default(false),
  videoOn: Day.nullish(),
  copiesKept: z.boolean().default(false),
  notes: text(600),
  signerName: needed(200, 'Your name: enter it.'),
  signerTitle: needed(120, 'Your title: enter it.'),
  lateReason: text(600),
})
export type Section2 = z.output<typeof Section2> & {
  firstDay: string
  employer: string
  employerAddress: string
  signature: Signature
}

/** One block of Supplement B. */
export const SupplementB = z.object({
  kind: z.enum(['reverification', 'rehire', 'name change']),
  rehiredOn: Day.nullish(),
  familyName: text(100),
  givenName: text(100),
  middleInitial: text(1),
  document: ShownDocument.nullish(),
  /** The I-94 of a foreign passport: it, not the passport, says that and until when somebody may work. */
  beside: ShownDocument.nullish(),
  remote: z.boolean().default(false),
  notes: text(200),
  signerName: needed(200, 'Your name: enter it.'),
})
export type SupplementB = z.output<typeof SupplementB> & { signature: Signature }

/** Lined through, corrected, initialed and dated: what stood there stays. */
export type Correction = {
  section: 1 | 2
  field: string
  label: string
  before: string
  after: string
  initials: string
  reason: string
  on: string
  at: string
  by: string
}

/** All of a form, sealed as one. */
export type Content = {
  section1?: Section1 & { signature: Signature; language: 'en' | 'es' }
  section2?: Section2
  /** What a receipt stood for, once it was shown. */
  replacement?: { document: ShownDocument; on: string; by: string; at: string }
  supplementB: SupplementB[]
  corrections: Correction[]
  memos: { on: string; by: string; text: string }[]
}
export const noContent = (): Content => ({ supplementB: [], corrections: [], memos: [] })

/** Entered by hand from E-Verify; nothing here speaks to the agency. */
export const EVerify = z.object({
  caseNumber: needed(20, 'Case number: enter it as E-Verify shows it.'),
  openedOn: Kept,
  result: z.enum(['open', 'employment authorized', 'mismatch', 'referred', 'final nonconfirmation', 'closed']),
  resultOn: Kept.nullish(),
  referredOn: Kept.nullish(),
  closedOn: Kept.nullish(),
})
export type EVerify = z.output<typeof EVerify>

export const Settings = z.object({
  everifyId: text(40),
  enrolledFrom: Kept.nullish().transform((day) => day ?? null),
  enrolledUntil: Kept.nullish().transform((day) => day ?? null),
  goodStandingOn: Kept.nullish().transform((day) => day ?? null),
  videoFrom: Kept.nullish().transform((day) => day ?? null),
  videoFor: z.enum(['all', 'remote hires']).default('all'),
  keepsCopies: z.boolean().default(false),
  weekdays: z.array(z.number().int().min(0).max(6)).min(1, 'Choose the days you are open.').default([1, 2, 3, 4, 5]),
  openOn: z.array(Kept).max(60).default([]),
  closedOn: z.array(Kept).max(60).default([]),
})
export type Settings = z.output<typeof Settings>
export const standardSettings: Settings = Settings.parse({})

export const Group = z.enum(['late', 'due', 'ending', 'soon', 'complete', 'former'])
export type Group = z.output<typeof Group>

/** What a form waits for next. */
export const Waits = z.enum([
  'form',
  'section1',
  'section2',
  'everify',
  'mismatch',
  'receipt',
  'reverification',
  'look',
  'destruction',
])
export type Waits = z.output<typeof Waits>

export const Row = z.object({
  /** Null: there is no form yet. */
  id: z.number().nullable(),
  employmentId: z.number(),
  personId: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  name: z.string(),
  givenName: z.string(),
  jobTitle: z.string(),
  firstDay: z.string(),
  endedOn: z.string().nullable(),
  group: Group,
  waits: Waits.nullable(),
  dueOn: z.string().nullable(),
  /** "Section 2, look at documents". */
  title: z.string(),
  about: z.string(),
  link: z.enum(['none', 'sent', 'opened', 'over']),
  /** Until when the form is kept, of somebody who left. */
  keepUntil: z.string().nullable(),
})
export type Row = z.output<typeof Row>

export const Finding = z.object({
  id: z.string(),
  what: z.string(),
  severity: z.string(),
  forms: z.array(z.object({ id: z.number().nullable(), employmentId: z.number(), name: z.string() })),
})
export type Finding = z.output<typeof Finding>

export const Notice = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  servedOn: z.string(),
  servedHow: z.enum(['person', 'certified', 'mail']),
  /** The day that governs: the printed one, else the one that is counted. */
  dueOn: z.string().nullable(),
  printedDueOn: z.string().nullable(),
  extendedUntil: z.string().nullable(),
  /** Whom the notice names. */
  workers: z.array(z.string()),
  closedOn: z.string().nullable(),
})
export type Notice = z.output<typeof Notice>

/** A notice that is open, where people look: at home and in the calendar, of a law firm with whose it is. */
export const OpenNotice = Notice.pick({ id: true, kind: true, servedOn: true, dueOn: true }).extend({
  companyName: z.string(),
})
export type OpenNotice = z.output<typeof OpenNotice>

export const Bundle = z.object({
  id: z.number(),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Failed', 'Cancelled']),
  done: z.number(),
  total: z.number(),
  message: z.string(),
  pages: z.number().nullable(),
  entries: z.array(z.object({ label: z.string(), page: z.number(), pages: z.number() })),
  failed: z.array(z.string()),
  /** Employees without a form, as the index names them. */
  missing: z.array(z.string()),
  builtAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Bundle = z.output<typeof Bundle>

/** Somebody on a STEM extension whose employer is not in E-Verify. */
export const InTraining = z.object({
  employmentId: z.number(),
  name: z.string(),
  companyName: z.string(),
  until: z.string(),
})
export type InTraining = z.output<typeof InTraining>
