import { z } from 'zod'
import { OfferedAddresses } from '#paperwork/filing-addresses/contract.ts'
import { PackageEntry } from '#preparation/filing-file/package-entries.ts'
import { SignHere } from '#preparation/signatures/records.ts'

const Day = z.string().nullable()

export const CasePackage = z.object({
  id: z.number(),
  number: z.number(),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Failed', 'Filed', 'Rejected', 'Sent']),
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
  rejectedOn: Day,
  rejectionReason: z.string(),
})
export type CasePackage = z.output<typeof CasePackage>

export const FilingPlan = z.object({
  fileOn: Day,
  paymentMethod: z.enum(['Card', 'ACH']).nullable(),
  carrier: z.enum(['USPS', 'Courier', 'Online']).nullable(),
  address: z.string(),
  addressVerifiedOn: Day,
})

/** A payment form on paper: the card holder completes and signs it by hand, and no scan of it is kept. */
export const PaymentFormToSign = z.object({
  caseId: z.number(),
  key: z.string(),
  label: z.string(),
  /** G-1450 or G-1650. */
  paidWith: z.string(),
  amountCents: z.number(),
  /** Its page in the newest package; null when it is not printed with it. */
  packagePage: z.number().nullable(),
  seen: z.object({ signedOn: z.string(), byName: z.string() }).nullable(),
})
export type PaymentFormToSign = z.output<typeof PaymentFormToSign>

/** An application of the family that goes, or could go, out in the petition's package. */
export const FamilyFiling = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  typeName: z.string(),
  path: z.string(),
  /** What stands in the way of filing it together. */
  lacks: z.array(z.string()),
  /** What is different from its own plan. */
  notes: z.array(z.string()),
})
export type FamilyFiling = z.output<typeof FamilyFiling>

export const FilingState = OfferedAddresses.extend({
  plan: FilingPlan,
  signHere: z.array(SignHere),
  paymentForms: z.array(PaymentFormToSign),
  withFamily: z.boolean(),
  family: z.array(FamilyFiling),
  /** The petition or application in whose package this application goes out. */
  goesWith: z
    .object({ id: z.number(), number: z.string(), name: z.string(), filedAs: z.enum(['petition', 'application']) })
    .nullable(),
  packages: z.array(CasePackage),
  status: z.number(),
  mayEdit: z.boolean(),
  /** Says that a box of a scan is signed, or not; assistants look only. */
  mayConfirm: z.boolean(),
  mayFile: z.boolean(),
  /** The reader may not see numbers in full, and gets packages masked. */
  masked: z.boolean(),
})
export type FilingState = z.output<typeof FilingState>
