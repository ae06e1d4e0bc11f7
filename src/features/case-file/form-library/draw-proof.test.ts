import { expect, test } from 'vitest'
import { boxWords } from '#engine/box-words.ts'
import { isFillable } from '#engine/coverage.ts'
import { allPapers } from '#forms/papers.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { DocumentFonts } from '#paper/fonts/document-fonts.ts'
import { type Inventory, inventoryOf } from '#paper/inventory.ts'
import { layPage } from '#paper/proof/lay-page.ts'
import { boxesOn, type ProofForm } from '#paper/proof/proof-form.ts'
import type { Rect } from '#paper/types.ts'
import { verdictOn } from './blank-verdict.ts'
import { drawProof } from './server/proof-work.ts'

const proofs = allPapers.map(({ paper, inventory }) => {
  const { name, title, edition } = paper.form
  const { pages, fields } = inventory as unknown as Inventory
  const form: ProofForm = { name, title, edition, pages, fields, words: boxWords(paper, inventory) }
  const seen = new Set<string>()
  const fonts = new DocumentFonts()
  const laid = Array.from({ length: pages }, (_, page) => {
    const boxes = boxesOn(form, page)
    return { page, boxes, ...layPage(boxes, seen, fonts) }
  })
  return { name, form, inventory, laid }
})

const overlap = (one: Rect, other: Rect) =>
  Math.min(one[2], other[2]) - Math.max(one[0], other[0]) > 0.5 &&
  Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > 0.5

test.each(proofs)('on the proof of $name no words stand over a box or over other words', ({ laid }) => {
  for (const { page, boxes, words, headings } of laid) {
    const said = [
      ...words.map(({ area, lines }) => ({ rect: area, what: lines.map(({ text }) => text).join(' ') })),
      ...headings.map(({ rect, text }) => ({ rect, what: text })),
    ]
    const fixed = boxes.map(({ rect, field }) => ({ rect, what: field.name }))
    for (const [index, one] of said.entries())
      for (const other of [...fixed, ...said.slice(index + 1)])
        if (overlap(one.rect, other.rect)) expect.fail(`page ${page + 1}: “${one.what}” and “${other.what}”`)
  }
})

test.each(proofs)(
  'every box of $name has words, and nearly all of them are there in full',
  ({ form, inventory, laid }) => {
    const nameless = inventory.fields.filter((field) => isFillable(field) && !form.words.has(field.name))
    expect(nameless.map(({ name }) => name)).toEqual([])
    const words = laid.flatMap((page) => page.words)
    const short = words.filter(({ lines }) => lines.some(({ text }) => text.endsWith('…')))
    expect(short.length).toBeLessThanOrEqual(2)
  },
)

test('a proof is not taken for the agency’s blank', async () => {
  const template = drawProof('g-28', '2018-09-17')
  if (!template) throw new Error('There is no proof of Form G-28.')
  const found = await inventoryOf('g-28', joined(fillEditable(template, new Map()).parts))
  const dates = { ombExpiresOn: null, takenFrom: null, takenUntil: null, confirmed: true, note: '' }
  const known = { formId: 'g-28', edition: '2018-09-17', ...dates, status: 'Known' } as const
  expect(verdictOn(found, 'g-28', [known])).toMatchObject({ refused: true })
})

test('a proof is drawn of what the product fills, in its edition', () => {
  expect(drawProof('g-28', '2018-09-17')).toMatchObject({ proof: true, pages: { length: 4 } })
  expect(drawProof('g-28', '1999-01-01')).toBeUndefined()
})
