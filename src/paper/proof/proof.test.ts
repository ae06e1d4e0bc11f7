import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { DocumentFonts } from '#paper/fonts/document-fonts.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { layPage } from './lay-page.ts'
import { fitWords } from './place-words.ts'
import { type BoxWords, boxesOn, PROOF_WORDS, type ProofForm } from './proof-form.ts'
import { proofTemplate } from './proof-template.ts'

const words = (text: string, more: Partial<BoxWords> = {}): BoxWords => ({
  ...{ part: 'Part 1. You', group: text, number: '', lead: '', text, ...more },
})
const field = (name: string, rect: number[], more: Partial<InventoryField> = {}): InventoryField => ({
  ...{ name: `form[0].page[0].${name}[0]`, type: 'text', page: 1, rect, ...more },
})
const check = (name: string, left: number) =>
  field(name, [left, 500, left + 10, 510], { type: 'checkbox', exportValues: ['Y'] })

const fields = [
  field('Family', [60, 600, 270, 618], { maxLen: 40 }),
  field('Given', [276, 600, 438, 618]),
  check('Yes', 500),
  check('No', 540),
  field('ANumber', [60, 440, 200, 458], { comb: true, maxLen: 9 }),
  field('More', [60, 300, 576, 372], { multiline: true }),
  field('State', [60, 200, 114, 218], { type: 'choice', options: [' ', 'CA', 'NY'] }),
  field('Barcode', [192, 12, 462, 30], { type: 'barcode' }),
  field('Second', [60, 700, 270, 718], { page: 2 }),
]
const question = { group: 'q', number: '2', lead: 'Have you ever filed before?' }
const said: [string, BoxWords][] = [
  ['Family', words('Family name', { number: '1.a' })],
  ['Given', words('Given name', { number: '1.b' })],
  ['Yes', words('Yes', question)],
  ['No', words('No', question)],
  ['ANumber', words('A-Number')],
  ['More', words('Explain')],
  ['State', words('State')],
  ['Second', words('Second')],
]
const form: ProofForm = {
  ...{ name: 'X-1', title: 'Request', edition: '01/01/26', pages: 2, fields },
  words: new Map(said.map(([name, own]) => [`form[0].page[0].${name}[0]`, own])),
}
const named = (name: string) => `form[0].page[0].${name}[0]`
const template = proofTemplate(form)
const qpdf = await openQpdf()

test('a proof is filled like a form, flat and editable, and says what it is on every page', async () => {
  const values = new Map<string, string | boolean>([
    [named('Family'), 'Nguyễn'],
    [named('Yes'), true],
    [named('State'), 'NY'],
  ])
  const flat = joined(fillFlat(template, values).parts)
  const editable = joined(fillEditable(template, values).parts)
  expect([await qpdf.check(flat), await qpdf.check(editable)]).toEqual([[], []])
  for (const file of [flat, editable]) {
    const { pages } = await readPdf(file)
    expect(pages).toHaveLength(2)
    for (const { text } of pages) expect(text).toContain(PROOF_WORDS)
  }
  const [first] = (await readPdf(flat)).pages
  for (const text of ['Nguyễn', 'Form X-1', 'Part 1. You', 'Have you ever filed before?', '1.a.', 'A-Number'])
    expect(first?.text).toContain(text)
  const widgets = (await readPdf(editable)).pages.flatMap((page) => page.widgets)
  expect(widgets.find(({ fieldName }) => fieldName === named('Family'))).toMatchObject({ fieldValue: 'Nguyễn' })
  expect(widgets.map(({ fieldName }) => fieldName)).not.toContain(named('Barcode'))
})

test('a proof is told from the form, and long answers overflow as on it', () => {
  expect(template.proof).toBe(true)
  const long = 'word '.repeat(200).trim()
  const { overflow } = fillFlat(template, new Map([[named('More'), long]]))
  expect(overflow).toMatchObject([{ field: named('More') }])
  // Four rules of 18 points, as many lines.
  expect(template.fieldByName.get(named('More'))).toMatchObject({ linePitch: 18, face: 'monoBold', size: 10 })
})

test('a question stands before its boxes with its number, a heading over the first box of its part', () => {
  const { words: placed, headings } = layPage(boxesOn(form, 0), new Set(), new DocumentFonts())
  const lead = placed.find(({ lines }) => lines[0]?.text.startsWith('Have you'))
  expect(lead?.number?.text).toBe('2.')
  expect(lead?.area[2]).toBeLessThan(500)
  expect(headings.map(({ text }) => text)).toEqual(['Part 1. You'])
  expect(headings[0]?.rect[1]).toBeGreaterThan(618)
  const seen = new Set(['Part 1. You'])
  expect(layPage(boxesOn(form, 1), seen, new DocumentFonts()).headings[0]?.text).toBe('Part 1. You (continued)')
})

test('words first get smaller, then shorter by whole words', () => {
  const font = new DocumentFonts().measure('sans')
  expect(fitWords('Date of birth', 100, 1, font)).toEqual({ size: 7.5, lines: ['Date of birth'], shown: 1 })
  expect(fitWords('Date of birth', 38, 1, font)?.size).toBeLessThan(7)
  expect(fitWords('Date of birth as in the passport', 48, 1, font)?.lines).toEqual(['Date of birth …'])
  expect(fitWords('Unbelievably', 20, 1, font)).toBeUndefined()
})
