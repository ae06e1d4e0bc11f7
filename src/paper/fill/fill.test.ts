import { beforeAll, expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { prepareTemplate } from '#paper/prepare/prepare-template.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { standIn } from '#paper/stand-in.ts'
import type { Filled, PreparedTemplate, Qpdf } from '#paper/types.ts'
import { fillEditable } from './editable.ts'
import { fillFlat } from './flat.ts'

const fields: InventoryField[] = [
  { name: 'form.Name', type: 'text', page: 1, rect: [50, 700, 250, 718], fontSize: 10, tooltip: 'Family name' },
  { name: 'form.Short', type: 'text', page: 1, rect: [50, 670, 90, 688], fontSize: 10 },
  { name: 'form.Ssn', type: 'text', page: 1, rect: [50, 640, 212, 658], maxLen: 9, comb: true, fontSize: 10 },
  { name: 'form.Notes', type: 'text', page: 1, rect: [50, 500, 350, 600], multiline: true, fontSize: 10 },
  { name: 'form.Unit', type: 'checkbox', page: 1, rect: [50, 470, 60, 480], exportValues: [' STE '] },
  {
    name: 'form.State',
    type: 'choice',
    page: 1,
    rect: [50, 440, 90, 458],
    options: ['', { exportValue: 'CA', displayValue: 'California' }],
  },
  {
    name: 'form.Sex',
    type: 'radio',
    page: 2,
    rect: [50, 700, 60, 710],
    exportValues: ['M', 'F'],
    widgets: [
      { page: 2, rect: [50, 700, 60, 710], exportValue: 'M' },
      { page: 2, rect: [90, 700, 100, 710], exportValue: 'F' },
    ],
  },
  {
    name: 'form.ANumber',
    type: 'text',
    page: 1,
    rect: [400, 700, 500, 718],
    widgets: [
      { page: 1, rect: [400, 700, 500, 718] },
      { page: 2, rect: [400, 650, 500, 668] },
    ],
  },
  {
    name: 'form.Twice',
    type: 'text',
    page: 1,
    rect: [400, 600, 500, 618],
    // As Form I-9 has it: the file lists the later page first.
    widgets: [
      { page: 2, rect: [400, 550, 500, 568] },
      { page: 1, rect: [400, 600, 500, 618] },
    ],
  },
  { name: 'form.Until', type: 'text', page: 2, rect: [50, 600, 150, 618], preset: 'PRESENT', readOnly: true },
]

let qpdf: Qpdf
let template: PreparedTemplate
beforeAll(async () => {
  qpdf = await openQpdf()
  template = await prepareTemplate(standIn({ formId: 'x-1', edition: '01/01/26', pages: 2, fields }), qpdf)
})

const values = new Map<string, string | boolean>([
  ['form.Name', 'Nguyễn Thị Łukasz'],
  ['form.Ssn', '123456789'],
  ['form.Notes', 'First line\nsecond line'],
  ['form.Unit', true],
  ['form.State', 'CA'],
  ['form.Sex', 'F'],
  ['form.ANumber', 'A123456789'],
])

async function valuesIn({ parts }: Filled) {
  const { pages } = await readPdf(joined(parts))
  return new Map(pages.flatMap(({ widgets }) => widgets.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])))
}

test('an editable copy holds every value for other readers', async () => {
  const filled = fillEditable(template, values)
  expect(await qpdf.check(joined(filled.parts))).toEqual([])
  const read = await valuesIn(filled)
  expect(read.get('form.Name')).toBe('Nguyễn Thị Łukasz')
  expect(read.get('form.Ssn')).toBe('123456789')
  expect(read.get('form.Unit')).toBe(' STE ')
  expect(read.get('form.State')).toEqual(['CA'])
  expect(read.get('form.Sex')).toBe('F')
  expect(read.get('form.ANumber')).toBe('A123456789')
})

