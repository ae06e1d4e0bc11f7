import { describe, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { ruleById } from './all.ts'
import { checkBeforeFiling, factsFrom } from './check.ts'
import { firstExamples } from './examples.ts'
import { changedExamples } from './examples-changed.ts'
import { laterExamples } from './examples-later.ts'

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
