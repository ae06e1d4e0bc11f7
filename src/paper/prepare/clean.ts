import type { PdfDocument } from '../pdf/document.ts'
import type { Page } from '../pdf/pages.ts'
import { nameOf } from '../pdf/values.ts'
import type { FormField } from './fields.ts'

/** Takes out what would act or forbid by itself: scripts, usage rights, the XFA form. The tags for readers stay. */
export function cleanCatalog(document: PdfDocument, pages: readonly Page[]): void {
  const { root } = document
  for (const key of ['/Perms', '/NeedsRendering', '/OpenAction', '/AA', '/Extensions', '/Requirements'])
    delete root[key]
  const names = document.dictionary(root['/Names'])
  delete names['/JavaScript']
  if (root['/Names'] !== undefined && Object.keys(names).length === 0) delete root['/Names']
  const form = document.dictionary(root['/AcroForm'])
  for (const key of ['/XFA', '/NeedAppearances', '/SigFlags', '/CO']) delete form[key]
  for (const page of pages) delete page.dictionary['/AA']
}

const READ_ONLY = 1

/**
 * Many fields are locked until a script unlocks them; with the scripts gone they would stay locked for ever. Barcodes and
 * signatures stay as they are.
 */
export function unlock(document: PdfDocument, fields: readonly FormField[]): void {
  for (const { kind, name, dictionary, widgets } of fields) {
    for (const each of [dictionary, ...widgets.map((widget) => widget.dictionary)]) {
      delete each['/AA']
      if (nameOf(document.get(document.dictionary(each['/A'])['/S'])) === 'JavaScript') delete each['/A']
      if (kind === 'barcode' || kind === 'signature' || isSignature(name)) continue
      const flags = document.number(each['/Ff'])
      if (flags !== undefined) each['/Ff'] = flags & ~READ_ONLY
    }
  }
}

function isSignature(name: string): boolean {
  const last = name.split('.').at(-1) ?? ''
  return /signature/i.test(last) && !/date/i.test(last)
}
