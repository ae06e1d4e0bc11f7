import { createHash } from 'node:crypto'
import { everydaySlot, FONT_SLOTS } from '../fonts/document-fonts.ts'
import { loadedFace } from '../fonts/faces.ts'
import { slottedFonts } from '../fonts/slotted-fonts.ts'
import { PdfDocument } from '../pdf/document.ts'
import { layersDictionary, type Page, pagesOf } from '../pdf/pages.ts'
import { textOfPieces } from '../pdf/pieces.ts'
import { nameOf, textOf } from '../pdf/values.ts'
import { type WritableObject, writeBase } from '../pdf/write-base.ts'
import type { Face, FlatFile, FlatObjects, PaperField, PreparedTemplate, Qpdf, Rect, Widget } from '../types.ts'
import { type DrawnWidget, drawAppearances } from './drawn-appearances.ts'
import { editableFile, type Heads } from './editable-file.ts'
import { type FormField, type FormWidget, fieldsOf } from './fields.ts'
import { flatObjects } from './flat-objects.ts'
import { flatPages } from './flat-pages.ts'
import { indexed } from './indexed.ts'

/** Once per edition: the agency's file becomes two bases, one to edit and one without form, and an index of its fields. */
export async function prepareTemplate(bytes: Uint8Array, qpdf: Qpdf): Promise<PreparedTemplate> {
  const key = createHash('sha256').update(bytes).digest('hex')
  const document = new PdfDocument(await qpdf.json(bytes))
  return templateOf(document, key, linePitchesOf(document))
}

/** The same from objects that are at hand already. */
export function templateOf(document: PdfDocument, key: string, pitches: LinePitches): PreparedTemplate {
  const pages = pagesOf(document)
  const fields = fieldsOf(document, pages)
  cleanCatalog(document, pages)
  unlock(document, fields)
  // The editable file first: the flat pages replace the page objects.
  const editable = editableFile(document, fields, idOf('editable', key))
  const drawn = drawAppearances(document, fields, pages.length)
  const flatDocument = flatPages(document, pages, drawn.pages)
  const flat = flatObjects(document, flatDocument)
  const fillable = fields.filter(isFillable)
  const faces = [...new Set(fillable.map((field): Face => field.face))]
  return indexed({
    key,
    pages: flatDocument.sizes,
    flat,
    fields: fillable.map((field) => paperField(field, editable.headsOf(field), drawn.drawn, pitches)),
    editable: editable.file,
    flatFile: flatFile(flat, faces, idOf('flat', key)),
  })
}

/** Deterministic: the same blank gives the same file. */
const idOf = (kind: string, key: string) => createHash('md5').update(kind).update(key).digest('hex')

const isFillable = (field: FormField): field is FormField & Pick<PaperField, 'kind'> =>
  field.kind === 'text' || field.kind === 'choice' || field.kind === 'check' || field.kind === 'radio'

function paperField(
  field: FormField & Pick<PaperField, 'kind'>,
  heads: Heads,
  drawn: ReadonlyMap<FormWidget, DrawnWidget>,
  pitches: LinePitches,
): PaperField {
  const { reference: _, dictionary: __, merged: ___, widgets, ...described } = field
  const first = widgets[0]
  const written = field.kind === 'text' || field.kind === 'choice'
  return {
    ...described,
    linePitch: field.multiline && first ? pitches(field.name, first.rect) : undefined,
    object: heads.object,
    head: heads.head,
    widgets: widgets.map((widget, index): Widget => {
      const { page, rect, on, hidden, rotation, background } = widget
      return {
        page,
        rect,
        on,
        hidden: hidden || undefined,
        rotation: rotation || undefined,
        twin: (written && isTwin(widget, widgets.slice(0, index))) || undefined,
        background,
        object: heads.widgets[index]?.object ?? 0,
        head: heads.widgets[index]?.head,
        ...drawn.get(widget),
      }
    }),
  }
}

const SAME_SPOT = 0.6

/** Whether a widget lies on an earlier one of the same field: printed twice, its text would look bold. */
export function isTwin(
  widget: { page: number; rect: Rect },
  earlier: readonly { page: number; rect: Rect }[],
): boolean {
  return earlier.some(({ page, rect }) => page === widget.page && overlap(widget.rect, rect) > SAME_SPOT)
}

