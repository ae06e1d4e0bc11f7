import { expect, test } from 'vitest'
import { questionsOf } from '#engine/questions.ts'
import type { AnyFact } from '#engine/reference.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf } from '#forms/scenario.ts'
import { aboutFamily } from './adjustment.ts'
import { aboutArrival } from './arrival.ts'
import { aboutPetition } from './petition.ts'
import { aboutRelative } from './relative.ts'
import { incomes, sponsored } from './support.ts'

// What nobody answered is neither "no" nor "none" on a form that is signed under penalty of perjury.

type Given = Readonly<Record<string, unknown>>
const roles = { person: 'person/1', case: 'case/1', company: 'company/1', applicant: 'person/2' } as const
const look = ({
  person = {},
  case: ofCase = {},
  applicant = {},
}: {
  person?: Given
  case?: Given
  applicant?: Given
}) => lookOf({ answers: { 'person/1': person, 'case/1': ofCase, 'person/2': applicant }, roles, today: '2026-11-16' })

const wife = { id: 'f1', relation: 'Spouse', familyName: 'RAO', birthDate: '1990-01-01', birthCountry: 'IN' }
const child = { id: 'f2', relation: 'Child', familyName: 'RAO', birthDate: '2015-01-01', birthCountry: 'IN' }

test.each([
  ['without a word on whether she applies, that stays open', [wife], undefined],
  ['a list that leaves the spouse out says nothing of her', [child], undefined],
  ['who applies, applies', [{ ...wife, joins: 'Adjustment of status' }], { value: true }],
  ['who does not, does not', [{ ...wife, joins: 'No' }], { value: false }],
])('Form I-485, Part 6, Item 10: %s', (_what, list, answer) => {
  expect(look({ person: { 'person.family': list } }).answer(aboutFamily.spouseApplies)).toEqual(answer)
})

test('a spouse’s middle name and A-Number are not “none” because their columns are empty', () => {
  const seen = look({ person: { 'person.family': [wife] } })
  expect(seen.answer(aboutFamily.spouseMiddleName)).toBeUndefined()
  expect(seen.answer(aboutFamily.spouseANumber)).toBeUndefined()
})

const worker = { id: 'w', familyName: 'DIAZ', passportNumber: 'P1', passportExpiresOn: '2030-01-01' }
const own = {
  'person.inRemovalProceedings': false,
  'person.wasExchangeVisitor': false,
  'person.passports': [{ id: 'p', number: 'Z1', expiresOn: '2030-01-01' }],
}
const petitionFor = (classification: string, others?: object[]) =>
  look({
    person: own,
    case: { 'case.classification': classification, ...(others && { 'case.furtherBeneficiaries': others }) },
  })

test.each([
  ['anyoneInRemoval', 'inRemovalProceedings'],
  ['anyExchangeVisitor', 'wasExchangeVisitor'],
] as const)('Form I-129, Part 4: %s is open while one worker of several has not said so', (fact, column) => {
  const of = (others?: object[], classification = 'P-1') =>
    petitionFor(classification, others).answer(aboutPetition[fact])
  expect(of([worker])).toBeUndefined()
  expect(of()).toBeUndefined()
  expect(of([{ ...worker, [column]: false }])).toEqual({ value: false })
  expect(of([worker, { ...worker, id: 'x', [column]: true }])).toEqual({ value: true })
  expect(of(undefined, 'H-1B')).toEqual({ value: false })
})

test('Form I-129, Part 4, Item 2: a passport without its last day, and a worker without a passport, are open', () => {
  const passports = (more: object) =>
    look({
      person: { ...own, 'person.passports': [{ id: 'p', number: 'Z1', ...more }] },
      case: { 'case.classification': 'H-1B' },
    }).answer(aboutPetition.everyoneHasPassport)
  expect(passports({})).toBeUndefined()
  expect(passports({ expiresOn: '2020-01-01' })).toEqual({ value: false })
  const of = (others?: object[]) => petitionFor('P-1', others).answer(aboutPetition.everyoneHasPassport)
  expect(of()).toBeUndefined()
  expect(of([{ id: 'w', familyName: 'DIAZ' }])).toBeUndefined()
  expect(of([{ ...worker, passportExpiresOn: undefined }])).toBeUndefined()
  expect(of([{ ...worker, passportExpiresOn: '2020-01-01' }])).toEqual({ value: false })
  expect(of([worker])).toEqual({ value: true })
})

test('a petition for several counts nobody while the others are not told', () => {
  expect(petitionFor('P-1').answer(aboutPetition.workers)).toBeUndefined()
  expect(petitionFor('P-1', [worker]).answer(aboutPetition.workers)).toEqual({ value: 2 })
})

const arrived = { 'person.admissions': [{ id: 'a', admittedOn: '2024-03-01' }] }
const ended = { id: 'v', visaClass: 'F-1', number: 'K1234567', issuedOn: '2015-01-01', expiresOn: '2020-01-01' }
const visa = (more: Given) => look({ person: { ...arrived, ...more } }).answer(aboutArrival.entryVisaNumber)

