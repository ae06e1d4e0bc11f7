import { latin1 } from '../bytes.ts'
import { FONT_SLOTS, fontName } from '../fonts/document-fonts.ts'
import { MARK_LAID, MARK_STATE } from '../package/stamps.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { type Page, rectOf } from '../pdf/pages.ts'
import { nameOf, type PdfDictionary, type PdfValue, Planted } from '../pdf/values.ts'
import type { PageSize } from '../types.ts'
import type { DrawnPage } from './drawn-appearances.ts'

export type FlatPages = {
  readonly pagesReference: string
  readonly pageReferences: readonly string[]
  readonly slotReferences: readonly string[]
  readonly linkReferences: readonly string[]
  readonly sizes: readonly PageSize[]
}

const NOTHING = new Uint8Array(0)

/**
 * New page objects without form and tags. After the page's own content, wrapped so that it leaves no trace in the graphics
 * state, come what is always visible and the slot for what will be filled in.
 */
export function flatPages(document: PdfDocument, pages: readonly Page[], drawn: readonly DrawnPage[]): FlatPages {
  const save = document.add({}, latin1('q\n'))
  const pagesReference = document.add({})
  const fonts = document.add(
    Object.fromEntries(Array.from({ length: FONT_SLOTS }, (_, slot) => [fontName(slot), new Planted(-1 - slot)])),
  )
  const slotReferences: string[] = []
  const linkReferences: string[] = []
  const sizes: PageSize[] = []
  for (const [index, { reference, dictionary }] of pages.entries()) {
    const size = sizeOf(document, dictionary)
    sizes.push(size)
    const own = drawn[index]
    const drawing: PdfDictionary = { '/Font': fonts, '/ExtGState': { [MARK_STATE]: MARK_LAID } }
    if (own && own.appearances.size > 0) drawing['/XObject'] = Object.fromEntries(own.appearances)
    const resourcesReference = document.add(drawing)
    const form: PdfDictionary = {
      '/Type': '/XObject',
      '/Subtype': '/Form',
      '/BBox': size.box,
      '/Resources': resourcesReference,
    }
    const resources = { ...document.dictionary(dictionary['/Resources']) }
    const xObjects = { ...document.dictionary(resources['/XObject']) }
    const show = (name: string, target: string) => {
      const free = freeName(xObjects, name)
      xObjects[free] = target
      return `${free} Do\n`
    }
    let after = 'Q\n'
    if (own && own.always !== '') after += show('/PfAlways', document.add(form, latin1(own.always)))
    const slot = document.add(form, NOTHING)
    after += show('/PfSlot', slot)
    slotReferences.push(slot)
    const links = uriLinks(document, dictionary)
    linkReferences.push(...links)
    const contents = dictionary['/Contents']
    const originals = document.stream(contents) ? [contents ?? null] : document.array(contents)
    document.replace(reference, {
      '/Type': '/Page',
      '/Parent': pagesReference,
      '/Resources': { ...resources, '/XObject': xObjects },
      '/Contents': [save, ...originals, document.add({}, latin1(after))],
      '/MediaBox': rectOf(document, dictionary['/MediaBox']),
      '/CropBox': dictionary['/CropBox'] === undefined ? undefined : rectOf(document, dictionary['/CropBox']),
      '/Rotate': size.rotation === 0 ? undefined : size.rotation,
      '/Group': dictionary['/Group'],
      '/UserUnit': dictionary['/UserUnit'],
      '/Annots': links.length > 0 ? links : undefined,
    })
  }
  const pageReferences = pages.map(({ reference }) => reference)
  document.replace(pagesReference, { '/Type': '/Pages', '/Count': pages.length, '/Kids': pageReferences })
  return { pagesReference, pageReferences, slotReferences, linkReferences, sizes }
}

function freeName(taken: PdfDictionary, wished: string): string {
  let name = wished
  for (let i = 1; taken[name] !== undefined; i++) name = `${wished}${i}`
  return name
}

function sizeOf(document: PdfDocument, page: PdfDictionary): PageSize {
  const media = page['/MediaBox'] === undefined ? ([0, 0, 612, 792] as const) : rectOf(document, page['/MediaBox'])
  const crop = page['/CropBox'] === undefined ? media : rectOf(document, page['/CropBox'])
  const box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ] as const
  const rotation = (((document.number(page['/Rotate']) ?? 0) % 360) + 360) % 360
  return { width: box[2] - box[0], height: box[3] - box[1], box, rotation }
}

/** Links to web addresses stay; all other annotations are gone or part of the page by now. */
function uriLinks(document: PdfDocument, page: PdfDictionary): string[] {
  return document.array(page['/Annots']).flatMap((annotation: PdfValue) => {
    const link = document.dictionary(annotation)
    const action = document.dictionary(link['/A'])
    const isUri = nameOf(link['/Subtype']) === 'Link' && nameOf(document.get(action['/S'])) === 'URI'
    if (!isUri) return []
    for (const key of ['/StructParent', '/P', '/Parent']) delete link[key]
    return [typeof annotation === 'string' ? annotation : document.add(link)]
  })
}