/** Share of the smaller rectangle that both cover. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? (width * height) / Math.min(area(a), area(b)) : 0
}

const area = (rect: Rect) => (rect[2] - rect[0]) * (rect[3] - rect[1])

/** The flat objects as a file of its own, empty slots included, with the everyday subset of each face the form uses. */
function flatFile(flat: FlatObjects, faces: readonly Face[], id: string): FlatFile {
  const firstFont = flat.objects.length + 1
  const number = (object: number) => (object < 0 ? firstFont - 1 - object : object)
  const slots = new Set(flat.slots)
  const objects = flat.objects.map(({ pieces, offset, length }, index): WritableObject => {
    const object = index + 1
    const text = textOfPieces(pieces, number)
    if (slots.has(object)) return { object, text: `${text}/Length 0>>`, data: new Uint8Array(0) }
    if (offset === undefined || length === undefined) return { object, text }
    return { object, text, data: flat.blob.subarray(offset, offset + length) }
  })
  let next = firstFont + FONT_SLOTS
  const catalog = next++
  const used = new Map(faces.map((face) => [everydaySlot(face), loadedFace(face).embedded()]))
  const fonts = slottedFonts(used, firstFont, () => {
    next += 4
    return next - 4
  })
  objects.push(...fonts)
  const layers = flat.layers ? layersDictionary(flat.layers.all, flat.layers.off) : ''
  const shown = '/ViewerPreferences<</DisplayDocTitle true>>'
  objects.push({ object: catalog, text: `<</Type/Catalog/Pages ${flat.pagesObject} 0 R${shown}${layers}>>` })
  const trailer = `/Root ${catalog} 0 R`
  return { ...writeBase(objects, `${trailer}/ID[<${id}><${id}>]`), trailer, id, firstFont }
}

/** Takes out what would act or forbid by itself: scripts, usage rights, the XFA form. The tags for readers stay. */
function cleanCatalog(document: PdfDocument, pages: readonly Page[]): void {
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
function unlock(document: PdfDocument, fields: readonly FormField[]): void {
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

/** The distance of the printed rules of a multi-line box, which only the XFA template knows (`<para lineHeight="18pt">`). */
type LinePitches = (fieldName: string, rect: Rect) => number | undefined

/** To be read before the XFA packets are dropped. */
export function linePitchesOf(document: PdfDocument): LinePitches {
  const pitches = readPitches(templatePacket(document))
  return (fieldName, rect) => {
    const name = (fieldName.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
    const width = Math.round(rect[2] - rect[0])
    const height = Math.round(rect[3] - rect[1])
    for (const dw of NEAR)
      for (const dh of NEAR) {
        const pitch = pitches.get(keyOf(name, width + dw, height + dh))
        // Below 9 pt it is only the text's own leading; a box of one line has no rules inside.
        if (pitch !== undefined && pitch > 9 && rect[3] - rect[1] > 1.5 * pitch) return pitch
      }
    return undefined
  }
}

const NEAR = [0, -1, 1] as const
const keyOf = (name: string, width: number, height: number) => `${name}|${width}|${height}`

function templatePacket(document: PdfDocument): string {
  const packets = document.array(document.dictionary(document.root['/AcroForm'])['/XFA'])
  const index = packets.findIndex((packet) => textOf(packet) === 'template')
  return (index >= 0 && document.streamText(packets[index + 1])) || ''
}

function readPitches(template: string): Map<string, number> {
  const pitches = new Map<string, number>()
  for (const [, attributes = '', body = ''] of template.matchAll(/<field\s([^>]*)>([\s\S]*?)<\/field\s*>/g)) {
    const lineHeight = /<para\b[^>]*lineHeight="([^"]+)"/.exec(body)?.[1]
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]
    const width = attribute('w')
    const height = attribute('h')
    if (lineHeight && width && height)
      pitches.set(
        keyOf(attribute('name') ?? '', Math.round(points(width)), Math.round(points(height))),
        points(lineHeight),
      )
  }
  return pitches
}

function points(length: string): number {
  const value = Number.parseFloat(length)
  if (length.endsWith('mm')) return (value * 72) / 25.4
  if (length.endsWith('cm')) return (value * 72) / 2.54
  return length.endsWith('in') ? value * 72 : value
}
