import { describe, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { ruleById } from './all.ts'
import { checkBeforeFiling, factsFrom } from './check.ts'
import { firstExamples } from './examples.ts'
import { changedExamples } from './examples-changed.ts'
import { laterExamples } from './examples-later.ts'
import { foundBy } from './found-by.ts'

const examples = [...firstExamples, ...laterExamples, ...changedExamples]
const findings = (id: string, values: Record<string, unknown>) => {
  const rule = ruleById(id)
  if (!rule) throw new Error(`no rule ${id}`)
  const always = { ...rule, forms: 'all' as const }
  return checkBeforeFiling(factsFrom(values), [], { rules: [always] }).findings
}
const keys = (id: string, values: Record<string, unknown>) => findings(id, values).map(({ key }) => key)

test.each(examples.map(({ rule, bad }) => [rule, bad] as const))(
  '%s speaks of forms by their names and of days as people write them',
  (rule, bad) => {
    const sentences = findings(rule, bad).map(({ sentence }) => sentence)
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) expect(sentence).not.toMatch(/\b(?:i|g|eta)-\d|\d{4}-\d\d-\d\d|undefined/)
  },
)

describe('a finding', () => {
  const dated = examples.filter(({ bad }) => typeof bad['case.filingDate'] === 'string')

  test.each(dated.map(({ rule, bad }) => [rule, bad] as const))(
    'of %s stays the same while only days pass',
    (id, bad) => {
      const tomorrow = { ...bad, 'case.filingDate': addDays(String(bad['case.filingDate']), 1) }
      // Where a day more puts it right, there is nothing to compare.
      const later = keys(id, tomorrow)
      if (later.length > 0) expect(later).toEqual(keys(id, bad))
      expect(dated.length).toBeGreaterThan(10)
    },
  )

  test.each([
    ['V01', 'case.forms', [{ form: 'i-129', familyName: 'NGUYENN' }]],
    [
      'V05',
      'case.forms',
      [
        { form: 'i-129', ssn: '123456789' },
        { form: 'i-9', ssn: '123456781' },
      ],
    ],
    ['V06', 'person.passports', [{ expiresOn: '2026-11-14' }]],
    ['V07', 'person.addresses', [{ from: '2020-01-01', until: '2023-01-01' }, { from: '2024-05-05' }]],
    ['R01', 'person.ssn', '900-12-3457'],
    ['R02', 'case.forms', [{ form: 'i-129', blankAnswers: 2, blankItems: '1 2' }]],
  ])('of %s is another one when %s is', (id, fact, value) => {
    const { bad } = examples.find(({ rule }) => rule === id) ?? { bad: {} }
    const now = keys(id, { ...bad, [fact]: value })
    expect(now).toHaveLength(1)
    expect(keys(id, bad)).not.toContain(now[0])
  })

  test('of two forms of a kind names whose it is', () => {
    const forms = ['Anil SHARMA', 'Maya SHARMA'].map((about, n) => ({
      ...{ id: String(n), form: 'i-539a', about, blankAnswers: 3 },
    }))
    const found = findings('R02', { 'case.forms': forms })
    expect(found.map(({ sentence, form }) => [sentence, form])).toEqual([
      ['Form I-539A of Anil SHARMA has 3 required answers left blank.', '0'],
      ['Form I-539A of Maya SHARMA has 3 required answers left blank.', '1'],
    ])
    expect(new Set(found.map(({ key }) => key)).size).toBe(2)
  })

  test('keeps what it rests on to itself', () => {
    const [found] = findings('R01', { 'person.ssn': '900-12-3456' })
    expect(found).not.toHaveProperty('rests')
    const { key: _key, ...shown } = found ?? { key: '' }
    expect(JSON.stringify(shown)).not.toContain('900-12-3456')
  })
})

test('a missing signature on Form G-28 is said once', () => {
  const appearance = { form: 'i-129', client: 'ACME', barNumber: '1', licensedIn: 'TX', attorneySigned: false }
  const known = { 'case.appearances': [appearance], 'case.forms': [], 'case.filingDate': '2026-11-16' }
  expect(findings('V61', known).map(({ sentence }) => sentence)).toEqual([
    'Form G-28 for Form I-129 is not signed by the attorney.',
  ])
  const signatures = [{ form: 'g-28', signer: 'Miriam LANE (Part 5, attorney)', kind: 'None' }]
  expect(findings('V61', { ...known, 'case.signatures': signatures })).toEqual([])
  expect(findings('V62', { ...known, 'case.signatures': signatures }).map(({ sentence }) => sentence)).toEqual([
    'Miriam LANE (Part 5, attorney) on Form G-28 has not signed.',
  ])
})

