import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { permRequirements } from '#facts/labor-certification.ts'
import { worksheetJson } from './client/WorksheetScreen.tsx'
import { sectionsOf } from './sections.ts'
import { appliesTo, enteredForms, worksheetNamed, worksheets, worksheetsOf } from './worksheet.ts'

const roles = { case: 'case/1', company: 'company/1', employment: 'employment/1', person: 'person/1' } as const
const lookAt = (facts: Readonly<Record<string, unknown>>) =>
  knownFacts(
    (_, fact) => (fact in facts ? { value: facts[fact], source: 'form', by: null, at: '2026-11-16' } : undefined),
    roles,
    '2026-11-16',
  )
const named = (formId: string) => {
  const found = worksheetNamed(formId)
  if (!found) throw new Error(`no worksheet ${formId}`)
  return found
}
const itemsOf = (formId: string, facts: Readonly<Record<string, unknown>>) =>
  sectionsOf(named(formId), lookAt(facts)).flatMap(({ items }) => items)

test('a case has the worksheets of its forms, and that of a bank payment when it pays so', () => {
  const ids = (forms: string[], bank?: 'employer' | 'individual') =>
    worksheetsOf(forms, bank).map(({ form }) => form.id)
  expect(ids(['i-129', 'eta-9035'])).toEqual(['eta-9035'])
  expect(ids(['i-129'], 'employer')).toEqual(['g-1650'])
  const [paidByApplicant] = worksheetsOf(['i-485'], 'individual')
  if (!paidByApplicant) throw new Error('no worksheet')
  const facts = { 'person.familyName': 'NAIR', 'person.givenName': 'Priya', 'company.legalName': 'NORTHWIND ANALYTICS' }
  const said = sectionsOf(paidByApplicant, lookAt(facts)).flatMap(({ items }) => items.map(({ value }) => value))
  expect(said).toEqual(['NAIR', 'Priya'])
  expect(ids(['eta-9089'])).toEqual(['eta-9141', 'eta-9089-appendix-b', 'eta-9089-appendix-c', 'eta-9089-appendix-d'])
  expect(ids(['i-765'])).toEqual([])
})

test('what the Department of Labor has certified is not entered again: an I-140 sends the Final Determination', () => {
  const ids = (typeId: number, forms: string[]) => {
    const type = caseTypeById(typeId)
    return type && worksheetsOf(enteredForms(type, forms)).map(({ form }) => form.id)
  }
  expect(ids(CaseType.i140, ['g-28', 'i-140', 'eta-9089'])).toEqual([])
  expect(ids(CaseType.h1b, ['i-129', 'eta-9035'])).toEqual(['eta-9035'])
  expect(ids(CaseType.perm, ['eta-9141', 'eta-9089'])).toHaveLength(4)
})

test('no worksheet asks the same under one number twice, and what it asks itself is on it', () => {
  for (const { form, own } of worksheets) {
    for (const part of form.parts) {
      const numbers = part.items.map(({ number }) => number)
      expect([form.id, part.id, new Set(numbers).size]).toEqual([form.id, part.id, numbers.length])
    }
    const bound = form.parts.flatMap(({ items }) =>
      items.flatMap(({ fact }) => [fact, ...('inputs' in fact ? fact.inputs.map((each) => each.fact) : [])]),
    )
    expect(own.filter(({ id }) => !bound.some((fact) => fact.id === id)).map(({ id }) => id)).toEqual([])
  }
})

test('the visa class of an LCA follows from the petition; without one it is asked', () => {
  const visa = (facts: Readonly<Record<string, unknown>>) => itemsOf('eta-9035', facts)[0]
  expect(visa({ 'case.classification': 'H-1B' })).toMatchObject({ value: 'H-1B', state: 'answered' })
  const singapore = { 'case.classification': 'H-1B1', 'person.citizenship': 'SG' }
  expect(visa(singapore)?.value).toBe('H-1B1 Singapore')
  expect(visa({})).toMatchObject({ state: 'missing', answeredAt: 'here' })
})

