import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pageByPage } from '#engine/inventory.ts'
import { pdfJs } from '#paper/reading/pdf-js.ts'
import type { PreparedTemplate, Rect } from '#paper/types.ts'

/** Field name → what another program finds there: a text, the state of a button, or nothing. */
export type ReadBack = Map<string, string>

/**
 * The values of an editable PDF as pdf.js knows its fields, on some pages. Asked for a page's annotations instead, it would also
 * read what each is drawn with, fonts included, which takes twice as long.
 */
export const readEditable = (bytes: Uint8Array, pages: readonly number[]): Promise<ReadBack> =>
  withDocument(bytes, async (document) => {
    const found: ReadBack = new Map()
    for (const [fieldName, places] of Object.entries((await document.getFieldObjects()) ?? {})) {
      for (const { page, value: given } of places as FieldObject[]) {
        const value = Array.isArray(given) ? given[0] : given
        // A list of states may begin at a blank that is a space.
        // One place of a field with several is a field of its own under it.
        if (pages.includes(page) && typeof value === 'string' && value.trim() !== '' && value !== 'Off')
          found.set(fieldName.replace(/\.(#\d+)$/, '$1'), value)
      }
    }
    return found
  })

/** What pdf.js says of one place of a field; its own types say only that it is an object. */
type FieldObject = { page: number; value?: unknown }

/**
 * The texts of a flat PDF by the box they stand in, without the gaps between words; what the blank prints is left out.
 * `apart`: places of fields that are read on their own.
 */
export const readFlat = (
  bytes: Uint8Array,
  template: PreparedTemplate,
  pages: readonly number[],
  apart: ReadonlySet<string> = new Set(),
  /** Gets what lies in no single box: pdf.js joins the texts of two boxes that nearly touch. */
  across: string[] = [],
): Promise<ReadBack> =>
  withDocument(bytes, async (document) => {
    const found: ReadBack = new Map()
    for (const page of pages) {
      const own = await document.getPage(page + 1)
      if ((await own.getAnnotations()).some(({ subtype }) => subtype === 'Widget'))
        throw new Error(`The flat form still has fields on page ${page + 1}.`)
      const { items } = await own.getTextContent({ disableNormalization: true })
      const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      const inBoxes = new Set<object>()
      for (const { name, kind, widgets } of template.fields) {
        if (kind !== 'text' && kind !== 'choice') continue
        for (const [index, { rect, ...widget }] of pageByPage(widgets).entries()) {
          const own = apart.has(`${name}#${index}`) ? `${name}#${index}` : name
          if (widget.page !== page || widget.hidden || widget.twin || found.has(own)) continue
          const inside = pieces.filter(({ transform, width }) => isIn(rect, transform[4], transform[5], width))
          for (const piece of inside) inBoxes.add(piece)
          const text = inside.map(({ str }) => str).join('')
          if (text !== '') found.set(own, withoutGaps(text))
        }
      }
      across.push(...pieces.filter((piece) => !inBoxes.has(piece)).map(({ str }) => withoutGaps(str)))
    }
    return found
  })

export const withoutGaps = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')

const isIn = ([left, bottom, right, top]: Rect, x: number, y: number, width: number) =>
  x >= left - 1 && x + width <= right + 2 && y >= bottom - 1 && y < top

async function withDocument<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument, VerbosityLevel } = await pdfJs()
  // pdf.js takes the bytes away from us, so it gets its own.
  const data = new Uint8Array(bytes)
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, useSystemFonts: false })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