test('V61 takes a Form G-28 of whoever applies together: the applicant and each co-applicant', () => {
  const forms = [
    { form: 'i-539', client: 'Arjun NAIR' },
    { form: 'i-539a', client: 'Meera NAIR' },
  ]
  const said = (client: string, among: object[] = forms) => {
    const appearance = { form: 'i-539', client, barNumber: '1', licensedIn: 'TX' }
    return findings('V61', { 'case.appearances': [appearance], 'case.forms': among }).map(({ sentence }) => sentence)
  }
  expect(said('Arjun Nair')).toEqual([])
  expect(said('Meera Nair')).toEqual([])
  expect(said('Leela RAO')).toEqual(['Form G-28 for Form I-539 names Leela RAO, the form Arjun NAIR, Meera NAIR.'])
  expect(said('Meera NAIR', forms.slice(0, 1))).toEqual([
    'Form G-28 for Form I-539 names Meera NAIR, the form Arjun NAIR.',
  ])
})

test('V65 cannot tell of a form that is not in the package on its official blank', () => {
  const report = (printedForms: object[]) =>
    checkBeforeFiling(factsFrom({ 'case.printedForms': printedForms }), ['i-129']).unchecked.map(({ rule }) => rule)
  const whole = { form: 'g-28', pages: 4, pagesOfEdition: 4 }
  expect(report([whole])).not.toContain('V65')
  expect(report([whole, { form: 'i-129', pagesOfEdition: 38 }])).toContain('V65')
})

const sentencesOf = (rule: string, values: Record<string, unknown>) =>
  foundBy(rule, values).found?.map(({ sentence }) => sentence)

test('V33 an H-1B petition does not ask for further beneficiaries: silence is one', () => {
  expect(sentencesOf('V33', { 'case.classification': 'H-1B' })).toEqual([])
})

test('V97 porting is not safe while nobody said whether there was work without authorization', () => {
  const porting = { 'case.basis': 'Change of employer' }
  expect(sentencesOf('V97', porting)).toEqual([expect.stringContaining('Nobody has said')])
})

test('R08 says what the form does with a name in other letters, and leaves accents alone', () => {
  const [said] = sentencesOf('R08', { 'person.familyName': '李' }) ?? []
  expect(said).toContain('printed as it is typed')
  expect(said).toContain('nothing is transliterated')
  expect(sentencesOf('R08', { 'person.familyName': 'MÜLLER-NGUYỄN' })).toEqual([])
})

test('R08 names each answer that its box cannot hold, form by form', () => {
  const cutBoxes =
    'Part 1, Item 18, Apt. number: the box stays empty\nPart 1, Item 18, City: the box says “See Part 14”'
  expect(sentencesOf('R08', { 'person.familyName': 'NAIR', 'case.forms': [{ form: 'i-485', cutBoxes }] })).toEqual([
    'Form I-485 cannot hold an answer in its box. Part 1, Item 18, Apt. number: the box stays empty, and the whole answer is in Additional Information.',
    'Form I-485 cannot hold an answer in its box. Part 1, Item 18, City: the box says “See Part 14”, and the whole answer is in Additional Information.',
  ])
})

test('R02 says which boxes of a list are blank, row by row', () => {
  const form = {
    form: 'i-485',
    blankAnswers: 1,
    blankItems: '4.7',
    blankRows: 'Part 4, Item 7, Job 1: hours a week, duties',
  }
  expect(sentencesOf('R02', { 'case.forms': [form] })).toEqual([
    'Form I-485 has 1 required answer left blank. Part 4, Item 7, Job 1: hours a week, duties.',
  ])
})

test('V34 a dependent is held against the petition the case is linked to', () => {
  const linked = { 'case.principalUntil': '2029-11-30' }
  expect(sentencesOf('V34', { ...linked, 'case.stayUntil': '2029-12-01' })).toEqual([
    expect.stringContaining('11-30-2029'),
  ])
  expect(sentencesOf('V34', { ...linked, 'case.stayUntil': '2029-11-30' })).toEqual([])
})

test('an amendment without more time whose dates ask for more is found, with both days', () => {
  const facts = { 'case.requestedAction': 'Amend stay', 'person.statusExpiresOn': '2027-10-02' }
  const sentences = (until: string) =>
    foundBy('V32', { ...facts, 'case.requestedUntil': until }).found?.map(({ sentence }) => sentence) ?? []
  expect(sentences('2029-11-20').join()).toContain('11-20-2029')
  expect(sentences('2029-11-20').join()).toContain('10-02-2027')
  expect(sentences('2027-10-02')).toEqual([])
})

test.each(['V23', 'V24', 'V25'])('%s asks nothing about a registration of a petition that is not H-1B', (rule) => {
  for (const classification of ['L-1A', 'O-1A', 'TN', 'E-3', 'H-1B1'])
    expect(foundBy(rule, { 'case.classification': classification })).toMatchObject({ found: [], notChecked: false })
  expect(foundBy(rule, { 'case.classification': 'H-1B' })).toMatchObject({ notChecked: true })
})
