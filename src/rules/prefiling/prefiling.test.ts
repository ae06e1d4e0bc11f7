import { describe, expect, test } from 'vitest'
import { feesFor } from '#rules/fees/fees-for.ts'
import { prefilingRules, ruleById } from './all.ts'
import { blocking, checkBeforeFiling, factsFrom, run, unacknowledged } from './check.ts'
import { firstExamples } from './examples.ts'
import { changedExamples } from './examples-changed.ts'
import { laterExamples } from './examples-later.ts'
import { feesAsFacts } from './fees-as-facts.ts'
import { foundBy } from './found-by.ts'
import { prefilingNeeds } from './needs.ts'
import type { Rule } from './rule.ts'

const examples = [...firstExamples, ...laterExamples, ...changedExamples]
const titled = (id: string) => `${id} ${ruleById(id)?.message}`

describe.each(examples.map((each) => [titled(each.rule), each] as const))('%s', (_title, { rule, bad, good }) => {
  test('is found', () => {
    const { found: findings } = foundBy(rule, bad)
    expect(findings).not.toEqual([])
    for (const { sentence, cause } of findings ?? []) {
      expect(sentence).toMatch(/^\S.*[.)]$/)
      expect(cause).toMatch(/^(case|person|company|employment)\.\w+$/)
    }
    expect(findings).toBeDefined()
  })

  test('is not found where it does not hold', () => expect(foundBy(rule, good).found).toEqual([]))
})