test('the appendices of a labor certification ask what its form sends there', () => {
  const asked = (formId: string, facts: Readonly<Record<string, unknown>>) =>
    itemsOf(formId, facts)
      .filter(({ state }) => state === 'missing')
      .map(({ label }) => label)
      .slice(3)
  const no = { 'case.livesOnPremises': false, 'case.combinedOccupations': false, 'case.paidForFiling': false }
  const yes = { 'case.layoffs': true, 'case.foreignLanguage': true, 'case.credentialsEvaluated': 'Yes' }
  const usual = { 'case.aboveUsualPreparation': 'No' }
  expect(asked('eta-9089-appendix-c', { ...no, ...yes, ...usual })).toEqual([
    'A foreign language is required or preferred',
    'A credentialing service was used',
    'There was a layoff in the occupation and area',
  ])
  const appendixC = (facts: Readonly<Record<string, unknown>>) => appliesTo(named('eta-9089-appendix-c'), lookAt(facts))
  const none = {
    ...no,
    ...usual,
    'case.layoffs': false,
    'case.foreignLanguage': false,
    'case.credentialsEvaluated': 'No',
  }
  expect([appendixC(none), appendixC({ ...none, 'case.layoffs': true }), appendixC(no)]).toEqual([false, true, true])
  // Before Section G is answered its questions are missing, not explanations that may never be due.
  const { 'case.layoffs': _, ...open } = none
  expect(asked('eta-9089-appendix-c', open)).toEqual([permRequirements.layoffs.label])
  expect(asked('eta-9089-appendix-d', { 'case.occupationKind': 'Professional' })).toEqual([])
  const applies = (kind?: string) =>
    appliesTo(named('eta-9089-appendix-d'), lookAt(kind ? { 'case.occupationKind': kind } : {}))
  expect([applies('Professional'), applies('College teacher'), applies()]).toEqual([false, true, true])
  expect(asked('eta-9089-appendix-d', { 'case.occupationKind': 'College teacher' })).toContain('Date of the selection')
  expect(asked('eta-9089-appendix-b', { 'case.otherWorkAreas': true })).toEqual([
    'Each place besides the primary worksite',
  ])
})

test('each place of work is copied value by value; what is missing says where it is entered', () => {
  const items = itemsOf('eta-9035', {
    'case.lcaWorksites': [{ id: '1', street: '1 Main St', city: 'Austin', state: 'TX' }],
  })
  const places = items.filter(({ label }) => label.startsWith('Places of employment'))
  expect(places.map(({ value }) => value)).toEqual(['', '1 Main St', 'Austin', '', 'TX', ''])
  const missing = places.filter(({ state, answeredAt }) => state === 'missing' && answeredAt === 'lca')
  expect(missing.map(({ label }) => label.split(': ')[1])).toEqual(['Workers at this place', 'County', 'ZIP code'])
  expect(items.find(({ label }) => label === 'Job title')).toMatchObject({ state: 'missing', answeredAt: 'lca' })
  expect(items.find(({ label }) => label === 'NAICS code')).toMatchObject({ state: 'missing', answeredAt: 'questions' })
})

test('what the employer attests is said on the record of the LCA, and a willful violation never by the profile', () => {
  const attested = { 'company.willfulViolator': false, 'case.classification': 'H-1B', 'case.lcaDependent': true }
  const items = (more: object, hasRecord: boolean) =>
    sectionsOf(named('eta-9035'), lookAt({ ...attested, ...more }), { hasRecord }).flatMap(({ items }) => items)
  const willful = (more: object) => items(more, true).find(({ label }) => label.includes('willful'))
  expect(willful({})).toMatchObject({ state: 'missing', answeredAt: 'lca' })
  expect(willful({ 'case.lcaWillfulViolator': true })).toMatchObject({ value: 'Yes', answeredAt: 'lca' })
  const places = (hasRecord: boolean) =>
    items({}, hasRecord)
      .filter(({ label }) => /^Source of the prevailing|exempt H-1B|disclosure/.test(label))
      .map(({ answeredAt }) => answeredAt)
  expect([places(true), places(false)]).toEqual([
    ['lca', 'lca', 'lca'],
    ['here', 'here', 'here'],
  ])
})

test('the employer’s address keeps its STE, and the contact’s title is the one known from elsewhere', () => {
  const company = {
    'company.street': '200 Harbor Street',
    'company.unitKind': 'STE',
    'company.unitNumber': '410',
    'company.city': 'Boston',
    'company.contactTitle': 'Head of People',
  }
  for (const formId of ['eta-9035', 'eta-9141']) {
    const value = (label: string) => itemsOf(formId, company).find((item) => item.label === label)?.value
    expect(value('Address 2: apartment, suite or floor')).toBe('STE 410')
    expect(value('Contact’s job title')).toBe('Head of People')
  }
})

