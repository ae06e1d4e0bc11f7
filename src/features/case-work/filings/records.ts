import { z } from 'zod'
import { findingGroups } from './finding-groups.ts'

const Day = z.string().nullable()
const Payer = z.enum(['employer', 'individual'])

const Ask = z.object({
  type: z.enum(['text', 'date', 'number', 'money', 'yesNo', 'choice']),
  options: z.array(z.string()),
})

const Waived = z.object({ reason: z.string(), byName: z.string(), at: z.string() })

export const Finding = z.object({
  rule: z.string(),
  /** Names this finding and no other; another value is another finding. */
  key: z.string(),
  group: z.enum(findingGroups),
  severity: z.enum(['error', 'warn', 'info']),
  message: z.string(),
  sentence: z.string(),
  citation: z.string(),
  cause: z.string(),
  causeLabel: z.string(),
  /** Where it is put right, and what is done there; empty where no screen asks for it. */
  jump: z.string(),
  jumpLabel: z.string(),
  /** Asked only for the check: answered right here. */
  ask: Ask.nullable(),
  /** False for what no reason makes good: without the official form there is nothing to file. */
  waivable: z.boolean(),
  /** An error that an attorney waived, or a warning that somebody acknowledged. */
  waived: Waived.nullable(),
})
export type Finding = z.output<typeof Finding>

const Missing = z.object({
  fact: z.string(),
  label: z.string(),
  jump: z.string(),
  jumpLabel: z.string(),
  ask: Ask.nullable(),
})

export const CheckReport = z.object({
  findings: z.array(Finding),
  /** Waived once, and not found now: the value was changed, or put right. */
  ended: z.array(Waived.extend({ rule: z.string(), sentence: z.string() })),
  unchecked: z.array(z.object({ rule: z.string(), message: z.string(), missing: z.array(Missing) })),
  checked: z.number(),
  /** Errors that stop the case: not waived. */
  blocking: z.number(),
  /** Warnings that nobody has acknowledged yet. */
  unacknowledged: z.number(),
  stage: z.enum(['review', 'filing']),
  filingDate: z.string(),
  mayWaive: z.boolean(),
  mayAnswer: z.boolean(),
})
export type CheckReport = z.output<typeof CheckReport>

export const FeeLine = z.object({
  key: z.string(),
  code: z.string(),
  form: z.string(),
  applicant: z.string().optional(),
  amountCents: z.number(),
  explanation: z.string(),
  amountCitation: z.string(),
  confirmed: z.boolean(),
  payer: Payer,
  whoMayPay: z.string(),
  why: z.string(),
  citation: z.string(),
  payerRefused: z.string().optional(),
})

/** Where something is put right, and what is done there. */
const Jump = z.object({ to: z.string(), label: z.string() })

export const CaseFees = z.object({
  lines: z.array(FeeLine),
  totalCents: z.number(),
  employerCents: z.number(),
  individualCents: z.number(),
  payments: z.array(z.object({ form: z.string(), applicant: z.string().optional(), totalCents: z.number() })),
  notDue: z.array(z.object({ code: z.string(), why: z.string() })),
  /** What is still needed to work them out, each question once, and where it is answered. */
  open: z.array(z.object({ code: z.string(), question: z.string(), jump: Jump.nullable() })),
  toConfirm: z.array(z.object({ code: z.string(), sentence: z.string() })),
  complete: z.boolean(),
  filingDate: z.string(),
  paymentMethod: z.enum(['Card', 'ACH']).nullable(),
  approval: z
    .object({ byName: z.string(), at: z.string(), cents: z.number(), /** Still what is due. */ holds: z.boolean() })
    .nullable(),
  mayEdit: z.boolean(),
  mayApprove: z.boolean(),
})
export type CaseFees = z.output<typeof CaseFees>

export const SignHere = z.object({
  caseFormId: z.number(),
  formId: z.string(),
  formName: z.string(),
  block: z.string(),
  words: z.string(),
  name: z.string(),
  party: z.string(),
  optional: z.boolean(),
  page: z.number(),
  /** Page and code in the newest package. */
  packagePage: z.number().nullable(),
  pageCode: z.string(),
  signed: z.object({ kind: z.string(), signedOn: z.string(), byName: z.string(), scanned: z.boolean() }).nullable(),
})
export type SignHere = z.output<typeof SignHere>

export const PackageEntry = z.object({
  label: z.string(),
  kind: z.enum(['cover', 'index', 'fees', 'payment', 'form', 'proof', 'sheet', 'placeholder', 'exhibit', 'addendum']),
  page: z.number(),
  pages: z.number(),
  caseFormId: z.number().nullable(),
})
export type PackageEntry = z.output<typeof PackageEntry>

export const CasePackage = z.object({
  id: z.number(),
  number: z.number(),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Failed', 'Filed']),
  step: z.string(),
  doneParts: z.number(),
  totalParts: z.number(),
  message: z.string(),
  pages: z.number().nullable(),
  sha256: z.string().nullable(),
  contents: z.array(PackageEntry),
  missing: z.array(z.string()),
  /** Something was answered anew since it was built. */
  outdated: z.boolean(),
  createdAt: z.string(),
  createdByName: z.string(),
  filedOn: Day,
  filedByName: z.string(),
  proofOfFiling: z.string(),
})
export type CasePackage = z.output<typeof CasePackage>

export const FilingPlan = z.object({
  fileOn: Day,
  paymentMethod: z.enum(['Card', 'ACH']).nullable(),
  carrier: z.enum(['USPS', 'Courier', 'Online']).nullable(),
  address: z.string(),
  addressVerifiedOn: Day,
})

export const FilingAddress = z.object({
  id: z.number(),
  formId: z.string(),
  /** Whom it is for, as the agency says it; the properties below decide. */
  appliesTo: z.string(),
  /** One or several, such as 'H-1B' or '(c)(9), (c)(26)'; empty for all. */
  classification: z.string(),
  /** Of the petitioner's office or the applicant's home; none for all. */
  states: z.array(z.string()),
  premium: z.boolean().nullable(),
  /** Only when this form travels with it. */
  concurrentWith: z.string(),
  carrier: z.enum(['USPS', 'Courier', 'Online']),
  address: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: Day,
  source: z.string(),
  /** The day somebody looked it up at the agency; a row that nobody confirmed yet has none. */
  verifiedOn: Day,
  verifiedBy: z.string(),
  /** Looked up within the last seven days. */
  fresh: z.boolean(),
  version: z.number(),
})
export type FilingAddress = z.output<typeof FilingAddress>

export const FilingAddressChange = z.object({
  id: z.number(),
  what: z.enum(['Added', 'Changed', 'Confirmed']),
  at: z.string(),
  byName: z.string(),
  /** As it stood afterwards. */
  address: z.string(),
  carrier: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: Day,
})
export type FilingAddressChange = z.output<typeof FilingAddressChange>

export const FilingState = z.object({
  plan: FilingPlan,
  /** Where it may go, and why there (case-types.md §1.7). */
  addresses: z.array(FilingAddress.extend({ proposed: z.boolean(), why: z.string() })),
  destination: z.object({ filedAs: z.string(), channelRule: z.string(), unknown: z.string() }),
  signHere: z.array(SignHere),
  packages: z.array(CasePackage),
  status: z.number(),
  mayEdit: z.boolean(),
  mayFile: z.boolean(),
})
export type FilingState = z.output<typeof FilingState>
