import { z } from 'zod'

/** What stands where in a package. */
export const PackageEntry = z.object({
  label: z.string(),
  kind: z.enum([
    'cover',
    'index',
    'fees',
    'payment',
    'form',
    /** A form that lies beside another one too. */
    'copy',
    'proof',
    'sheet',
    'placeholder',
    'exhibit',
    /** The notice that a response answers. */
    'notice',
    'addendum',
    'byHand',
  ]),
  page: z.number(),
  pages: z.number(),
  caseFormId: z.number().nullable(),
  /** Pages of the form, from 1, that were left out: supplements for other filings. */
  left: z.array(z.number()).optional(),
  /** The edition of the agency's own PDF in the form's place. */
  elsewhere: z.string().optional(),
})
export type PackageEntry = z.output<typeof PackageEntry>