test('Form I-485, Part 1, Item 10: visas that did not hold on the day of arrival do not say that there was none', () => {
  expect(visa({ 'person.visas': [ended] })).toBeUndefined()
  expect(visa({ 'person.visas': [ended], 'person.cameWithVisa': false })).toEqual({ not: 'none' })
  expect(visa({ 'person.visas': [ended], 'person.cameWithVisa': true })).toBeUndefined()
  expect(visa({ 'person.visas': { not: 'none' } })).toEqual({ not: 'none' })
  expect(visa({ 'person.visas': [{ ...ended, expiresOn: '2025-01-01' }] })).toEqual({ value: 'K1234567' })
})

test('Form I-485, Part 1, Item 14: the status has not changed because nobody knows the class of admission', () => {
  const status = (admissions?: unknown) =>
    look({ person: { 'person.currentStatus': 'H-1B', 'person.admissions': admissions } }).answer(
      aboutArrival.changedStatus,
    )
  const i94 = { id: 'a', admittedOn: '2024-03-01' }
  expect(status()).toBeUndefined()
  expect(status([i94])).toBeUndefined()
  expect(status([{ ...i94, admissionClass: 'H1B' }])).toEqual({ not: 'notApplicable' })
  expect(status([{ ...i94, admissionClass: 'F1' }])).toEqual({ value: 'H-1B' })
  // Whoever has no I-94 has said that no class was given on arrival.
  expect(status({ not: 'none' })).toEqual({ value: 'H-1B' })
})

test('the children of a spouse are open while nobody has told the family', () => {
  const petitioner = { 'person.familyName': 'NAIR', 'person.givenName': 'Priya' }
  const listed = (applicant: Given) =>
    look({ person: petitioner, case: { 'case.relation': 'Spouse' }, applicant }).value(aboutRelative.relativesFamily)
  expect(listed({})).toBeUndefined()
  expect(listed({ 'person.family': [child] })).toMatchObject([{ familyName: 'NAIR' }, { familyName: 'RAO' }])
  expect(listed({ 'person.family': { not: 'none' } })).toMatchObject([{ familyName: 'NAIR' }])
})

test('Form I-864 leaves nobody out because it is not said whether they come along, and takes no income for zero', () => {
  const family = (list: object[]) =>
    look({
      case: { 'case.sponsoredPeople': 'The immigrant and family' },
      applicant: { 'person.family': list },
    }).answer(sponsored.sponsoredFamily)
  expect(family([{ ...child, joins: undefined }])).toBeUndefined()
  expect(family([{ ...child, joins: 'No' }])).toEqual({ value: [] })
  const helped = (list: object[]) => look({ person: { 'person.annualIncome': 100, 'person.householdIncomes': list } })
  const brother = { id: 'b', name: 'Ravi' }
  expect(helped([brother]).answer(incomes.helpersIncome)).toBeUndefined()
  expect(helped([brother]).answer(incomes.householdIncomeTotal)).toBeUndefined()
  expect(helped([{ ...brother, income: 50 }]).answer(incomes.householdIncomeTotal)).toEqual({ value: 150 })
})

/** What the list is asked for again. */
function leftOpen(formId: string, fact: AnyFact, known: Parameters<typeof look>[0]) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)?.paper.form
  if (!form) throw new Error(`No form ${formId}`)
  return questionsOf([{ form, look: look(known), key: formId }]).find((each) => each.fact.id === fact.id)?.leftOpen
}

test('the list whose silence keeps a box empty is asked for again, and says for what', () => {
  const id = (name: string) => ({ id: name }) as AnyFact
  const married = { 'person.maritalStatus': 'Married' }
  expect(leftOpen('i-485', id('person.family'), { person: { ...married, 'person.family': [wife] } })).toContainEqual({
    without: 'joins',
  })
  const petition = { person: own, case: { 'case.classification': 'P-1', 'case.furtherBeneficiaries': [worker] } }
  expect(leftOpen('i-129', id('case.furtherBeneficiaries'), petition)).toEqual(
    expect.arrayContaining([{ without: 'inRemovalProceedings' }, { without: 'wasExchangeVisitor' }]),
  )
  expect(leftOpen('i-129', id('person.passports'), petition)).toBeUndefined()
  const lost = { person: { ...arrived, 'person.visas': [ended], 'person.cameWithVisa': true } }
  expect(leftOpen('i-485', id('person.visas'), lost)).toContainEqual({ without: 'number' })
  const ofI94 = { person: { ...arrived, 'person.currentStatus': 'H-1B' } }
  expect(leftOpen('i-485', id('person.admissions'), ofI94)).toContainEqual({ without: 'admissionClass' })
})

const passport = (issuedOn: string) => ({ id: 'p', number: 'Z123', country: 'IN', issuedOn, expiresOn: '2036-01-01' })
const came = { 'person.admissions': [{ id: 'a', admittedOn: '2025-05-28', admissionClass: 'H-1B' }] }

test.each([
  ['the passport that was held that day', '2024-05-01', 'Admitted', { value: 'Z123' }],
  ['nothing, where the only passport is a later one', '2026-05-01', 'Admitted', undefined],
  ['none, for who came without admission or parole', '2026-05-01', 'Without admission or parole', { not: 'none' }],
])('Form I-485, Part 1, Item 10 has %s', (_what, issuedOn, arrivalManner, answer) => {
  const person = { ...came, 'person.passports': [passport(issuedOn)], 'person.arrivalManner': arrivalManner }
  expect(look({ person }).answer(aboutArrival.entryDocumentNumber)).toEqual(answer)
})
