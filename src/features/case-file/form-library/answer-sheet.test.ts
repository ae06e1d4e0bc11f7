import { expect, test } from 'vitest'
import { concerns, itemsOf } from '#engine/form.ts'
import { i765 } from '#forms/i-765/2025-08-21/form.ts'
import { scenarios } from '#forms/i-765/2025-08-21/scenarios/all.ts'
import { lookOf } from '#forms/scenario.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { answerSheet, answerSheetBlocks } from './answer-sheet.ts'

const [scenario] = scenarios
if (!scenario) throw new Error('There is no example.')
const look = lookOf(scenario)
const rows = answerSheetBlocks(i765, look).flatMap((block) => (block.kind === 'table' ? block.rows : []))

test('every item that concerns the case has its line, in the form’s order', () => {
  const expected = itemsOf(i765).filter(({ part, item }) => concerns(part, item, look) !== false)
  expect(rows.map(([number, label]) => [number, label])).toEqual(
    expected.map(({ item }) => [item.number.split(' ')[0], item.label ?? item.fact.label]),
  )
})

// Answered at midnight UTC, which is the evening before in New York.
test('answers stand in words with their source, and open ones are marked', () => {
  const open = rows.filter(([, , answer]) => answer === '(no answer yet)' || answer === '–')
  expect(open.length).toBeGreaterThan(0)
  expect(rows.filter(([, , , source]) => source === '')).toEqual(open)
  expect(rows.some(([, , , source]) => /^Questionnaire, 12-31-2025$/.test(source ?? ''))).toBe(true)
})

test('the sheet is a PDF whose pages say what it is and hold every answer', async () => {
  const document = await answerSheet(i765, look, { about: '26-00417' })
  const { parts, pages } = assemble([{ document, label: 'Form I-765' }], { title: 'Form I-765, answer sheet' })
  const read = await readPdf(joined(parts))
  expect(read.pages).toHaveLength(pages)
  const text = read.pages.map((page) => page.text).join(' ')
  expect(text).toContain('Not the official form')
  // Columns wrap beside each other, so the words are looked for one by one.
  for (const word of rows.flatMap(([, label = '', answer = '']) => `${label} ${answer}`.split(/\s+/)))
    expect(text).toContain(word)
})
