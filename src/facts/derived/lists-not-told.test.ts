import { expect, test } from 'vitest'
import type { AnyFact } from '#engine/reference.ts'
import { lookOf } from '#forms/scenario.ts'
import { hRequest } from './h1b.ts'
import { aboutPosition } from './position.ts'
import { religiousPosition } from './religious.ts'
import { transferStays } from './transfer.ts'

// A list that nobody answered is not a list without entries.

type Given = Readonly<Record<string, unknown>>
const none = { not: 'none' }

const answerTo = (fact: AnyFact, known: Partial<Record<'person' | 'case' | 'company' | 'employment', Given>>) =>
  lookOf({
    answers: Object.fromEntries(Object.entries(known).map(([subject, given]) => [`${subject}/1`, given])),
    roles: { person: 'person/1', case: 'case/1', company: 'company/1', employment: 'employment/1' },
    today: '2026-11-16',
  }).answer(fact)

const person = { 'person.familyName': 'DIAZ', 'person.givenName': 'Ana' }
const stay = { id: 's', status: 'H-2B', from: '2025-04-01', until: '2025-10-01' }
const others = [{ id: 'w', familyName: 'PEREZ' }]
const staysOfOthers = [{ id: 'o', name: 'Luis PEREZ', from: '2025-05-01', until: '2025-09-01' }]
const priorStays = (classification: string | undefined, ofCase: Given, stays: unknown) =>
  answerTo(hRequest.priorStays, {
    person: { ...person, ...(stays !== undefined && { 'person.hOrLStays': stays }) },
    case: { ...(classification && { 'case.classification': classification }), ...ofCase },
  })

test.each([
  ['H-2B', { 'case.furtherBeneficiaries': others }],
  ['H-2B', {}],
  ['H-3', { 'case.furtherBeneficiaries': others }],
  [undefined, {}],
] as const)(
  'the stays of the workers of a petition for %s are open while the others’ are not told: %j',
  (of, known) => {
    expect(priorStays(of, known, [stay])).toBeUndefined()
  },
)

test('the worker’s own stays are open whatever is told of the others’', () => {
  const told = { 'case.furtherBeneficiaries': others, 'case.staysOfOthers': staysOfOthers }
  expect(priorStays('H-2B', told, undefined)).toBeUndefined()
})

test('the stays are those of everybody in the petition once they are told', () => {
  const own = { id: 's', name: 'Ana DIAZ', from: '2025-04-01', until: '10/01/2025' }
  const theirs = { id: 'o', name: 'Luis PEREZ', from: '2025-05-01', until: '09/01/2025' }
  const told = { 'case.furtherBeneficiaries': others, 'case.staysOfOthers': staysOfOthers }
  expect(priorStays('H-2B', told, [stay])).toEqual({ value: [own, theirs] })
  expect(priorStays('H-2B', { 'case.furtherBeneficiaries': none }, [stay])).toEqual({ value: [own] })
  expect(priorStays('H-1B', told, [stay])).toEqual({ value: [own] })
})

test('the L supplement lists no stays while those of the family are not told', () => {
  const staysInHOrL = (family: Given) =>
    answerTo(transferStays.staysInHOrL, { person: { ...person, 'person.hOrLStays': none, ...family } })
  expect(staysInHOrL({})).toBeUndefined()
  expect(staysInHOrL({ 'person.familyHOrLStays': none })).toEqual({ value: [] })
})

const worksite = {
  'employment.worksiteStreet': '5 Elm St',
  'employment.worksiteCity': 'Dallas',
  'employment.worksiteState': 'TX',
  'employment.worksiteZip': '75201',
  'employment.offSite': false,
}
const further = { 'employment.furtherWorksites': none }
const elsewhere = {
  id: 'w',
  street: '9 Oak St',
  city: 'Saipan',
  state: 'MP',
  zipCode: '96950',
}
const company = {
  'company.street': '5 Elm St',
  'company.city': 'Dallas',
  'company.state': 'TX',
  'company.zipCode': '75201',
}
const atPosition = (fact: AnyFact, of: Given) => answerTo(fact, { company, employment: { ...worksite, ...of } })

test.each([
  [aboutPosition.worksites.label, aboutPosition.worksites, { not: 'notApplicable' }],
  [aboutPosition.worksOffSite.label, aboutPosition.worksOffSite, { value: false }],
  [religiousPosition.workLocations.label, religiousPosition.workLocations, { value: '5 Elm St, Dallas, TX 75201' }],
])('“%s” is open while nobody said whether there are further worksites', (_label, fact, said) => {
  expect(atPosition(fact, {})).toBeUndefined()
  expect(atPosition(fact, further)).toEqual(said)
})

test('what one place decides is decided: work off-site, and work outside the Marianas', () => {
  expect(atPosition(aboutPosition.worksOffSite, { 'employment.offSite': true })).toEqual({ value: true })
  expect(atPosition(aboutPosition.onlyInMarianas, {})).toEqual({ value: false })
  expect(atPosition(aboutPosition.onlyInMarianas, { 'employment.worksiteState': 'MP' })).toBeUndefined()
  expect(atPosition(aboutPosition.onlyInMarianas, { 'employment.worksiteState': 'MP', ...further })).toEqual({
    value: true,
  })
  const { state: _, ...somewhere } = elsewhere
  const [inMarianas, unsaid] = [elsewhere, somewhere].map((site) =>
    atPosition(aboutPosition.onlyInMarianas, {
      'employment.worksiteState': 'MP',
      'employment.furtherWorksites': [site],
    }),
  )
  expect(inMarianas).toEqual({ value: true })
  expect(unsaid).toBeUndefined()
})

test('a further place of which nobody said whose it is leaves open whether the work is off-site', () => {
  const off = (site: object) => atPosition(aboutPosition.worksOffSite, { 'employment.furtherWorksites': [site] })
  expect(off(elsewhere)).toBeUndefined()
  expect(off({ ...elsewhere, thirdParty: false })).toEqual({ value: false })
  expect(off({ ...elsewhere, thirdParty: true })).toEqual({ value: true })
})