test('a flat copy shows every value, has no fields, and embeds its fonts', async () => {
  const filled = fillFlat(template, values)
  const pdf = joined(filled.parts)
  expect(await qpdf.check(pdf)).toEqual([])
  const { pages } = await readPdf(pdf)
  // The stand-in's own font is the only one without a file.
  const names = new Set(JSON.stringify(await qpdf.json(pdf)).match(/"\/BaseFont":"[^"]+"/g))
  expect([...names].filter((name) => !/[A-Z]{6}\+/.test(name))).toEqual(['"/BaseFont":"/Helvetica"'])
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' '))
  for (const text of ['Nguyễn Thị Łukasz', '123456789', 'First line second line', 'California', 'A123456789'])
    expect(texts[0]).toContain(text)
  expect(texts[1]).toContain('A123456789')
  expect(pages.flatMap(({ widgets }) => widgets)).toEqual([])
})

test('a preset is listed, and gives way to a value', async () => {
  expect(template.presets).toEqual([{ field: 'form.Until', value: 'PRESENT' }])
  const read = await valuesIn(fillEditable(template, new Map([['form.Until', '01/02/2026']])))
  expect(read.get('form.Until')).toBe('01/02/2026')
})

test('a field that only a script would unlock can be edited', async () => {
  const { pages } = await readPdf(template.editable.pdf)
  const until = pages[1]?.widgets.find(({ fieldName }) => fieldName === 'form.Until')
  expect(until?.readOnly).toBe(false)
})

test('what does not fit is told, with the text itself', () => {
  const { overflow } = fillFlat(template, new Map([['form.Short', 'Constantinople Avenue']]))
  expect(overflow).toEqual([{ field: 'form.Short', fits: 'Constanti', rest: 'nople Avenue' }])
})

test('what is longer than the form allows is told', () => {
  const { tooLong, overflow } = fillEditable(template, new Map([['form.Ssn', '1234567890']]))
  expect(tooLong).toEqual([{ field: 'form.Ssn', maxLength: 9, length: 10 }])
  expect(overflow).toEqual([])
})

test('what no field takes is refused by name', () => {
  const wrong = new Map([
    ['form.Nobody', 'x'],
    ['form.Sex', 'X'],
    ['form.State', 'Bavaria'],
  ])
  for (const fill of [fillEditable, fillFlat])
    expect(fill(template, wrong).refused).toEqual([
      { field: 'form.Nobody', reason: 'field' },
      { field: 'form.Sex', reason: 'state' },
      { field: 'form.State', reason: 'option' },
    ])
})

test('characters without a font are told', () => {
  const { missingGlyphs } = fillFlat(template, new Map([['form.Name', 'Li ☃']]))
  expect(missingGlyphs).toEqual([{ field: 'form.Name', characters: '☃' }])
})

test.each([
  ['Devanagari', 'प्रिया शर्मा'],
  ['Arabic', 'محمد أحمد'],
  ['simplified Chinese', '王小明'],
  ['Japanese', '山田ひろし'],
  ['Korean', '김민준'],
  ['two scripts', 'Wang 王小明'],
])('a name in %s is drawn by a font that has it, in both copies', async (_, name) => {
  await loadScriptsFor([name])
  for (const fill of [fillEditable, fillFlat]) {
    const filled = fill(template, new Map([['form.Name', name]]))
    expect(filled).toMatchObject({ missingGlyphs: [], overflow: [] })
    expect(await qpdf.check(joined(filled.parts))).toEqual([])
  }
  const { pages } = await readPdf(joined(fillFlat(template, new Map([['form.Name', name]])).parts))
  for (const letter of new Set(name.replace(/[\s\p{M}]/gu, ''))) expect(pages[0]?.text).toContain(letter)
})

test('what no font has stays blank and is reported, in place of boxes that would be sent', async () => {
  const values = new Map([['form.Name', 'NAIR നായർ']])
  const filled = fillFlat(template, values)
  expect(filled.missingGlyphs).toEqual([{ field: 'form.Name', characters: 'നായർ' }])
  const { pages } = await readPdf(joined(filled.parts))
  expect(pages[0]?.text).toContain('NAIR')
  for (const letter of 'നയ') expect(pages[0]?.text).not.toContain(letter)
})

