import type { PackageItem, PreparedDocument, PreparedTemplate } from '#paper/types.ts'

/** Field by field what was printed. */
export type Changes = Readonly<Record<string, string | true>>
type Form = { document: PreparedDocument; values: ReadonlyMap<string, string | true>; label: string }
export type SignedPage = { document: PreparedDocument; page: number; code: string }

/** Whether a box on a page of a form says something else than it did when the page was printed. Pages from 0. */
export const changedOn = (
  { fields }: Pick<PreparedTemplate, 'fields'>,
  page: number,
  then: Changes,
  now: ReadonlyMap<string, string | true>,
): boolean =>
  fields.some(({ name, widgets }) => widgets.some((each) => each.page === page) && then[name] !== now.get(name))

/** The form's pages in their order, with scans in place of those that were signed, without those that are left out. Pages from 0. */
export function withSignedPages(
  { document, values, label }: Form,
  signed: ReadonlyMap<number, SignedPage>,
  left: readonly number[] = [],
): (PackageItem & { scanned?: string })[] {
  if (signed.size === 0 && left.length === 0) return [{ document, values, label }]
  const items: (PackageItem & { scanned?: string })[] = []
  let unsigned: number[] = []
  const add = (item: Pick<PackageItem, 'document' | 'values' | 'pages'> & { scanned?: string }) =>
    items.push({ ...item, label, ...(items.length > 0 && { continued: true }) })
  const addUnsigned = () => {
    if (unsigned.length > 0) add({ document, values, pages: unsigned })
    unsigned = []
  }
  for (const page of document.pages.keys()) {
    if (left.includes(page + 1)) continue
    const scan = signed.get(page)
    if (!scan) {
      unsigned.push(page)
      continue
    }
    addUnsigned()
    add({ document: scan.document, pages: [scan.page], scanned: scan.code })
  }
  addUnsigned()
  return items
}
