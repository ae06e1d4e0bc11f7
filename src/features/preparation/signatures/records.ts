import { z } from 'zod'

/** Where somebody signs, and whether it was done. */
export const SignHere = z.object({
  caseFormId: z.number(),
  formId: z.string(),
  edition: z.string(),
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
  signed: z
    .object({ kind: z.string(), signedOn: z.string(), byName: z.string(), scanned: z.boolean(), reason: z.string() })
    .nullable(),
  /** Where the page came back, whether or not it is signed. `looked`: somebody saw it signed, or not signed. */
  scan: z.object({ scanId: z.number(), page: z.number(), looked: z.enum(['Yes', 'No']).nullable() }).nullable(),
  /** The reader signs here, and may mark it by hand. */
  mine: z.boolean(),
})
export type SignHere = z.output<typeof SignHere>
