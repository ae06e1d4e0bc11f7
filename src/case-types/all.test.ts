import { describe, expect, test } from 'vitest'
import { commonDetailsSeed } from '#identity/common-details/seed.ts'
import {
  caseTypeById,
  caseTypeByName,
  caseTypeByRoute,
  caseTypes,
  defaultCaseType,
  isCaseTypeId,
  isShownAt,
} from './all.ts'
import { CaseType } from './case-type.ts'
import { all, any, type Circumstances, holds, not, openQuestions } from './circumstances.ts'
import { interestCents, outstandingCents, paymentRefused } from './collections-sums.ts'
import { type CaseOptions, circumstancesOf } from './options.ts'
import { checklistOf, participantsOf } from './package/checklist.ts'
import { formsOf, packageOf } from './package/package.ts'
import { familyPreference } from './types/i130.ts'

/** Decisions §3. */
const onPaper = [
  [1, 'H1B Petition', '/visaCareH1BCaseDetails'],
  [2, 'H4 Application', '/visaCareH4CaseDetails'],
  [3, 'EAD Application', '/visaCareEADCaseDetails'],
  [4, 'PERM Application', '/visaCarePermCaseDetails'],
  [5, 'I-140 Application', '/visaCareI140CaseDetails'],
  [6, 'I-485 Application', '/visaCareI485CaseDetails'],
  [7, 'I-130 Application', '/visaCareI130CaseDetails'],
  [8, 'I-131 Advance Parole', '/visaCareI131CaseDetails'],
  [9, 'I-864 Petition', '/visaCareI864CaseDetails'],
  [10, 'H1B LCA Only', '/visaCareFLCCaseDetails'],
  [11, 'Public Access File Only', '/visaCarePAFCaseDetails'],
  [12, 'I-9 Verification', '/visaCarei9SearchDetails'],
  [21, 'Collections', '/visaCareClientContentCaseDetails'],
  [22, 'Contract Review', '/visaCareContractReviewCaseDetail'],
] as const

test('there are the 14 case types of decisions §3, with their routes, and those that are switched on later', () => {
  const [first, later] = [
    caseTypes.filter((type) => !type.switchedOnLater),
    caseTypes.filter((type) => type.switchedOnLater),
  ]
  expect(first.map(({ id, name, detailsRoute }) => [id, name, detailsRoute])).toEqual(onPaper)
  expect(later.map(({ id, name }) => [id, name])).toEqual(
    expect.arrayContaining([
      [31, 'L-1 Petition'],
      [32, 'O-1 Petition'],
      [33, 'TN Petition'],
      [34, 'E-3 Petition'],
      [35, 'H-1B1 Petition'],
      [36, 'L-2 Application'],
      [37, 'O-3 Application'],
      [38, 'TD Application'],
      [39, 'E-3D Application'],
    ]),
  )
})

test('the list offered on screen has the same names', () => {
  const offered = commonDetailsSeed.filter(({ commonName }) => commonName === 'case_type')
  expect(offered.map(({ code, value }) => [Number(code), value])).toEqual(caseTypes.map(({ id, name }) => [id, name]))
})

test('a case type is found by id, name and route; PERM is the default', () => {
  expect(defaultCaseType.name).toBe('PERM Application')
  expect(caseTypeById(99)).toBeUndefined()
  expect(isCaseTypeId(21)).toBe(true)
  expect(caseTypeByName(' h1b lca only')?.id).toBe(10)
  expect(caseTypeByRoute('/visacareh1bcasedetails/12')?.id).toBe(1)
  expect(caseTypeByRoute('/visaCareNewH1BDetails/12')?.id).toBe(1)
  expect(caseTypeByRoute('/visaCareH4EmployeeNewCaseDetails')?.id).toBe(2)
  expect(caseTypeByRoute('/elsewhere')).toBeUndefined()
  // An older mail's link to Form I-9 number 12 must not open whatever case has that number.
  expect(isShownAt('/visaCarei9SearchDetails/12', CaseType.h1b)).toBe(false)
  expect(isShownAt('/visaCarei9SearchDetails/12', CaseType.i9)).toBe(true)
  expect(isShownAt('/visaCareAttorneyCaseDetails/12', CaseType.h1b)).toBe(true)
})

