import type { DocumentFonts } from '../fonts/document-fonts.ts'
import type { PaperField, PreparedTemplate, Values, Widget } from '../types.ts'
import { drawText, paperText } from './draw-text.ts'
import type { ProblemList } from './problem-list.ts'
import { oneWidget, optionOf, stateOf, textValue } from './resolve.ts'

/** What goes into the slot of each page, by page from 0. Presets are drawn where no value was given. */
export function pageContent(
  { fields, fieldByName }: PreparedTemplate,
  values: Values,
  fonts: DocumentFonts,
  problems: ProblemList,
): Map<number, string> {
  const pages = new Map<number, string>()
  const put = (page: number, operators: string) => void pages.set(page, (pages.get(page) ?? '') + operators)
  const given = new Set<PaperField>()
  for (const [name, value] of values) {
    const whole = fieldByName.get(name)
    const part = whole ? undefined : oneWidget(fieldByName, name)
    const field = whole ?? part?.field
    if (!field) {
      problems.refused.push({ field: name, reason: 'field' })
      continue
    }
    given.add(field)
    drawField(field, part ? [part.widget] : field.widgets, value, put, fonts, problems)
  }
  for (const field of fields) {
    if (given.has(field)) continue
    for (const { page, hidden, drawPreset } of field.widgets)
      if (drawPreset !== undefined && !hidden) put(page, drawPreset)
  }
  return pages
}

function drawField(
  field: PaperField,
  widgets: readonly Widget[],
  value: string | boolean,
  put: (page: number, operators: string) => void,
  fonts: DocumentFonts,
  problems: ProblemList,
): void {
  if (field.kind === 'check' || field.kind === 'radio') {
    // One widget alone is checked by `true`, whatever its state is called.
    const alone = widgets.length === 1 ? widgets[0] : undefined
    const state = alone && value === true ? alone.on : stateOf(field, value, problems)
    for (const { page, on, hidden, draw } of widgets)
      if (state !== undefined && on === state && draw !== undefined && !hidden) put(page, draw)
    return
  }
  const text = textValue(field, value, problems)
  const shown = text !== undefined && field.kind === 'choice' ? optionOf(field, text, problems)?.text : text
  if (shown === undefined || shown === '') return
  const clean = paperText(field, shown, fonts, problems)
  for (const { page, rect, hidden, twin } of widgets)
    if (!hidden && !twin && page >= 0) put(page, drawText(field, rect, rect[0], rect[1], clean, fonts, problems))
}
