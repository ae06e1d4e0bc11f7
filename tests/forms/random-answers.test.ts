import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesApart } from '#engine/coverage.ts'
import { partName } from '#engine/form.ts'
import { fieldFinder, wholeField } from '#engine/inventory.ts'
import type { Fits, Overflow } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf } from '#forms/scenario.ts'
import { joined } from '#paper/bytes.ts'
import { oneWidget } from '#paper/fill/resolve.ts'
import { normalized } from '#paper/layout/lay-out.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { type FilledForm, fillForm } from '#preparation/case-forms/server/fill-form.ts'
import { preparedBlank } from '../setup/blanks.ts'
import { randomCase } from './random-answers.ts'
import { readEditable, readFlat, withoutGaps } from './read-back.ts'

// The largest form has 38 pages, and every run is read back by another program.
const runs: Record<string, number> = { 'i-129': 4 }

describe.each(allPapers.map((each) => [each.paper.form.name, each] as const))('%s', (_name, form) => {
  test('takes any consistent answers: nothing fails, nothing is clipped in silence, all of it reads back', async () => {
    const { id } = form.paper.form
    const template = await preparedBlank(id)
    const everyPage = template.pages.map((_, page) => page)
    const apart = placesApart(form.paper, form.inventory)
    const printedByItself = await readFlat(template.flatFile.pdf, template, everyPage, apart)
    let overflowing = 0
    await fc.assert(
      fc.asyncProperty(randomCase(form.paper.form), async (given) => {
        const look = lookOf(given)
        const editable = await fillForm(template, form, look, 'editable')
        const { parts, ...problems } = editable.filled
        overflowing += editable.overflow.length
        expect(problems).toEqual({ overflow: [], missingGlyphs: [], tooLong: [], refused: [] })
        expect(clipped(form, editable, toPaper(form.paper, look, fieldFinder(form.inventory), whole).values)).toEqual(
          [],
        )
        expect(wrongReferences(form, editable)).toEqual([])

        const pages = touchedPages(template, editable)
        const read = await readEditable(joined(parts), pages)
        const states = [...editable.values].map(([name, value]) => [
          name,
          value === true ? stateOf(template, name) : value,
        ])
        expect(states.filter(([name = '', value]) => (read.get(name) ?? '') !== value)).toEqual([])

        const flat = await fillForm(template, form, look, 'flat')
        const across: string[] = []
        const printed = await readFlat(joined(flat.filled.parts), template, pages, apart, across)
        const texts = [...flat.values].filter(([name, value]) => value !== true && !printedByItself.has(name))
        const wrong = texts.filter(([name, value]) => {
          const text = withoutGaps(shownText(template, name, String(value)))
          return (
            printed.get(name) !== text &&
            !(printed.get(name) === undefined && across.some((each) => each.includes(text)))
          )
        })
        expect(wrong.map(([name, value]) => [name, value, printed.get(name)])).toEqual([])
      }),
      // The first failure is told with its seed and path; looking for the smallest one fills forms for a quarter of an hour.
      { numRuns: runs[id] ?? 8, seed: 20261115, endOnFailure: true },
    )
    // The answers were long enough to prove something.
    expect(overflowing).toBeGreaterThan(0)
  }, 600_000)
})

const whole: Fits = (_field, text) => ({ fits: text, rest: '' })

/** Texts that are shorter on paper than they are, though nothing says where the whole of them stands. */
function clipped(form: FormOnPaper, onPaper: FilledForm, unlimited: ReadonlyMap<string, string | true>): string[] {
  const additional = new Set(form.paper.additional.flatMap((slot) => Object.values(slot)))
  const find = fieldFinder(form.inventory)
  const ofAdditional = new Set([...additional].map((short) => find(short)?.name))
  return [...onPaper.values].flatMap(([name, value]) => {
    const all = unlimited.get(name)
    if (typeof value !== 'string' || ofAdditional.has(name)) return []
    const isWhole = value === normalized(String(all), find(name)?.multiline === true)
    const isShortForm = onPaper.shortened.some(({ inBox }) => inBox === value)
    return isWhole || isShortForm || onPaper.overflow.some(({ text }) => text === all) ? [] : [`${name}: ${value}`]
  })
}

/** Each entry of Additional Information names page, part and item in full, and what it cannot hold is on the addendum. */
function wrongReferences(form: FormOnPaper, { values, overflow, addendum }: FilledForm): string[] {
  const find = fieldFinder(form.inventory)
  const at = (short: string | undefined) => (short === undefined ? undefined : values.get(find(short)?.name ?? ''))
  return overflow.flatMap((entry: Overflow, n) => {
    const slot = form.paper.additional[n]
    if (!slot) return addendum.includes(entry) ? [] : [`${entry.item} is nowhere`]
    const wrong = []
    const [part, item] = [at(slot.part), at(slot.item)]
    if (slot.part && part !== undefined && part !== entry.part) wrong.push(`part ${entry.part} reads ${String(part)}`)
    if (slot.item && item !== undefined && item !== entry.item) wrong.push(`item ${entry.item} reads ${String(item)}`)
    const said = String(at(slot.text))
    const named = slot.part && part === undefined ? partName(form.paper.form, entry.part) : ''
    if (!said.startsWith(named)) wrong.push(`part ${entry.part} is nowhere`)
    if (!said.endsWith(`${entry.label}: ${entry.text}`) && !addendum.includes(entry)) wrong.push(`${entry.item} is cut`)
    return wrong
  })
}

const touchedPages = ({ fieldByName }: PreparedTemplate, { values }: FilledForm): number[] => [
  ...new Set(
    [...values.keys()].flatMap((name) => fieldByName.get(wholeField(name))?.widgets.map(({ page }) => page) ?? []),
  ),
]

const stateOf = ({ fieldByName }: PreparedTemplate, name: string) =>
  (oneWidget(fieldByName, name)?.widget ?? fieldByName.get(name)?.widgets[0])?.on ?? ''

const shownText = ({ fieldByName }: PreparedTemplate, name: string, value: string) =>
  fieldByName.get(name)?.options?.find((option) => option.value === value)?.text ?? value