test('of those only LCA and public access file need no payment method; only matters need an attorney', () => {
  const first = caseTypes.filter(({ switchedOnLater }) => !switchedOnLater)
  expect(first.filter((type) => type.withoutPayment).map(({ id }) => id)).toEqual([10, 11])
  expect(first.filter(({ modes }) => !modes.includes('DIY')).map(({ id }) => id)).toEqual([21, 22])
})

describe.each(caseTypes.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  test('names items and sub-types once, and each item comes from a participant', () => {
    const unique = (ids: string[]) => expect(new Set(ids).size).toBe(ids.length)
    unique(type.checklist.map(({ id }) => id))
    unique(type.subTypes.map(({ id }) => id))
    const codes = new Set([...type.participants.map(({ code }) => code), 'FIRM_PARA'])
    expect(type.checklist.filter(({ from }) => !codes.has(from)).map(({ id }) => id)).toEqual([])
  })

  test('has a pay form for each fee line', () => {
    const forms = new Set<string>(type.forms.filter(({ pays }) => pays).map(({ form }) => form))
    const unpaid = type.fees.filter(({ form }) => form !== 'registration' && !forms.has(form))
    expect(unpaid).toEqual([])
  })
})

const package_ = (type: CaseType | undefined, options: CaseOptions, people = {}) => {
  if (!type) throw new Error('no such type')
  return packageOf(type, circumstancesOf(type, options), people)
}
const shown = ({ parts }: ReturnType<typeof packageOf>) =>
  parts
    .filter(({ kind }) => kind !== 'exhibit')
    .map((part) => (part.kind === 'form' ? part.form : part.kind === 'payment' ? `pay ${part.for}` : part.kind))

describe('a package is in the official order', () => {
  test('H-1B with premium and a family', () => {
    const options: CaseOptions = { mode: 'LEGAL', subType: 'transfer', premium: true, dependents: 2, concurrent: [] }
    expect(shown(package_(caseTypeById(1), options, { applicants: 2, clients: 2 }))).toEqual([
      'coverLetter',
      'index',
      'pay i-129',
      'pay i-907',
      'i-907',
      'g-28',
      'g-28',
      'i-129',
      'eta-9035',
      'pay i-539',
      'i-539',
      'i-539a',
    ])
  })

  test('I-485 of two applicants with work permit and advance parole', () => {
    const options: CaseOptions = { mode: 'LEGAL', subType: 'employment', concurrent: ['i-765', 'i-131'] }
    const { parts } = package_(
      caseTypeById(6),
      { ...options, known: { relativeFiledOrOwns: false } },
      { applicants: 2 },
    )
    expect(parts.filter(({ kind }) => kind === 'payment')).toHaveLength(6)
    expect(
      formsOf(caseTypeById(6) ?? defaultCaseType, circumstancesOf(caseTypeById(6) ?? defaultCaseType, options)),
    ).toEqual(['g-28', 'i-485', 'i-765', 'i-131', 'i-485supj'])
  })

  test('a DIY case has no G-28 and premium not for every work permit', () => {
    const ead = caseTypeById(3)
    expect(shown(package_(ead, { mode: 'DIY', subType: '(C)(9)', premium: true }))).toEqual([
      'coverLetter',
      'index',
      'pay i-765',
      'i-765',
    ])
    expect(shown(package_(ead, { mode: 'DIY', subType: '(C)(3)(B)', premium: true }))).toContain('i-907')
  })

  test('and says which forms are not decided', () => {
    expect(package_(caseTypeById(6), { mode: 'LEGAL', subType: 'employment' }).undecided).toEqual([
      'i-765',
      'i-131',
      'i-140',
      'i-485supj',
      'i-864',
    ])
  })
})

