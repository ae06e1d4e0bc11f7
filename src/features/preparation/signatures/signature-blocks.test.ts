import { describe, expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { allPapers, paperOf } from '#forms/papers.ts'
import { blocks, signatureBlocksOf } from './signature-blocks.ts'

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