test('two places of one field hold different texts, counted page after page: each is a field of its own', async () => {
  const both = new Map([
    ['form.Twice#0', 'A7'],
    ['form.Twice#1', 'A9'],
  ])
  for (const values of [both, new Map([['form.Twice#1', 'A9']])]) {
    const filled = fillEditable(template, values)
    expect(filled).toMatchObject({ refused: [], overflow: [] })
    expect(await qpdf.check(joined(filled.parts))).toEqual([])
    const read = (await readPdf(joined(filled.parts))).pages.map(({ widgets }) =>
      widgets.filter(({ fieldName }) => fieldName?.startsWith('form.Twice')),
    )
    expect(read.map((page) => page.map(({ fieldName, fieldValue }) => [fieldName, fieldValue ?? '']))).toEqual([
      [['form.Twice.#0', values.get('form.Twice#0') ?? '']],
      [['form.Twice.#1', 'A9']],
    ])
  }
  const { pages } = await readPdf(joined(fillFlat(template, both).parts))
  expect([pages[0]?.text.includes('A7'), pages[1]?.text.includes('A9')]).toEqual([true, true])
  expect(fillEditable(template, new Map([['form.Twice#2', 'A9']])).refused).toHaveLength(1)
})

test('one widget alone can be filled in a flat copy', async () => {
  const { parts } = fillFlat(template, new Map([['form.ANumber#1', 'A9']]))
  const { pages } = await readPdf(joined(parts))
  expect(pages[0]?.text).not.toContain('A9')
  expect(pages[1]?.text).toContain('A9')
})

test('the same values give the same file, after the untouched base', () => {
  for (const fill of [fillEditable, fillFlat]) {
    const [one, two] = [fill(template, values), fill(template, values)]
    expect(Buffer.compare(joined(one.parts), joined(two.parts))).toBe(0)
  }
  expect(fillEditable(template, values).parts[0]).toBe(template.editable.pdf)
  expect(fillFlat(template, values).parts[0]).toBe(template.flatFile.pdf)
})

test('yes and no of one field, and boxes under several questions, are crossed alone in both copies', async () => {
  const filled = fillEditable(template, new Map([['form.Sex#1', true]]))
  expect(filled).toMatchObject({ refused: [] })
  expect(await qpdf.check(joined(filled.parts))).toEqual([])
  const { pages } = await readPdf(joined(filled.parts))
  const read = pages.flatMap(({ widgets }) => widgets.filter(({ fieldName }) => fieldName?.startsWith('form.Sex')))
  expect(read.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])).toEqual([
    ['form.Sex.#0', 'Off'],
    ['form.Sex.#1', 'F'],
  ])
  const crossed = (place: string) => joined(fillFlat(template, new Map([[place, true]])).parts)
  expect(Buffer.compare(crossed('form.Sex#0'), crossed('form.Sex#1'))).not.toBe(0)
})

test('two places of a field at one spot are written once, in both kinds of copy', async () => {
  const rects = [
    [50, 700, 250, 718],
    [50, 699.6, 250, 717.6],
  ]
  const doubled = { name: 'form.Doubled', type: 'text' as const, page: 1, rect: rects[0] ?? [], fontSize: 10 }
  const widgets = rects.map((rect) => ({ page: 1, rect }))
  const form = { formId: 'x-2', edition: '01/01/26', pages: 1, fields: [{ ...doubled, widgets }] }
  const prepared = await prepareTemplate(standIn(form), qpdf)
  const values = new Map([['form.Doubled', 'Constantinople']])
  const printed = [
    await qpdf.flatten(joined(fillEditable(prepared, values).parts)),
    joined(fillFlat(prepared, values).parts),
  ]
  for (const file of printed) {
    const [page] = (await readPdf(file)).pages
    expect(page?.text.match(/Constantinople/g)).toHaveLength(1)
  }
})