describe('a checklist', () => {
  const names = (subType: string, known: Circumstances = {}) => {
    const type = caseTypeById(1) ?? defaultCaseType
    return checklistOf(type, circumstancesOf(type, { mode: 'LEGAL', subType, known }))
  }

  test('asks for pay stubs in a transfer, not for a selection notice', () => {
    const items = names('transfer')
    expect(items.find(({ id }) => id === 'payStubs')?.asked).toBe('yes')
    expect(items.some(({ id }) => id === 'selectionNotice')).toBe(false)
  })

  test('says what decides an item that may be needed', () => {
    const [evaluation] = names('cap').filter(({ id }) => id === 'evaluation')
    expect(evaluation).toMatchObject({ asked: 'perhaps', questions: [{ id: 'foreignDegree' }] })
    expect(names('cap', { foreignDegree: false }).some(({ id }) => id === 'evaluation')).toBe(false)
    expect(names('cap', { foreignDegree: true }).find(({ id }) => id === 'evaluation')?.asked).toBe('yes')
  })

  test('has no attorney among the participants of a DIY case', () => {
    const type = caseTypeById(3) ?? defaultCaseType
    const codes = participantsOf(type, circumstancesOf(type, { mode: 'DIY', subType: '(C)(9)' })).map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['BENEFICIARY', 'AGENCY'])
  })

  test.each<[string, Circumstances, boolean, boolean]>([
    ['dependent, not exempt only', { dependentOrViolator: true, exemptOnly: false }, false, true],
    ['dependent, exempt only', { dependentOrViolator: true, exemptOnly: true }, true, false],
    ['not dependent', { dependentOrViolator: false }, false, false],
  ])('of a public access file asks for P9 and P10 of an employer %s', (_what, known, p9, p10) => {
    const ids = checklistOf(caseTypeById(11) ?? defaultCaseType, known).map(({ id }) => id)
    expect([ids.includes('P9'), ids.includes('P10')]).toEqual([p9, p10])
  })
})

test('the public access file is due with the cover pages of its LCA', () => {
  const [first] = checklistOf(caseTypeById(11) ?? defaultCaseType, {})
  expect(first).toMatchObject({ id: 'P1', name: expect.stringContaining('cover pages (ETA-9035CP)') })
})

test('conditions know true, false and not known', () => {
  const known: Circumstances = { premium: true, legal: false }
  expect(holds(undefined, known)).toBe(true)
  expect(holds(all('premium', 'legal', 'paper'), known)).toBe(false)
  expect(holds(all('premium', 'paper'), known)).toBeUndefined()
  expect(holds(any('premium', 'paper'), known)).toBe(true)
  expect(holds(not('paper'), known)).toBeUndefined()
  expect(openQuestions(all('premium', any('paper', not('married'))), known)).toEqual(['paper', 'married'])
})

test.each([
  ['spouse', true, 30, 'IR'],
  ['child', false, 30, 'F2A'],
  ['parent', true, 21, 'IR'],
  ['parent', true, 20, 'not allowed'],
  ['parent', false, 30, 'not allowed'],
  ['unmarriedAdult', true, 50, 'F1'],
  ['unmarriedAdult', false, 50, 'F2B'],
  ['marriedChild', true, 50, 'F3'],
  ['marriedChild', false, 50, 'not allowed'],
  ['sibling', true, 21, 'F4'],
  ['sibling', false, 21, 'not allowed'],
] as const)('I-130 for a %s, citizen %s, petitioner aged %i: %s', (relationship, citizen, age, preference) => {
  expect(familyPreference(relationship, citizen, age)).toBe(preference)
})

test('§16 collections: outstanding, interest and payments', () => {
  const invoices = [
    { amountCents: 100_000, paidCents: 40_000 },
    { amountCents: 50_000, paidCents: 0 },
  ]
  expect(outstandingCents(invoices)).toBe(110_000)
  expect(interestCents(60_000, 1_200, 30)).toBe(592)
  expect(paymentRefused(invoices, 110_001)).toMatch(/larger/)
  expect(paymentRefused(invoices, 110_000)).toBeUndefined()
  expect(paymentRefused(invoices, 0)).toMatch(/more than nothing/)
})
