import { describe, expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { FormId } from '#case-types/package/declared-package.ts'
import type { EmployerKind, FeeFacts } from './fee-facts.ts'
import { feeRow, feeTable } from './fee-table.ts'
import { feesFor, paymentsOf } from './fees-for.ts'
import { payerOf, payerRefused, permCostsPayer } from './payers.ts'
import { premiumFeeCents, premiumFor } from './premium.ts'

const november = '2026-11-16'
const employer = (employerFte: number, more: FeeFacts = {}): FeeFacts => ({
  employerFte,
  employerKind: 'forProfit',
  employees: employerFte,
  h1bAndL1: 0,
  ...more,
})
const [h1b, h4, ead, i140, i485, i130, i131] = [1, 2, 3, 5, 6, 7, 8]
const family = [
  { name: 'A', forms: ['i-485', 'i-765', 'i-131'] },
  { name: 'B', forms: ['i-485', 'i-765', 'i-131'] },
  { name: 'C', bornOn: '2016-05-01', withParent: true, forms: ['i-485', 'i-765', 'i-131'] },
]

/** case-types.md §1.5, worked fee tests; the sums are written as there. */
const worked: [ex: string, type: number, facts: FeeFacts, on: string, dollars: number[]][] = [
  ['F1 200 FTE, initial cap', h1b, employer(200, { request: 'initial' }), november, [780, 600, 1500, 500]],
  ['F2 12 FTE, initial', h1b, employer(12, { request: 'initial' }), november, [460, 300, 750, 500]],
  ['F3 25 FTE, change of employer', h1b, employer(25, { request: 'changeEmployer' }), november, [460, 300, 750, 500]],
  ['F4 26 FTE, change of employer', h1b, employer(26, { request: 'changeEmployer' }), november, [780, 600, 1500, 500]],
  [
    'F5 first extension',
    h1b,
    employer(200, { request: 'extensionSame', firstExtension: true }),
    november,
    [780, 600, 1500],
  ],
  [
    'F6 second extension',
    h1b,
    employer(200, { request: 'extensionSame', firstExtension: false }),
    november,
    [780, 600],
  ],
  ['F7 amendment without extension', h1b, employer(200, { request: 'amendOnly' }), november, [780, 600]],
  [
    'F8 university',
    h1b,
    employer(900, { request: 'initial', employerKind: 'higherEducation', nonprofit: true }),
    november,
    [460, 0, 500],
  ],
  [
    'F9 80 employees, 50 H-1B or L-1',
    h1b,
    employer(80, { request: 'changeEmployer', h1bAndL1: 50 }),
    november,
    [780, 600, 1500, 500, 4000],
  ],
  [
    'F10 premium, postmark 2026-03-01',
    h1b,
    employer(200, { request: 'initial', premium: true }),
    '2026-03-01',
    [780, 600, 1500, 500, 2965],
  ],
  [
    'F11 premium, postmark 2026-02-28',
    h1b,
    employer(200, { request: 'initial', premium: true }),
    '2026-02-28',
    [780, 600, 1500, 500, 2805],
  ],
  ['F12 I-140, 300 FTE, premium', i140, employer(300, { premium: true }), november, [715, 600, 2965]],
  ['F13 I-140 self-petition', i140, { selfPetition: true }, november, [715, 300]],
  [
    'F14 family of three adjusts',
    i485,
    { channel: 'paper', eadCategory: '(C)(9)', applicants: family },
    november,
    [1440, 1440, 950, 260, 260, 260, 630, 630, 630],
  ],
  [
    'F15 H-4 spouse with work permit',
    h4,
    { channel: 'paper', eadCategory: '(C)(26)', circumstances: { asksEad: true } },
    november,
    [470, 520],
  ],
]
const totals = [3380, 2010, 2010, 3380, 2880, 1380, 1380, 960, 7380, 6345, 6185, 4280, 1015, 6500, 990]

test.each(worked.map((row, index) => [...row, totals[index] ?? 0] as const))(
  '%s',
  (_ex, type, facts, on, dollars, total) => {
    const fees = feesFor(type, facts, on)
    expect(fees.lines.map(({ amountCents }) => amountCents / 100)).toEqual(dollars)
    expect(fees.totalCents / 100).toBe(total)
    expect(fees.open).toEqual([])
    expect(fees.complete).toBe(true)
  },
)

const cents = (type: number, code: string, facts: FeeFacts, on = november) =>
  feesFor(type, facts, on).lines.find((line) => line.code === code)?.amountCents

/** h1b-compliance.md §2. */
test.each([
  ['P1', 50, 26, 'initial', november, true],
  ['P2', 50, 25, 'initial', november, false],
  ['P3', 100, 50, 'initial', november, false],
  ['P4', 100, 51, 'initial', november, true],
  ['P5', 49, 40, 'initial', november, false],
  ['P6', 80, 50, 'extensionSame', november, false],
  ['P7', 80, 50, 'initial', '2027-10-01', false],
] as const)(
  '%s the 9-11 fee with %i employees, %i in H-1B or L-1, %s on %s: %s',
  (_ex, employees, h1bAndL1, request, on, applies) => {
    const found = cents(h1b, 'PL114', employer(employees, { employees, h1bAndL1, request, firstExtension: true }), on)
    expect(found).toBe(applies ? 400_000 : undefined)
  },
)

/** h1b-compliance.md §5. */
test.each<[string, number, EmployerKind, FeeFacts, number]>([
  ['A1 hospital without affiliation', 300, 'otherNonprofit', { request: 'initial' }, 1500],
  ['A2 public university', 5000, 'higherEducation', { request: 'initial' }, 0],
  ['A3 first extension', 24, 'forProfit', { request: 'extensionSame', firstExtension: true }, 750],
  ['A4 second extension', 24, 'forProfit', { request: 'extensionSame', firstExtension: false }, 0],
  ['A5 change of employer', 26, 'forProfit', { request: 'changeEmployer' }, 1500],
  ['A6 amendment and first extension', 30, 'forProfit', { request: 'amendAndExtend', firstExtension: true }, 1500],
])('%s: the training fee', (_ex, fte, employerKind, more, dollars) => {
  expect(cents(h1b, 'ACWIA', employer(fte, { employerKind, ...more })) ?? 0).toBe(dollars * 100)
})

test.each<[string, number, string, FeeFacts, string, number | undefined]>([
  ['I539 online', h4, 'I539', { channel: 'online' }, november, 420],
  ['I765 online', ead, 'I765', { channel: 'online', eadCategory: '(C)(3)(B)' }, november, 470],
  [
    'I765-AOS pending since 2024-04-01',
    ead,
    'I765',
    { channel: 'paper', eadCategory: '(C)(9)', i485FiledOn: '2024-04-01', i485FeePaid: true },
    november,
    260,
  ],
  [
    'I765-OLD pending since 2024-03-31',
    ead,
    'I765',
    { channel: 'paper', eadCategory: '(C)(9)', i485FiledOn: '2024-03-31', i485FeePaid: true },
    november,
    0,
  ],
  [
    'I765 before 2007-07-30',
    ead,
    'I765',
    { channel: 'paper', eadCategory: '(C)(9)', i485FiledOn: '2007-07-29', i485FeePaid: true },
    november,
    520,
  ],
  [
    'I765 (c)(9) whose I-485 had no fee',
    ead,
    'I765',
    { channel: 'paper', eadCategory: '(C)(9)', i485FiledOn: '2025-01-01', i485FeePaid: false },
    november,
    520,
  ],
  ['I131 paper', i131, 'I131', { channel: 'paper' }, november, 630],
  [
    'I131 with an I-485 of 2023',
    i131,
    'I131',
    { channel: 'paper', i485FiledOn: '2023-05-01', i485FeePaid: true },
    november,
    0,
  ],
  ['I130 paper', i130, 'I130', { channel: 'paper' }, november, 675],
  ['I130 online', i130, 'I130', { channel: 'online' }, november, 625],
  [
    'I485 child of 14 with a parent',
    i485,
    'I485',
    { applicants: [{ bornOn: '2012-11-16', withParent: true }] },
    november,
    1440,
  ],
  [
    'I485 child a day before 14',
    i485,
    'I485',
    { applicants: [{ bornOn: '2012-11-17', withParent: true }] },
    november,
    950,
  ],
  ['I907-B premium OPT', ead, 'I907-B', { channel: 'online', eadCategory: '(C)(3)(B)', premium: true }, november, 1780],
  [
    'I907-B before the rise',
    ead,
    'I907-B',
    { channel: 'online', eadCategory: '(C)(3)(B)', premium: true },
    '2026-02-28',
    1685,
  ],
  [
    'I907-B not for (c)(26)',
    ead,
    'I907-B',
    { channel: 'paper', eadCategory: '(C)(26)', premium: true },
    november,
    undefined,
  ],
  ['REG a new registration', h1b, 'REG', employer(30, { request: 'initial', registered: false }), november, 215],
  ['REG already paid', h1b, 'REG', employer(30, { request: 'initial', registered: true }), november, undefined],
])('%s', (_what, type, code, facts, on, dollars) => {
  expect(cents(type, code, facts, on)).toBe(dollars === undefined ? undefined : dollars * 100)
})

const ofType = (id: number) => caseTypeById(id) as CaseType

describe('what is not known', () => {
  test('includes whether a university is a nonprofit', () => {
    const fees = feesFor(h1b, employer(900, { request: 'initial', employerKind: 'higherEducation' }), november)
    expect(fees.open.map(({ code, input }) => [code, input])).toEqual([
      ['I129H1B', 'nonprofit'],
      ['APF', 'nonprofit'],
    ])
  })

  test('is asked for and never assumed', () => {
    const fees = feesFor(h1b, {}, november)
    expect(fees.complete).toBe(false)
    expect([...new Set(fees.open.map(({ input }) => input))].sort()).toEqual(['employerFte', 'employerKind', 'request'])
    for (const { question } of fees.open) expect(question).toMatch(/\?$/)
    expect(fees.totalCents).toBe(0)
  })

  test('includes amounts of a day without a row', () => {
    const fees = feesFor(i130, { channel: 'paper' }, '2024-03-31')
    expect(fees.open).toEqual([
      { code: 'I130', input: 'filingDate', question: 'No amount is known for a filing on 03-31-2024.' },
    ])
  })
})

describe('an unverified amount', () => {
  test('is flagged: advance parole online', () => {
    const fees = feesFor(i131, { channel: 'online' }, november)
    expect(fees.lines).toMatchObject([{ code: 'I131', amountCents: 58_000, confirmed: false }])
    expect(fees.toConfirm).toMatchObject([{ code: 'I131' }])
  })

  test.each([
    ['unknown', november, undefined],
    ['stayed', november, undefined],
    ['lapsed', november, undefined],
    ['active', november, undefined],
    ['active', '2026-03-02', 10_000_000],
    ['extended', november, 10_000_000],
  ] as const)(
    'PROC set as %s on %s always waits for the attorney when consular notification is asked for',
    (proclamation, on, amount) => {
      const fees = feesFor(h1b, employer(200, { request: 'initial', consular: true }), on, { proclamation })
      expect(fees.lines.find(({ code }) => code === 'PROC')?.amountCents).toBe(amount)
      expect(fees.toConfirm.some(({ code, sentence }) => code === 'PROC' && /attorney must/.test(sentence))).toBe(true)
    },
  )

  test('PROC does not touch a change of status inside the United States', () => {
    const fees = feesFor(h1b, employer(200, { request: 'initial', consular: false }), november, {
      proclamation: 'extended',
    })
    expect(fees.lines.some(({ code }) => code === 'PROC')).toBe(false)
    expect(fees.toConfirm).toEqual([])
  })
})

describe('who pays', () => {
  test('the employer alone for the H-1B fees, the family for dependents', () => {
    const { lines } = feesFor(h1b, employer(200, { request: 'initial', premium: true }), november)
    expect(lines.map(({ code, whoMayPay }) => [code, whoMayPay])).toEqual([
      ['I129H1B', 'EMPLOYER_ONLY'],
      ['APF', 'EMPLOYER_ONLY'],
      ['ACWIA', 'EMPLOYER_ONLY'],
      ['FRAUD', 'EMPLOYER_ONLY'],
      ['I907-A', 'EITHER'],
    ])
    expect(payerOf('I539', ofType(2)).whoMayPay).toBe('INDIVIDUAL')
    expect(payerOf('APF', ofType(5)).whoMayPay).toBe('EITHER')
  })

  test('is refused with the citation', () => {
    expect(payerRefused(payerOf('ACWIA', ofType(1)), 'individual')).toContain('655.731(c)(9)–(10)')
    expect(payerRefused(payerOf('ACWIA', ofType(1)), 'employer')).toBeUndefined()
    expect(payerRefused(payerOf('I539', ofType(2)), 'employer')).toMatch(/family/)
    expect(payerRefused(permCostsPayer, 'individual')).toContain('656.12(b)')
  })

  test('with one payment form per application and one for the I-907', () => {
    const fees = feesFor(h1b, employer(200, { request: 'initial', premium: true }), november)
    expect(paymentsOf(fees)).toEqual([
      { form: 'i-129', totalCents: 338_000 },
      { form: 'i-907', totalCents: 296_500 },
    ])
    const adjusting = feesFor(i485, { channel: 'paper', eadCategory: '(C)(9)', applicants: family }, november)
    expect(paymentsOf(adjusting)).toHaveLength(9)
  })
})

test.each<[FormId, string, number | undefined]>([
  ['i-129', 'H-1B', 15],
  ['i-140', 'E21', 15],
  ['i-140', 'E13', 45],
  ['i-140', 'NIW', 45],
  ['i-765', '(c)(3)(B)', 30],
  ['i-765', '(c)(9)', undefined],
  ['i-765', '(c)(26)', undefined],
  ['i-539', 'F-1', 30],
  ['i-539', 'H-4', undefined],
  ['i-485', '', undefined],
  ['i-130', '', undefined],
  ['i-131', '', undefined],
])('D-43 premium for %s %s: %s business days', (form, kind, days) => {
  expect(premiumFor(form, kind)?.businessDays).toBe(days)
})

test('D-44 the premium fee goes by postmark', () => {
  expect(premiumFeeCents({ code: 'I907-A', businessDays: 15 }, '2026-02-28')).toBe(280_500)
  expect(premiumFeeCents({ code: 'I907-A', businessDays: 15 }, '2026-03-01')).toBe(296_500)
})

test('the rows of one fee never overlap in time', () => {
  for (const one of feeTable)
    for (const other of feeTable)
      if (one !== other && one.code === other.code && one.variant === other.variant)
        expect((one.until ?? '9999') < other.from || (other.until ?? '9999') < one.from).toBe(true)
  expect(feeRow('I140', 'each', '2020-01-01')).toBeUndefined()
})

test('every worked total of case-types.md is here', () => {
  console.info(
    `fees: ${worked.length} worked totals F1–F15, 7 of the 50/50 rule, 6 of the training fee, ${feeTable.length} dated rows`,
  )
  expect(worked.map(([ex]) => ex.split(' ')[0])).toEqual(Array.from({ length: 15 }, (_, index) => `F${index + 1}`))
})
