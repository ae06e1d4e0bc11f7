import { availableParallelism } from 'node:os'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { PaperField, PreparedTemplate, Values } from '#paper/types.ts'
import { blankIds, blanksKind, preparedBlank } from '../tests/setup/blanks.ts'
import { median } from './lib/measure.ts'
import { optionsOf } from './lib/options.ts'
import { type Line, print } from './lib/verdict.ts'

/** How cheap filling is: processor time of one fill beside MuPDF's best way, in the same run; prints a verdict per target. */
const TARGET_RATIO = 0.1
const TYPICAL_VALUES = 57
const FILLS_BEFORE = 12
const ROUNDS = 7
const PACKAGE = 'g-1145 g-1450 g-28 i-129 i-907 i-539 i-539a i-539a i-765 i-140 i-9'.split(' ')

optionsOf('Processor time of filling each form, beside MuPDF; ends with 1 when a figure misses its target.', {})

// First what a fresh process does, before the engines have warmed up.
const fresh = await inAFreshProcess()
const mupdf = await import('mupdf')
const compared: Line[] = []
for (const formId of blankIds) compared.push(...(await besideMuPdf(formId)))
const lines = [...fresh, ...compared]
console.log(
  `Filling the ${blanksKind} blanks, ${availableParallelism()} cores, Node ${process.version}. Limit: MuPDF, incremental save.`,
)
print(lines)
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1

async function inAFreshProcess(): Promise<Line[]> {
  const i129 = await preparedBlank('i-129')
  const some = valuesOf(i129, TYPICAL_VALUES)
  const all = valuesOf(i129)
  const lines: Line[] = []
  for (const [name, fill] of [
    ['editable', fillEditable],
    ['flat', fillFlat],
  ] as const) {
    for (const [values, target] of [
      [some, 3],
      [all, 25],
    ] as const) {
      for (let fills = 0; fills < FILLS_BEFORE; fills++) fill(i129, values)
      const ms = cpuOf(() => fill(i129, values), FILLS_BEFORE)
      lines.push(within(`I-129 ${name}, ${values.size} values, after ${FILLS_BEFORE} fills`, ms, target))
    }
  }
  const templates = await Promise.all(PACKAGE.filter((id) => blankIds.includes(id)).map(preparedBlank))
  const items = templates.map((document) => ({ document, label: 'Form', values: valuesOf(document, 53) }))
  const build = () => assemble(items, { title: 'Package', pageNumber: (page, pages) => `Page ${page} of ${pages}` })
  for (let times = 0; times < FILLS_BEFORE; times++) build()
  const { pages, parts } = build()
  const size = Math.round(joined(parts).length / 1024)
  lines.push(within(`package of ${items.length} forms, ${pages} pages, ${size} KB`, cpuOf(build, FILLS_BEFORE), 20))
  return lines
}

async function besideMuPdf(formId: string): Promise<Line[]> {
  const template = await preparedBlank(formId)
  return [valuesOf(template, TYPICAL_VALUES), valuesOf(template)].map((values): Line => {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      ours: cpuOf(() => fillEditable(template, values), 10),
      limit: cpuOf(() => fillWithMuPdf(template, values), 1),
    }))
    const ours = median(rounds.map((round) => round.ours))
    const limit = median(rounds.map((round) => round.limit))
    const ratio = median(rounds.map((round) => round.ours / round.limit))
    return {
      name: `${formId}, ${values.size} values: CPU ms`,
      limit: limit.toFixed(1),
      ours: ours.toFixed(2),
      ratio: `${ratio.toFixed(3)} ×`,
      target: `≤ ${TARGET_RATIO} ×`,
      ok: ratio <= TARGET_RATIO,
    }
  })
}

/**
 * MuPDF's cheapest way: our prepared template, only the pages with values loaded, only the changes saved. Pages and widgets are
 * released at once: MuPDF keeps every open page up to date, which made the same work nine times as slow.
 */
function fillWithMuPdf({ editable, fieldByName }: PreparedTemplate, values: Values): number {
  const document = mupdf.PDFDocument.openDocument(editable.pdf, 'application/pdf') as InstanceType<
    typeof mupdf.PDFDocument
  >
  const pages = new Set(
    [...values.keys()].flatMap((name) => fieldByName.get(name)?.widgets.map(({ page }) => page) ?? []),
  )
  for (const number of pages) {
    if (number < 0) continue
    const page = document.loadPage(number)
    for (const widget of page.getWidgets()) {
      const name = widget.getName()
      const value = values.get(name)
      const kind = fieldByName.get(name)?.kind
      if (value !== undefined) {
        if (kind === 'text') widget.setTextValue(String(value))
        else if (kind === 'choice') widget.setChoiceValue(String(value))
        else if (value) widget.toggle()
      }
      widget.destroy()
    }
    page.destroy()
  }
  const saved = document.saveToBuffer('incremental')
  const { length } = saved.asUint8Array()
  saved.destroy()
  document.destroy()
  return length
}

/** The form's first fields: on few pages, which is what costs MuPDF least. */
function valuesOf({ fields }: PreparedTemplate, count = Number.POSITIVE_INFINITY): Map<string, string | boolean> {
  return new Map(fields.slice(0, count).map((field, index) => [field.name, valueFor(field, index)]))
}

function valueFor({ kind, widgets, options, maxLength = 30, multiline }: PaperField, index: number): string | boolean {
  if (kind === 'check' || kind === 'radio') return widgets[0]?.on ?? true
  if (kind === 'choice') return options?.find(({ value }) => value.trim() !== '')?.value ?? ''
  const text = multiline ? 'Worked as a software engineer at Example Incorporated. ' : `Sample ${index} Street`
  return text.slice(0, maxLength)
}

function cpuOf(work: () => unknown, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

function within(name: string, ms: number, target: number): Line {
  return { name: `${name}: CPU ms`, limit: '', ours: ms.toFixed(2), ratio: '', target: `≤ ${target}`, ok: ms <= target }
}
