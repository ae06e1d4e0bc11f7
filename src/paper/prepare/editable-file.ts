import { loadedFace } from '../fonts/faces.ts'
import { fontObjects } from '../fonts/font-objects.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { piecesOf, textOfPieces } from '../pdf/pieces.ts'
import { type PdfValue, referenced, without } from '../pdf/values.ts'
import { type WritableObject, writeBase } from '../pdf/write-base.ts'
import type { EditableFile, Face } from '../types.ts'
import type { FormField } from './fields.ts'

/** What a fill needs to write a field anew. */
export type Heads = { readonly object: number; readonly head: string; readonly widgets: readonly WidgetHead[] }
type WidgetHead = { readonly object: number; readonly head?: string }

const OF_A_TEXT = ['/V', '/RV', '/I', '/AP', '/AS']
const OF_A_BUTTON = ['/V', '/AS']

/** The form as a file that can still be edited: only what is reachable, numbered from 1, packed; with our fonts. */
export function editableFile(document: PdfDocument, fields: readonly FormField[], id: string) {
  const roots = [document.rootObject, ...(document.infoObject === undefined ? [] : [document.infoObject])]
  const order = document.reachable(roots)
  const numberOf = new Map(order.map((object, index) => [object, index + 1]))
  const number = (object: number) => numberOf.get(object) ?? 0
  const text = (value: PdfValue) => textOfPieces(piecesOf(value, number), (object) => object)
  const objects: WritableObject[] = order.map((original) => {
    const { value, data } = document.objects.get(original) ?? { value: null }
    const object = number(original)
    if (!data) return { object, text: text(value) }
    return { object, text: text({ ...without(value as never, ['/Length']), '/Length': data.length }), data }
  })
  const fonts: Partial<Record<Face, number>> = {}
  let next = order.length + 1
  for (const face of new Set(fields.map((field) => field.face))) {
    objects.push(...fontObjects(loadedFace(face).embedded(), [next, next + 1, next + 2, next + 3, next + 4]))
    fonts[face] = next
    next += 5
  }
  const info = document.infoObject === undefined ? '' : `/Info ${number(document.infoObject)} 0 R`
  const trailer = `/Root ${number(document.rootObject)} 0 R${info}`
  const written = writeBase(objects, `${trailer}/ID[<${id}><${id}>]`)
  const file: EditableFile = { ...written, trailer, id, fonts }

  const numberAt = (reference: string) => number(referenced(reference) ?? 0)
  const open = (dictionary: FormField['dictionary'], dropped: readonly string[]) =>
    text(without(dictionary, dropped)).slice(0, -'>>'.length)
  const headsOf = ({ reference, dictionary, kind, merged, widgets }: FormField): Heads => {
    const dropped = kind === 'text' || kind === 'choice' ? OF_A_TEXT : OF_A_BUTTON
    return {
      object: numberAt(reference),
      head: open(dictionary, dropped),
      widgets: widgets.map((widget) =>
        merged
          ? { object: numberAt(widget.reference) }
          : { object: numberAt(widget.reference), head: open(widget.dictionary, dropped) },
      ),
    }
  }
  return { file, headsOf }
}
