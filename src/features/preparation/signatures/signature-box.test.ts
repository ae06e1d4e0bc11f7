import { expect, test } from 'vitest'
import { allPapers, paperOf } from '#forms/papers.ts'
import { blocks } from './signature-blocks.ts'
import { signatureBox } from './signature-box.ts'

const all = allPapers.flatMap(({ paper: { form } }) =>
  Object.keys(blocks[form.id] ?? {}).map((block) => [form.id, form.edition, block] as const),
)

test.each(all)('%s %s: %s has a place on its page, with the date beside it', (formId, edition, block) => {
  const { box: [left, bottom, right, top] = [0, 0, 0, 0] } = signatureBox(paperOf(formId, edition), block) ?? {}
  expect(right - left).toBeGreaterThan(140)
  expect(top - bottom).toBeGreaterThan(30)
  expect(top - bottom).toBeLessThan(130)
  expect([left >= 0, bottom >= 0, right <= 612, top <= 792]).toEqual([true, true, true, true])
})

test('the date is the one of this signature', () => {
  const onG28 = (block: string) => signatureBox(paperOf('g-28', '2018-09-17'), block)?.box
  // Of the client in the left column, the date on the next line; on Form I-129 on the same line.
  expect(onG28('P5_Line6a_SignatureofApplicant[0]')).toEqual([46, 184, 308, 254])
  const petition = signatureBox(paperOf('i-129', '2026-02-27'), 'P5_Line6a_SignatureofApplicant[0]')
  expect(petition?.box.map(Math.round)).toEqual([46, 646, 590, 692])
})
