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

type Entry = Pick<PackageEntry, 'page' | 'left'>

/** Where a page of a form, from 1, stands in the package; undefined when it was left out. */
export const pageInPackage = ({ page, left = [] }: Entry, formPage: number): number | undefined =>
  left.includes(formPage) ? undefined : page + formPage - 1 - left.filter((each) => each < formPage).length

/** Which page of its form stands on a page of the package. */
export function formPageAt(entry: Entry, packagePage: number): number {
  let formPage = packagePage - entry.page + 1
  for (const each of [...(entry.left ?? [])].sort((one, other) => one - other)) if (each <= formPage) formPage += 1
  return formPage
}

/** A form that comes back certified: the document of this item stands in its place, in the package and in what lists it. */
export const issuedAs: Readonly<Record<string, string>> = {
  'eta-9035': 'certifiedLca',
  'eta-9089': 'finalDetermination',
}