describe('the set of rules', () => {
  test('has an example for each rule, and each id once', () => {
    const ids = prefilingRules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(examples.map(({ rule }) => rule))].sort()).toEqual([...ids].sort())
    const ofDocument = examples.filter(({ of }) => of === '*').map(({ rule }) => rule)
    expect(ofDocument.sort()).toEqual([
      'V12',
      'V13',
      'V17',
      'V19',
      'V22',
      'V28',
      'V43',
      'V48',
      'V60',
      'V74',
      'V76',
      'V77',
      'V78',
      'V79',
      'V84',
      'V85',
      'V87',
      'V89',
      'V95',
    ])
    console.info(
      `pre-filing: ${prefilingRules.length} rules, ${examples.length * 2} examples, ${ofDocument.length} pairs of validation.md §5`,
    )
  })

  test('has the severities of validation.md', () => {
    const warn = [
      'V07',
      'V08',
      'V21',
      'V39',
      'V49',
      'V55',
      'V59',
      'V63',
      'V69',
      'V70',
      'V73',
      'V76',
      'V81',
      'V87',
      'V88',
      'V90',
      'V91',
      'V95',
      'V96',
      'V97',
    ]
    const numbered = prefilingRules.filter(({ id }) => id.startsWith('V'))
    expect(numbered.filter(({ severity }) => severity === 'warn').map(({ id }) => id)).toEqual(warn)
    expect(numbered.filter(({ severity }) => severity === 'info')).toEqual([])
  })

  test('cannot tell what nobody knows, and never breaks on it', () => {
    const silent = new Set(['V32', 'R07', 'R12'])
    for (const rule of prefilingRules) {
      const { found: findings, missing } = run(rule, factsFrom({}))
      if (findings === undefined) expect(missing.length, rule.id).toBeGreaterThan(0)
      else expect(silent.has(rule.id) || findings.length === 0, rule.id).toBe(true)
    }
  })

  test('has nothing to say about what is known to be none', () => {
    const none = factsFrom(new Proxy({}, { get: () => null }))
    const spoken = prefilingRules.filter((rule) => (run(rule, none).found ?? []).length > 0).map(({ id }) => id)
    expect(spoken).toEqual(['V15', 'V32', 'V58', 'R09', 'R12'])
  })

  test('prevents every rejection reason of validation.md §4', () => {
    const reasons: Record<string, string> = {
      'wrong or missing fee': 'V29',
      'wrong edition': 'V31',
      'missing signature': 'V62',
      'missing required part': 'R02',
      'wrong address': 'R05',
      'missing I-693': 'V51',
      'visa not current': 'V50',
      'no basis checked': 'R12',
      'one payment for several forms': 'V67',
      'check or money order without Form G-1651': 'V67',
    }
    for (const id of Object.values(reasons)) expect(ruleById(id)?.severity).toBe('error')
  })

  test('names each needed fact once', () => {
    const ids = prefilingNeeds.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the check', () => {
  const facts = factsFrom({
    'case.medicalIncluded': false,
    'case.employmentBased': true,
    'case.statusViolationDays': 200,
  })
  const report = checkBeforeFiling(facts, ['i-485'])

  test('what no reason makes good goes on blocking when it is waived', () => {
    const facts = factsFrom({ 'case.forms': [{ id: '1', form: 'i-129', proof: true }] })
    const { findings } = checkBeforeFiling(facts, ['i-129'], { rules: prefilingRules.filter(({ id }) => id === 'R14') })
    const waivers = findings.map(({ key }) => ({ finding: key, role: 9, reason: 'It does not matter.' }))
    expect(blocking(findings, waivers).map(({ sentence }) => sentence)).toEqual([
      'Form I-129 stands on proof pages: its official blank is not in the form library. Add it there, or choose “Use a PDF prepared elsewhere”.',
    ])
  })

  test.each([
    ['a day of birth', [{ id: '1', relation: 'Child' }]],
    ['an end of the stay', [{ id: '1', relation: 'Child', birthDate: '2006-03-15' }]],
  ])('V35 without %s is not checked, not passed', (_lacking, applicants) => {
    const facts = factsFrom({ 'case.applicants': applicants, 'case.changeEffectiveOn': '2026-11-16' })
    const report = checkBeforeFiling(facts, ['i-539'], { rules: prefilingRules.filter(({ id }) => id === 'V35') })
    expect([report.findings, report.unchecked.map(({ rule }) => rule)]).toEqual([[], ['V35']])
  })

  test('V75 asks for the day of a response only where a notice waits for one', () => {
    const asked = (due: string | null) =>
      run(prefilingRules.find(({ id }) => id === 'V75') as Rule, {
        value: (id) => (id === 'case.responseDueOn' ? due : undefined),
        known: (id) => id === 'case.responseDueOn',
      })
    expect(asked(null)).toEqual({ found: [], notChecked: false, missing: [] })
    expect(asked('2026-12-20')).toMatchObject({ notChecked: true, missing: ['case.responseFiledOn'] })
  })

  test('a missing signature is never waived', () => {
    const signatures = [{ id: '1', form: 'i-129', signer: 'Ruth LEVI', kind: 'None' }]
    const facts = factsFrom({ 'case.signatures': signatures, 'case.filingDate': '2026-11-17' })
    const { findings } = checkBeforeFiling(facts, ['i-129'], { rules: prefilingRules.filter(({ id }) => id === 'V62') })
    const waivers = findings.map(({ key }) => ({ finding: key, role: 9, reason: 'It does not matter.' }))
    expect(blocking(findings, waivers).map(({ rule, waivable }) => [rule, waivable])).toEqual([['V62', false]])
  })

  test('a payment that USCIS sends back is never waived', () => {
    const facts = factsFrom({
      ...{ 'case.paymentsDue': [{ form: 'i-129' }], 'case.forms': [{ id: '1', form: 'i-129' }] },
      'case.payments': [{ form: 'i-129', method: 'Check' }],
    })
    const { findings } = checkBeforeFiling(facts, ['i-129'], { rules: prefilingRules.filter(({ id }) => id === 'V67') })
    const waivers = findings.map(({ key }) => ({ finding: key, role: 9, reason: 'They took a check last year.' }))
    expect(blocking(findings, waivers).map(({ rule, waivable }) => [rule, waivable])).toEqual([['V67', false]])
  })

  test('lists findings with rule, citation and cause, errors first, and what it could not check', () => {
    expect(report.findings).toEqual([
      {
        rule: 'V51',
        severity: 'error',
        waivable: true,
        message: 'Medical must accompany the I-485',
        citation: '8 CFR 245.5',
        sentence: 'Form I-693 is missing.',
        cause: 'case.medicalIncluded',
        key: '["V51","case.medicalIncluded","Form I-693 is missing."]',
      },
      expect.objectContaining({ rule: 'V55', severity: 'warn' }),
    ])
    expect(report.unchecked.find(({ rule }) => rule === 'V50')?.missing).toEqual([
      'case.priorityDate',
      'case.bulletinCell',
    ])
    expect(report.checked).toBeGreaterThan(1)
  })

  test('leaves out rules about forms that are not in the package', () => {
    expect(report.unchecked.some(({ rule }) => rule === 'V12')).toBe(false)
    expect(checkBeforeFiling(facts, ['i-130']).findings).toEqual([])
  })

  test('wants each warning acknowledged, by whomever', () => {
    expect(unacknowledged(report.findings).map(({ rule }) => rule)).toEqual(['V55'])
    const [error, warning] = report.findings.map(({ key }) => key)
    expect(unacknowledged(report.findings, [{ finding: warning ?? '' }])).toEqual([])
    expect(unacknowledged(report.findings, [{ finding: error ?? '' }])).toHaveLength(1)
  })

  test('blocks by errors, unless an attorney waives with a reason', () => {
    expect(blocking(report.findings).map(({ rule }) => rule)).toEqual(['V51'])
    const finding = report.findings[0]?.key ?? ''
    expect(blocking(report.findings, [{ finding, role: 13, reason: 'sealed' }])).toHaveLength(1)
    expect(blocking(report.findings, [{ finding, role: 9, reason: ' ' }])).toHaveLength(1)
    expect(blocking(report.findings, [{ finding: 'V51', role: 9, reason: 'K-1 exception' }])).toHaveLength(1)
    expect(blocking(report.findings, [{ finding, role: 9, reason: 'K-1 exception' }])).toEqual([])
  })
})

test('the fee engine speaks to the check: a forgotten payment form and an unconfirmed fee block the filing', () => {
  const due = feesFor(8, { channel: 'online' }, '2026-11-16')
  const facts = { ...feesAsFacts(due), 'case.feeLines': [{ code: 'I131', amount: 58_000 }], 'case.payments': [] }
  expect(blocking(checkBeforeFiling(factsFrom(facts), ['i-131']).findings).map(({ rule }) => rule)).toEqual([
    'V67',
    'R10',
  ])
  expect(foundBy('V29', facts).found).toEqual([])
})

test('a rule can be replaced for a check', () => {
  const always: Rule = {
    id: 'X1',
    severity: 'info',
    forms: 'all',
    message: 'Told',
    citation: 'none',
    find: () => ({ sentence: 'So.', cause: 'case.x' }),
  }
  expect(checkBeforeFiling(factsFrom({}), [], { rules: [always] }).findings).toHaveLength(1)
})
