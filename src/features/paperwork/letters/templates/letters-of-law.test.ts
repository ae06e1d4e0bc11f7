import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { fieldsOf } from '#docx/fields-of.ts'
import { mergeDocx } from '#docx/merge.ts'
import { textOf } from '#docx/text-of.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { valuesFor } from '../letter-values.ts'
import type { LetterAbout } from '../own-fields.ts'
import { builtInTemplates, templateBytes } from './all.ts'
import { COMPLAINTS, COMPLAINTS_OF_APPLICANTS } from './posting-statement.ts'

const roles = { person: 'person/1', employment: 'employment/1', company: 'company/1', case: 'case/1' } as const

/** A letter as it is written while these facts are known. */
function written(
  kind: string,
  facts: Readonly<Record<string, unknown>> = {},
  typeId: number = CaseType.h1b,
  more: Partial<LetterAbout> = {},
): string {
  const template = builtInTemplates.find((each) => each.kind === kind)
  if (!template) throw new Error(`no letter ${kind}`)
  const look = knownFacts(
    (_subject, id) => (id in facts ? ({ value: facts[id] } as unknown as KnownAnswer) : undefined),
    roles as never,
    '2026-11-16',
  )
  const about = {
    ...{ look, today: '2026-11-16', typeId, number: '26-00001', saidName: 'H-1B', mainForm: 'Form I-129' },
    ...{ isPending: false, isApproved: false, subject: 'Form I-129, H-1B', parties: [] },
    ...{ filingAddress: '', receiptNumber: null, rfeNoticeOn: null, rfeDueOn: null, forms: [], documents: [] },
    ...{ exhibits: [], letterhead: undefined, signature: undefined },
    ...more,
  }
  const bytes = templateBytes(template)
  const values = valuesFor(fieldsOf(bytes).fields, about, {})
  return textOf(mergeDocx(bytes, values, { missingText: (name) => `[${name}]` }).bytes)
}

test.each([
  ['H-1B', true],
  ['O-1A', true],
  ['TN', false],
  ['E-3', false],
  ['H-1B1', false],
  ['L-1A', false],
])('the support letter of a %s petition promises the way back: %s', (classification, promised) => {
  expect(written('supportLetter', { 'case.classification': classification }).includes('return abroad')).toBe(promised)
})

test('a request to revoke states no offer that nobody made', () => {
  expect(written('revocation')).not.toMatch(/have offered/)
  expect(written('revocation')).toContain('[write.returnCost]')
})

test('the notice of an LCA says who is sought, how many, where, and where the application is open to inspection', () => {
  const text = written('postingNotice', {
    ...{ 'case.lcaVisaClass': 'H-1B', 'case.lcaWorkers': 2, 'case.lcaDependent': false },
    'case.lcaWorksites': [
      { id: 'a', street: '1 Main Street', city: 'Boston', state: 'MA' },
      { id: 'b', street: '9 Pier Road', city: 'Portland', state: 'ME' },
    ],
  })
  expect(text).toContain('seeks H-1B nonimmigrant workers')
  expect(text).toMatch(/Number of nonimmigrant workers sought\s*2/)
  expect(text).toContain('1 Main Street, Boston, MA')
  expect(text).toContain('9 Pier Road, Portland, ME')
  expect(text).toContain('available for public inspection at')
  expect(text).toContain(COMPLAINTS)
  expect(text).not.toContain(COMPLAINTS_OF_APPLICANTS)
})

test.each([
  [{ 'case.lcaDependent': true }, true],
  [{ 'case.lcaDependent': true, 'case.lcaExemptOnly': true }, false],
  [{ 'case.lcaDependent': false }, false],
])('a dependent employer tells applicants where to complain, unless all are exempt: %o', (facts, told) => {
  expect(written('postingNotice', facts).includes(COMPLAINTS_OF_APPLICANTS)).toBe(told)
})

test('both clients sign an engagement; of a labor certification the employer pays everything', () => {
  expect(written('engagement').match(/Agreed:/g)).toHaveLength(2)
  expect(written('engagement')).not.toContain('every cost of the labor certification')
  expect(written('engagement', {}, CaseType.perm)).toContain('every cost of the labor certification')
})

test('a withdrawal says that a petition is pending only of one that is', () => {
  const pending = written('withdrawal', {}, CaseType.h1b, { isPending: true })
  expect(pending).toContain('It was filed for')
  expect(pending).not.toContain('[write.notPending]')
  expect(written('withdrawal')).not.toContain('It was filed for')
  expect(written('withdrawal')).toContain('[write.notPending]')
  expect(written('revocation')).toContain('[write.notApproved]')
  expect(written('revocation', {}, CaseType.h1b, { isApproved: true })).not.toContain('[write.notApproved]')
})

test('a job is offered from a day to come; who works there already is offered to continue', () => {
  expect(written('offerLetter', { 'employment.startedOn': '2027-01-15' })).toContain('starting on January 15, 2027')
  const going = written('offerLetter', { 'employment.startedOn': '2019-01-15' })
  expect(going).toContain('You have worked for us since January 15, 2019.')
  expect(going).not.toMatch(/starting on|first day/)
})

test('a list of nothing stands marked, and what is listed does not', () => {
  expect(written('rfeResponse')).toContain('[write.exhibits]')
  const exhibits = [{ tab: 'Exhibit A', name: 'Degree' }]
  expect(written('rfeResponse', {}, CaseType.h1b, { exhibits })).not.toContain('[write.exhibits]')
  expect(written('coveringLetter')).toContain('[write.enclosures]')
  const documents = [{ name: 'Degree' }]
  expect(written('coveringLetter', {}, CaseType.h1b, { documents })).not.toContain('[write.enclosures]')
})

test.each(['coveringLetter', 'rfeResponse', 'noidResponse'])('a %s names who files and for whom', (kind) => {
  const parties = [
    { as: 'Petitioner', name: 'Priya NAIR' },
    { as: 'Beneficiary', name: 'Arjun NAIR' },
  ]
  const text = written(kind, {}, CaseType.i130, { subject: 'Form I-130, petition for spouse', parties })
  expect(text).toContain('Petitioner: Priya NAIR')
  expect(text).toContain('Beneficiary: Arjun NAIR')
  expect(text.includes('RE: Form I-130, petition for spouse')).toBe(kind === 'coveringLetter')
})