test('what does not concern the case is not asked: a survey only where there is one', () => {
  const labels = (source: string) => itemsOf('eta-9035', { 'case.lcaWageSource': source }).map(({ label }) => label)
  expect(labels('OEWS')).toContain('Wage level')
  expect(labels('OEWS')).not.toContain('Title and publisher of the survey')
  expect(labels('Another survey')).toContain('Title and publisher of the survey')
})

test('as JSON a missing value is null', () => {
  const sections = sectionsOf(named('eta-9035'), lookAt({ 'case.classification': 'E-3' }))
  const sheet = { name: 'ETA-9035', caseNumber: '26-00001', sections } as Parameters<typeof worksheetJson>[0]
  const data = JSON.parse(worksheetJson(sheet)) as { sections: { items: { value: string | null }[] }[] }
  expect(data.sections[0]?.items[0]?.value).toBe('E-3')
  expect(data.sections[1]?.items[0]?.value).toBeNull()
})

test('the attorney’s address stands box by box, each with a value to copy, and the court under its own number', () => {
  const attorney = {
    'attorney.familyName': 'RIVERA',
    'attorney.street': '1 Main St',
    'attorney.unitKind': 'STE',
    'attorney.unitNumber': '400',
    'attorney.city': 'Boston',
    'attorney.state': 'MA',
    'attorney.zipCode': '02110',
    'attorney.licenses': [{ id: 'a', state: 'MA', barNumber: '654321', authority: 'Supreme Judicial Court' }],
  }
  const boxesOf = (known: Readonly<Record<string, unknown>>) => {
    const looked = knownFacts(
      (_, fact) => (fact in known ? { value: known[fact], source: 'form', by: null, at: '2026-11-16' } : undefined),
      { ...roles, attorney: 'attorney/1', firm: 'firm/1' },
      '2026-11-16',
    )
    const section = sectionsOf(named('eta-9141'), looked).find(({ title }) => title.startsWith('Attorney'))
    return section?.items.map(({ number, label, value }) => [number, label, value])
  }
  const boxes = boxesOf(attorney)
  expect(boxes?.filter(([number]) => Number(number) >= 5 && Number(number) <= 10)).toEqual([
    ['5', 'Address 1', '1 Main St'],
    ['6', 'Address 2: apartment, suite or floor', 'STE 400'],
    ['7', 'City', 'Boston'],
    ['8', 'State', 'MA'],
    ['9', 'Postal code', '02110'],
    ['10', 'Country', expect.stringMatching(/^United States/)],
  ])
  expect(boxes?.slice(-2)).toEqual([
    ['18', 'State of the highest court where the attorney is in good standing', 'MA'],
    ['19', 'Name of the highest state court where the attorney is in good standing', 'Supreme Judicial Court'],
  ])
  // A board of the bar licenses, and is no court.
  const byBoard = { ...attorney, 'attorney.licenses': [{ id: 'a', state: 'MA', authority: 'Board of Bar Overseers' }] }
  const court = (known: Readonly<Record<string, unknown>>) => boxesOf(known)?.at(-1)?.[2]
  expect([court(byBoard), court({ ...byBoard, 'attorney.highestCourt': 'Supreme Judicial Court' })]).toEqual([
    '',
    'Supreme Judicial Court',
  ])
})

test('the title of the occupation stands beside its code, as on the LCA or else as in the list', () => {
  const titles = new Map([['15-1252', 'Software Developers']])
  const said = (formId: string, facts: Readonly<Record<string, unknown>>) =>
    sectionsOf(named(formId), lookAt(facts), { titles })
      .flatMap(({ items }) => items)
      .filter(({ label }) => label.includes('SOC'))
      .map(({ value }) => value)
  expect(said('eta-9035', { 'employment.socCode': '15-1252' })).toEqual(['15-1252', 'Software Developers'])
  expect(said('eta-9141', { 'employment.socCode': '15-1252' })).toEqual(['15-1252', 'Software Developers'])
  const own = { 'case.lcaSocCode': '15-1252', 'case.lcaSocTitle': 'Software Developers, Applications' }
  expect(said('eta-9035', own)).toEqual(['15-1252', 'Software Developers, Applications'])
})
