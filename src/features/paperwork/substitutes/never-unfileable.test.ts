import { describe, expect, test } from 'vitest'
import { editionsOn, type Known } from '#case-file/form-library/rules.ts'
import { caseTypes } from '#case-types/all.ts'
import { packageIsReadyToGo } from '#case-types/status/guards.ts'
import { everythingInOrder } from '#case-types/status/in-order.fixture.ts'
import { itemsOf } from '#engine/form.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { declaredEditions, formNamed } from '#forms/all.ts'
import { allPapers } from '#forms/papers.ts'
import { outdatedEditions } from '#preparation/pre-filing/form-editions.ts'
import { otherPerson } from './differences.ts'
import { identityBoxes } from './identity-boxes.ts'
import { editionVerdict } from './verdict.ts'

// No blank, edition or mapping makes a case unfileable: every form of every case type, in every state that stops it.

const TODAY = '2026-11-18'
const CURRENT = '2026-11-01'
const states = {
  'not for filing': { notForFiling: 'Known for its layout only.' },
  'taken until yesterday': { takenUntil: '2026-11-17' },
  'approved until yesterday': { ombExpiresOn: '2026-11-17' },
  'taken from next month': { takenFrom: '2026-12-01' },
} as const satisfies Record<string, Partial<Known>>
const row = (formId: string, edition: string, more: Partial<Known> = {}): Known => ({
  ...{ formId, edition, ombExpiresOn: null, takenFrom: edition, takenUntil: null, confirmed: true, note: '' },
  ...{ status: 'Known', ...more },
})
const matrix = caseTypes.flatMap((type) =>
  [...new Set(type.forms.map(({ form }) => form as string))].flatMap((formId) =>
    Object.entries(states).map(([state, more]) => ({ type: type.name, formId, state, more })),
  ),
)

test.each(matrix)('$type, $formId $state: filed with a substitute, and only with one', ({ formId, more }) => {
  const edition = declaredEditions(formId).find((each) => each <= TODAY) ?? '2020-01-01'
  const rows = [row(formId, edition, more)]
  const editions = editionsOn(rows, TODAY)
  const filed = (substitute: { edition: string } | null) =>
    packageIsReadyToGo({
      ...everythingInOrder,
      outdatedEditions: outdatedEditions(editions, [{ formId, edition, substitute }]),
    })
  expect(filed(null)).toMatchObject({
    code: 'EDITION_OUTDATED',
    sentence: expect.stringContaining('prepared elsewhere'),
  })
  expect(editionVerdict({ formId, edition: CURRENT }, rows, editions)).toEqual({ known: false })
  expect(editionVerdict({ formId, edition }, rows, editions), 'the same edition again').toHaveProperty('code')
  expect(filed({ edition: CURRENT })).toBeUndefined()
})

test('the matrix has every case type with forms', () => {
  expect(new Set(matrix.map(({ type }) => type)).size).toBe(caseTypes.filter(({ forms }) => forms.length > 0).length)
})

const facts: Record<string, string> = {
  'person.familyName': 'NAIR',
  'person.givenName': 'Priya',
  'person.birthDate': '1991-04-12',
  'person.aNumber': '212345678',
  'case.classification': 'H-1B',
  'case.premiumForm': 'I-129',
}
const boxesOf = ({ paper, inventory }: (typeof allPapers)[number]) => {
  const asked = itemsOf(paper.form).map(({ item: { role } }) => [role, 'person/7'] as const)
  const roles = { ...Object.fromEntries(asked), person: 'person/7' as const, clientPerson: 'person/7' as const }
  const look = knownFacts(
    (_subject, fact) => (facts[fact] ? { value: facts[fact], source: 'form', by: null, at: '' } : undefined),
    roles,
    TODAY,
  )
  return identityBoxes({ paper, inventory }, look)
}
const named = allPapers.filter((each) => boxesOf(each).some(({ kind }) => kind === 'given'))

describe('the PDF of another person', () => {
  test.each(named.map((each) => [`${each.paper.form.id} ${each.paper.form.edition}`, each] as const))(
    'is refused as Form %s',
    (_name, onPaper) => {
      const boxes = boxesOf(onPaper)
      const other = {
        family: 'NAIR',
        given: 'Arjun',
        born: '02/03/1989',
        aNumber: '999999999',
        receipt: '',
        organization: '',
      }
      const said = (who: typeof other | undefined) =>
        Object.fromEntries(boxes.map(({ field, kind, expected }) => [field, who ? who[kind] : expected]))
      expect(otherPerson({ boxes: said(other) }, boxes)).toEqual({ inPdf: 'NAIR, Arjun', inCase: 'Priya Nair' })
      expect(otherPerson({ boxes: said(undefined) }, boxes)).toBeUndefined()
    },
  )

  test('is told by a name on every form but ETA-9089, whose worker stands on Appendix A, and the payment', () => {
    const nameless = allPapers
      .filter((each) => !named.includes(each))
      .map(({ paper }) => formNamed(paper.form.id)?.name)
    expect(nameless).toEqual(['ETA-9089', 'G-1450'])
  })
})
