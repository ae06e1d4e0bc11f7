import { describe, expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { allPapers, paperOf } from '#forms/papers.ts'
import { blocks, signatureBlocksOf, signatureBox } from './signature-blocks.ts'

describe('signature blocks', () => {
  test.each(allPapers.map(({ paper }) => [paper.form.id, paper] as const))(
    'every signature that %s leaves blank has a signer',
    (id, paper) => {
      const left = Object.entries(paper.leftBlank).flatMap(([field, why]) => (why === 'signature' ? [field] : []))
      expect(Object.keys(blocks[id] ?? {}).sort()).toEqual(left.sort())
    },
  )

  const answers: Record<string, unknown> = { 'case.classification': 'H-1B', 'attorney.familyName': 'LANE' }
  const look = knownFacts(
    (subject, id) =>
      id.startsWith(subject.split('/')[0] ?? '') && answers[id] !== undefined
        ? { value: answers[id], source: 'form', by: null, at: '2026-01-01' }
        : undefined,
    { case: 'case/1', attorney: 'attorney/2', person: 'person/3' },
    '2026-11-15',
  )

  test('an H-1B petition by an attorney is signed by petitioner, official and preparer, in page order', () => {
    const found = signatureBlocksOf({ formId: 'i-129', edition: '2026-02-27' }, look, paperOf('i-129', '2026-02-27'))
    expect(found.map(({ page, signer }) => [page, signer])).toEqual([
      [7, 'petitioner'],
      [7, 'attorney'],
      [14, 'petitioner'],
      [15, 'petitioner'],
    ])
  })

  test('nobody signs for an interpreter who was not there, and an unknown form has no blocks', () => {
    expect(
      signatureBlocksOf({ formId: 'i-765', edition: '2025-08-21' }, look, paperOf('i-765', '2025-08-21')).map(
        ({ signer }) => signer,
      ),
    ).toEqual(['applicant', 'attorney'])
    expect(signatureBlocksOf({ formId: 'i-601', edition: '2024-06-07' }, look, paperOf('i-601', '2024-06-07'))).toEqual(
      [],
    )
  })
})

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
