import { createHash } from 'node:crypto'
import { joined, latin1 } from '../bytes.ts'
import { AppendedSection } from '../fill/appended-section.ts'
import { PdfDocument } from '../pdf/document.ts'
import { pagesOf } from '../pdf/pages.ts'
import { piecesOf, textOfPieces } from '../pdf/pieces.ts'
import { pdfText } from '../pdf/syntax.ts'
import { isDictionary, type PdfDictionary, type PdfValue, referenced, without } from '../pdf/values.ts'
import { type WritableObject, writeBase } from '../pdf/write-base.ts'
import type { BaseFile, Qpdf } from '../types.ts'
import { type SealingKey, signatureOver } from './cms.ts'

export type Seal = {
  readonly key: SealingKey
  /** Who vouches for the file, as readers show it. */
  readonly name: string
  readonly reason: string
  readonly at: Date
}

/** Room for the signature: two certificates of 2,048 bytes and what is around them. In bytes; the file holds them as hex. */
const ROOM = 8_192
const UNKNOWN_RANGE = '[0 0000000000 0000000000 0000000000]'

/**
 * The same pages with one digital signature over the whole file (ISO 32000-2, 12.8; PAdES baseline B-B, ETSI EN 319 142-1).
 * A file that comes with a form or signatures of its own loses them: a seal vouches for pages, not for what can still be typed.
 */
export async function sealPdf(qpdf: Qpdf, pdf: Uint8Array, seal: Seal): Promise<Uint8Array> {
  const document = new PdfDocument(await qpdf.json(pdf))
  const [page] = pagesOf(document)
  const pageObject = page === undefined ? undefined : referenced(page.reference)
  if (pageObject === undefined) throw new Error('A PDF without pages cannot be sealed.')
  const file = joined(withEmptySeal(document, pageObject, seal))
  const place = placeIn(file)
  file.set(latin1(place.range), place.rangeAt)
  const covered = [file.subarray(0, place.from), file.subarray(place.to)]
  const signature = await signatureOver(covered, seal.key)
  if (signature.length > ROOM) throw new Error('The certificates are too large for the seal.')
  file.set(latin1(Buffer.from(signature).toString('hex')), place.from + 1)
  return file
}

function withEmptySeal(document: PdfDocument, page: number, seal: Seal): Uint8Array[] {
  const appended = new AppendedSection(rewritten(document))
  const signature = appended.newObject()
  const field = appended.newObject()
  const about = `/Name${pdfText(seal.name)}/Reason${pdfText(seal.reason)}/M(${pdfTime(seal.at)})`
  const kind = '/Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached'
  const text = `<<${kind}/ByteRange${UNKNOWN_RANGE}/Contents<${'0'.repeat(2 * ROOM)}>${about}>>`
  appended.add({ object: signature, text })
  const widget = '/Type/Annot/Subtype/Widget/FT/Sig/F 132/Rect[0 0 0 0]'
  appended.add({ object: field, text: `<<${widget}/T(Seal)/P ${page} 0 R/V ${signature} 0 R>>` })
  const kept = document.array(document.dictionary(`${page} 0 R`)['/Annots']).filter((each) => !isWidget(document, each))
  appended.add(changed(document, page, { '/Annots': [...kept, `${field} 0 R`] }))
  const form = { '/SigFlags': 3, '/Fields': [`${field} 0 R`] }
  appended.add(changed(document, document.rootObject, { '/AcroForm': form }))
  return appended.finish()
}

const isWidget = (document: PdfDocument, annotation: PdfValue): boolean =>
  document.dictionary(annotation)['/Subtype'] === '/Widget'

function changed(document: PdfDocument, object: number, changes: PdfDictionary): WritableObject {
  return { object, text: textIn({ ...document.dictionary(`${object} 0 R`), ...changes }) }
}

/** What can be reached, in a file of our own: the seal is appended to it, so nothing before it moves. */
function rewritten(document: PdfDocument): BaseFile {
  const roots = [document.rootObject, ...(document.infoObject === undefined ? [] : [document.infoObject])]
  const objects = document.reachable(roots).map((object): WritableObject => {
    const { value = null, data } = document.objects.get(object) ?? {}
    if (!data || !isDictionary(value)) return { object, text: textIn(value) }
    return { object, text: textIn({ ...without(value, ['/Length']), '/Length': data.length }), data }
  })
  const info = document.infoObject === undefined ? '' : `/Info ${document.infoObject} 0 R`
  const trailer = `/Root ${document.rootObject} 0 R${info}`
  const hash = createHash('md5')
  for (const { text, data } of objects) hash.update(text).update(data ?? '')
  const id = hash.digest('hex')
  return { ...writeBase(objects, `${trailer}/ID[<${id}><${id}>]`), trailer, id }
}

const textIn = (value: PdfValue): string => textOfPieces(piecesOf(value), (object) => object)

/** Where the signature goes, brackets included, and the range that leaves it out. */
function placeIn(file: Uint8Array): { from: number; to: number; range: string; rangeAt: number } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const rangeAt = bytes.lastIndexOf(UNKNOWN_RANGE)
  const from = bytes.indexOf('/Contents<', rangeAt) + '/Contents'.length
  const to = from + 2 * ROOM + 2
  const digits = (value: number) => String(value).padStart(10, '0')
  return { from, to, rangeAt, range: `[0 ${digits(from)} ${digits(to)} ${digits(file.length - to)}]` }
}

/** `D:20261116221500Z` (ISO 32000-1, 7.9.4). */
const pdfTime = (at: Date): string => `D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
