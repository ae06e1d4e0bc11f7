import { z } from 'zod'

const Day = z.string().nullable()

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

/** Where a case may go, and why there (case-types.md §1.7). */
export const OfferedAddresses = z.object({
  addresses: z.array(FilingAddress.extend({ proposed: z.boolean(), why: z.string() })),
  destination: z.object({ filedAs: z.string(), channelRule: z.string(), unknown: z.string() }),
})
export type OfferedAddresses = z.output<typeof OfferedAddresses>
