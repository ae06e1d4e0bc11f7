import { createHash } from 'node:crypto'
import type { PdfDocument } from '../pdf/document.ts'
import { referenced, without } from '../pdf/values.ts'
import type { Rect } from '../types.ts'
import { paintsNothing, placement } from './appearances.ts'
import type { FormField, FormWidget } from './fields.ts'

/** What a page shows of its widgets. */
export type DrawnPage = {
  /** Operators of what is visible whatever is filled in: barcodes, the frames of unchecked boxes. */
  always: string
  /** Resource name → appearance. */
  readonly appearances: Map<string, string>
}

export type DrawnWidget = { readonly draw?: string; readonly drawPreset?: string }

/** Turns the widgets' appearances into operators of the page; equal appearances become one. */
export function drawAppearances(document: PdfDocument, fields: readonly FormField[], pageCount: number) {
  const pages = Array.from({ length: pageCount }, (): DrawnPage => ({ always: '', appearances: new Map() }))
  const drawn = new Map<FormWidget, DrawnWidget>()
  const unique = uniqueAppearances(document)
  const operators = (page: DrawnPage, appearance: string, rect: Rect) => {
    const same = unique(appearance)
    const name = `/PfX${referenced(same)}`
    page.appearances.set(name, same)
    return `q ${placement(document, same, rect)} cm ${name} Do Q\n`
  }
  for (const field of fields) {
    if (field.kind === 'push' || field.kind === 'signature') continue
    for (const widget of field.widgets) {
      const page = pages[widget.page]
      if (!page) continue
      const { appearance, states, on, shown, rect, hidden } = widget
      const visible = (each: string | undefined) =>
        each !== undefined && !hidden && !paintsNothing(document, each) ? operators(page, each, rect) : undefined
      if (field.kind === 'barcode') page.always += visible(appearance) ?? ''
      else if (field.kind === 'check' || field.kind === 'radio') {
        page.always += visible(states.get('Off')) ?? ''
        const checked = on === undefined ? undefined : states.get(on)
        const preset = shown === undefined || shown === 'Off' ? undefined : states.get(shown)
        drawn.set(widget, {
          draw: checked === undefined ? undefined : operators(page, checked, rect),
          drawPreset: preset === undefined ? undefined : operators(page, preset, rect),
        })
      } else drawn.set(widget, { drawPreset: visible(appearance) })
    }
  }
  return { pages, drawn }
}

/** The 333 crosses of I-129 are a handful of different ones. */
function uniqueAppearances(document: PdfDocument): (appearance: string) => string {
  const firstOf = new Map<string, string>()
  return (appearance) => {
    const stream = document.stream(appearance)
    if (!stream) return appearance
    Object.assign(stream.value, { '/Type': '/XObject', '/Subtype': '/Form' })
    const hash = createHash('sha1')
      .update(JSON.stringify(without(stream.value, ['/Length'])))
      .update(stream.data)
      .digest('hex')
    const known = firstOf.get(hash)
    if (known === undefined) firstOf.set(hash, appearance)
    return known ?? appearance
  }
}
