import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { joined } from '../bytes.ts'
import { fillEditable } from '../fill/editable.ts'
import { fillFlat } from '../fill/flat.ts'
import { type ReadPdf, readPdf } from '../reading/read-pdf.ts'
import type { PreparedTemplate, Qpdf, Values } from '../types.ts'
import { sampleValues } from './sample-values.ts'

export type GateResult = {
  /** Sentences for an administrator. Empty: the edition may be used. */
  readonly failures: readonly string[]
  /** What was not looked at, and why. */
  readonly notes: readonly string[]
  /** Fields that were filled and read back the same. */
  readonly fieldsReadBack: number
}

/** Lets a blank into the library only when everything we write on it can be read back by others. */
export async function gate(
  blank: Uint8Array,
  template: PreparedTemplate,
  qpdf: Qpdf,
  { pictures = true } = {},
): Promise<GateResult> {
  const failures: string[] = [...rotations(template)]
  const values = sampleValues(template)
  const editable = fillEditable(template, values)
  const empty = joined(fillFlat(template, new Map()).parts)
  for (const { field, reason } of editable.refused) failures.push(`${field}: no ${reason} takes the value.`)
  // A filled file begins with its whole base, so the bases need no check of their own.
  const files = {
    'The filled editable form': joined(editable.parts),
    'The filled flat form': joined(fillFlat(template, values).parts),
  }
  for (const [name, file] of Object.entries(files))
    for (const complaint of await qpdf.check(file)) failures.push(`${name}: ${complaint}`)

  const filled = [files['The filled editable form'], files['The filled flat form']] as const
  const wrong = differingFields(await readPdf(filled[0], { text: false }), template, values)
  failures.push(...wrong.map((name) => `${name}: the value read back is not the one written.`))
  failures.push(...flatDifferences(await readPdf(filled[1]), template, values))

  const notes: string[] = []
  if (!pictures) notes.push('The pages were not compared as pictures.')
  else if (await hasPoppler()) {
    const ignored = await droppedPlaces(blank, template)
    failures.push(...(await compareRenderings('the blank', blank, empty, ignored, 0)))
    failures.push(...(await compareRenderings('the filled form', ...filled, ignored, FEW_PIXELS)))
  } else notes.push('The pages were not compared as pictures: pdftoppm of poppler-utils is not installed.')
  return { failures, notes, fieldsReadBack: template.fields.length - wrong.length }
}

/** What flattening leaves out on purpose: push buttons, and the second print of a text on the same spot. */
async function droppedPlaces(blank: Uint8Array, { pages, fields }: PreparedTemplate): Promise<(readonly number[])[][]> {
  const read = await readPdf(blank, { text: false })
  const twins = fields.flatMap(({ widgets }) => widgets.filter(({ twin }) => twin))
  return pages.map((_, index) => [
    ...(read.pages[index]?.widgets ?? []).filter(({ pushButton }) => pushButton).map(({ rect }) => rect),
    ...twins.filter(({ page }) => page === index).map(({ rect }) => rect),
  ])
}

/** Glyphs at other fractions of a pixel. */
const FEW_PIXELS = 120

function rotations({ pages, fields }: PreparedTemplate): string[] {
  return [
    ...pages.flatMap(({ rotation }, index) => (rotation === 0 ? [] : [`Page ${index + 1} is turned.`])),
    ...fields.flatMap(({ name, widgets }) => (widgets.some(({ rotation }) => rotation) ? [`${name} is turned.`] : [])),
  ]
}

/** Fields whose value pdf.js reads differently, or not at all. */
export function differingFields({ pages }: ReadPdf, { fieldByName }: PreparedTemplate, values: Values): string[] {
  const read = new Map<string, unknown>()
  for (const { widgets } of pages)
    for (const { fieldName = '', fieldValue } of widgets)
      read.set(fieldName, Array.isArray(fieldValue) ? fieldValue[0] : fieldValue)
  return [...values].flatMap(([name, value]) => {
    const onPage = fieldByName.get(name)?.widgets.some(({ page }) => page >= 0)
    return onPage && (read.get(name) ?? '') !== value ? [name] : []
  })
}

/** The flat copy has no fields left, and shows each text. */
export function flatDifferences({ pages }: ReadPdf, { fieldByName }: PreparedTemplate, values: Values): string[] {
  const failures = pages.flatMap(({ widgets }, index) =>
    widgets.length > 0 ? [`The flat form still has fields on page ${index + 1}.`] : [],
  )
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ''))
  for (const [name, value] of values) {
    const field = fieldByName.get(name)
    if (!field || typeof value !== 'string' || (field.kind !== 'text' && field.kind !== 'choice')) continue
    const shown = field.options?.find((option) => option.value === value)?.text ?? value
    for (const { page, hidden, twin } of field.widgets)
      if (page >= 0 && !hidden && !twin && !texts[page]?.includes(shown.replace(/\s+/g, '')))
        failures.push(`${name}: "${shown}" is not on page ${page + 1} of the flat form.`)
  }
  return failures
}

const run = promisify(execFile)
const DOTS_PER_INCH = 50
/** Of 255: lines that fall between pixels differ by less. */
const VISIBLE = 64

const hasPoppler = (): Promise<boolean> =>
  run('pdftoppm', ['-v']).then(
    () => true,
    () => false,
  )

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** Draws both files with poppler and reports the pages where more than `allowed` pixels differ visibly. */
async function compareRenderings(
  name: string,
  one: Uint8Array,
  other: Uint8Array,
  ignored: readonly (readonly (readonly number[])[])[],
  allowed: number,
): Promise<string[]> {
  const [first, second] = [await rendered(one), await rendered(other)]
  if (first.length !== second.length)
    return [`${name} has ${first.length} pages as one file and ${second.length} as the other.`]
  return first.flatMap((picture, index) => {
    const other = second[index]
    const count = other ? differing(picture, other, ignored[index] ?? []) : 0
    return count > allowed ? [`Page ${index + 1} of ${name} looks different: ${count} pixels.`] : []
  })
}

async function rendered(pdf: Uint8Array): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'visacare-pages-'))
  try {
    const file = join(folder, 'in.pdf')
    await writeFile(file, pdf)
    await run('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', file, join(folder, 'page')])
    const names = (await readdir(folder)).filter((each) => each.endsWith('.pgm')).sort()
    return await Promise.all(names.map(async (each) => pictureOf(await readFile(join(folder, each)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Portable grey map, binary: `P5 width height 255` and the pixels. */
function pictureOf(bytes: Buffer): Picture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(bytes.toString('latin1', 0, 60))
  if (!header) throw new Error('pdftoppm wrote something else than a grey map.')
  return { width: Number(header[1]), height: Number(header[2]), pixels: bytes.subarray(header[0].length) }
}

function differing(one: Picture, other: Picture, ignored: readonly (readonly number[])[]): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height
  const scale = DOTS_PER_INCH / 72
  const boxes = ignored.map(([left = 0, bottom = 0, right = 0, top = 0]) => ({
    left: left * scale - 2,
    right: right * scale + 2,
    top: one.height - top * scale - 2,
    bottom: one.height - bottom * scale + 2,
  }))
  let count = 0
  for (let at = 0; at < one.pixels.length; at++) {
    if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) <= VISIBLE) continue
    const x = at % one.width
    const y = Math.floor(at / one.width)
    if (!boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) count++
  }
  return count
}
