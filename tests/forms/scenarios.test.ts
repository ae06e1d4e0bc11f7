import { beforeAll, describe, expect, test } from 'vitest'
import { placesApart } from '#engine/coverage.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf, type Scenario } from '#forms/scenario.ts'
import { joined } from '#paper/bytes.ts'
import { oneWidget } from '#paper/fill/resolve.ts'
import type { PreparedTemplate, Qpdf } from '#paper/types.ts'
import { fillForm } from '#preparation/case-forms/server/fill-form.ts'
import { preparedBlank, sharedQpdf } from '../setup/blanks.ts'
import { type ReadBack, readEditable, readFlat, withoutGaps } from './read-back.ts'
import { scenariosOf } from './scenarios.ts'

describe.each(allPapers.map((each) => [each.paper.form.name, each] as const))('%s', (_name, form) => {
  const scenarios = scenariosOf[form.paper.form.id] ?? []
  const find = fieldFinder(form.inventory)
  const apart = placesApart(form.paper, form.inventory)
  let template: PreparedTemplate
  let qpdf: Qpdf
  let printedByItself: ReadBack
  beforeAll(async () => {
    template = await preparedBlank(form.paper.form.id)
    qpdf = await sharedQpdf()
    const everyPage = template.pages.map((_, page) => page)
    printedByItself = await readFlat(template.flatFile.pdf, template, everyPage, apart)
  }, 600_000)

  test.each(scenarios.map((each) => [each.name, each] as const))('reads back %s', async (_what, scenario) => {
    const look = lookOf(scenario)
    const pages = pagesOf(scenario, template)
    const expected = new Map(
      Object.entries(scenario.fields).map(([short, value]) => [find(short)?.name ?? short, value]),
    )
    const within = (name: string) => pages.includes((find(name)?.page ?? 0) - 1)

    const editable = await fillForm(template, form, look, 'editable')
    const editableFile = joined(editable.filled.parts)
    expect(problemsOf(editable.filled)).toEqual([])
    // An example of some pages alone is the same file as a whole one but for their values.
    if (!scenario.pages) expect(await qpdf.check(editableFile)).toEqual([])
    const presets = new Set(template.presets.map(({ field }) => field))
    const read = [...(await readEditable(editableFile, pages))].filter(
      ([name]) => within(name) && find(name)?.type !== 'barcode' && (expected.has(name) || !presets.has(name)),
    )
    const states = [...expected].map(([name, value]) => [name, value === true ? stateOf(template, name) : value])
    expect(sorted(read)).toEqual(sorted(states as [string, string][]))

    const flat = await fillForm(template, form, look, 'flat')
    const flatFile = joined(flat.filled.parts)
    expect(problemsOf(flat.filled)).toEqual([])
    expect(await qpdf.check(flatFile)).toEqual([])
    const printed = [...(await readFlat(flatFile, template, pages, apart))]
      .filter(([name]) => within(name) && (expected.has(name) || !(printedByItself.has(name) || presets.has(name))))
      .map(([name, text]): [string, string] => [name, withoutStart(text, printedByItself.get(name))])
    const texts = [...expected].filter(([, value]) => value !== true)
    expect(sorted(printed)).toEqual(
      sorted(texts.map(([name, value]) => [name, withoutGaps(shownText(template, name, String(value)))])),
    )
  })
})

/** The pages a worked example speaks of, from 0. */
function pagesOf({ pages }: Scenario, template: PreparedTemplate): number[] {
  const [first, last] = pages ?? [1, template.pages.length]
  return template.pages.map((_, page) => page).filter((page) => page + 1 >= first && page + 1 <= last)
}

const stateOf = ({ fieldByName }: PreparedTemplate, name: string) =>
  (oneWidget(fieldByName, name)?.widget ?? fieldByName.get(name)?.widgets[0])?.on ?? ''

/** A list prints the words of its option, not the value. */
const shownText = ({ fieldByName }: PreparedTemplate, name: string, value: string) =>
  fieldByName.get(name)?.options?.find((option) => option.value === value)?.text ?? value

const problemsOf = ({ overflow, missingGlyphs, tooLong, refused }: Awaited<ReturnType<typeof fillForm>>['filled']) => [
  ...overflow,
  ...missingGlyphs,
  ...tooLong,
  ...refused,
]

/** Some agencies print the question inside its box, before what is written there. */
const withoutStart = (text: string, printed = '') => (text.startsWith(printed) ? text.slice(printed.length) : text)

const sorted = (entries: readonly [string, string][]) => Object.fromEntries([...entries].sort())
