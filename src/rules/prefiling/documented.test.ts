import { expect, test } from 'vitest'
import { cspaAge } from '#rules/deadlines/cspa.ts'
import { recruitmentWindow } from '#rules/deadlines/recruitment-window.ts'
import { recruitment } from './examples-later.ts'
import { foundBy } from './found-by.ts'
import { requiredWage, yearly } from './wages.ts'

// The worked examples that the documents of the law give for a rule, beyond one found and one not.

/** h1b-compliance.md §6.1; R4: the low end of a range is what counts. */
test.each([
  ['R1', 9_500_000, 9_000_000, 9_500_000, 'year', true],
  ['R2', 9_500_000, 9_850_000, 9_800_000, 'year', false],
  ['R3', 9_568_000, 9_568_000, 4_600, 'hour', true],
  ['R4', 9_000_000, 9_200_000, 9_000_000, 'year', false],
] as const)('%s the required wage', (_ex, actual, prevailing, offered, unit, ok) => {
  expect(yearly(offered, unit) >= requiredWage(actual, prevailing)).toBe(ok)
})

/** h1b-compliance.md §1.4, regulation column. */
test.each([
  [20, 8, true],
  [25, 7, false],
  [25, 8, true],
  [26, 12, false],
  [26, 13, true],
  [50, 12, false],
  [50, 13, true],
  [51, 7, false],
  [51, 8, true],
  [60, 9, true],
  [100, 14, false],
  [100, 15, true],
  [200, 30, true],
  [0, 0, false],
])('V19 %i employees with %i H-1B workers: dependent %s', (employees, h1bEmployees, dependent) => {
  const values = { 'company.employees': employees, 'company.h1bEmployees': h1bEmployees, 'company.affiliates': null }
  expect(foundBy('V19', { ...values, 'case.lcaDependent': dependent }).found).toEqual([])
  expect(foundBy('V19', { ...values, 'case.lcaDependent': !dependent }).found).toHaveLength(1)
})

test('V23 HC-15 K5: chosen at level III, the petition offers less than that level', () => {
  const chosen = { 'case.capType': 'Cap H-1B Bachelor’s Degree', 'case.registeredSoc': '15-1252' }
  const same = { 'employment.socCode': '15-1252', 'case.registeredArea': 'Austin', 'case.worksiteArea': 'Austin' }
  const at = (level: string) =>
    foundBy('V23', { ...chosen, ...same, 'case.registeredLevel': 'III', 'case.wageLevel': level }).found
  expect([at('II'), at('III')]).toEqual([[expect.anything()], []])
})

test.each([
  ['E1', recruitment, '2026-10-02', '2027-01-30'],
  [
    'E4 one late step',
    [...recruitment.slice(0, 6), { kind: 'Additional', from: '2026-09-25' }],
    '2026-10-02',
    '2027-01-30',
  ],
  [
    'E5 two late steps',
    [
      ...recruitment.slice(0, 5),
      { kind: 'Additional', from: '2026-09-25' },
      { kind: 'Additional', from: '2026-09-25' },
    ],
    '2026-10-25',
    '2027-01-30',
  ],
  [
    'E6 late notice',
    recruitment.map((step) =>
      step.kind === 'Notice of filing' ? { ...step, from: '2026-09-01', until: '2026-09-15' } : step,
    ),
    '2026-10-15',
    '2027-01-30',
  ],
])('V48 with D-31 %s', (_ex, steps, from, until) => {
  expect(recruitmentWindow(steps)).toEqual({ from, until })
})

test.each([
  ['E1', '2005-03-10', '2024-01-15', '2024-07-15', '2026-06-01', 20],
  ['E2', '2004-09-01', '2025-01-10', '2025-02-04', '2026-10-01', 22],
  ['E3', '2005-11-20', '2023-05-01', '2024-05-01', '2026-11-01', 19],
])('V56 with D-51 %s', (_ex, born, filedOn, approved, current, age) => {
  expect(cspaAge(born, filedOn, approved, current)).toBe(age)
})

test.each([
  [
    'V38 E3: the DSO’s 30 days end first',
    {
      'case.eadCategory': '(C)(3)(B)',
      'case.programEndsOn': '2027-05-14',
      'case.dsoRecommendedOn': '2027-02-01',
      'case.filingDate': '2027-03-04',
    },
    1,
  ],
  [
    'V38 E4: STEM by the DSO’s 60 days',
    {
      'case.eadCategory': '(C)(3)(C)',
      'case.optEndsOn': '2027-01-31',
      'case.dsoRecommendedOn': '2026-11-16',
      'case.filingDate': '2027-01-15',
    },
    0,
  ],
  [
    'V38 E6: renewal from 180 days before',
    {
      'case.eadCategory': '(C)(9)',
      'case.renewal': true,
      'case.cardEndsOn': '2027-05-31',
      'case.filingDate': '2026-12-01',
    },
    1,
  ],
  [
    'V38 E7: before completion',
    {
      'case.eadCategory': '(C)(3)(A)',
      'case.optStartsOn': '2027-06-01',
      'case.academicYearCompleteOn': '2027-05-14',
      'case.programEndsOn': '2028-05-14',
      'case.filingDate': '2027-03-03',
    },
    0,
  ],
  [
    'V60 postmark 02-28-2026 at the new fee',
    {
      'case.premiumForm': 'I-129',
      'case.premiumClass': 'H-1B',
      'case.premiumFee': 296_500,
      'case.filingDate': '2026-02-28',
    },
    1,
  ],
  [
    'V07 an overlap of more than a day',
    {
      'case.filingDate': '2026-11-16',
      'person.addresses': [{ from: '2020-01-01', until: '2024-02-10' }, { from: '2024-02-01' }],
    },
    1,
  ],
  [
    'V67 two methods',
    {
      'case.paymentsDue': [],
      'case.payments': [
        { form: 'i-129', method: 'Card' },
        { form: 'i-907', method: 'ACH' },
      ],
    },
    1,
  ],
  [
    'V72 nobody opened the file',
    { 'case.lcaFiledOn': '2026-11-16', 'case.pafOpenedOn': null, 'case.filingDate': '2026-11-18' },
    1,
  ],
  [
    'V28 §104(c) allows three years',
    {
      'case.maxOutOn': '2026-10-25',
      'case.requestedFrom': '2026-10-26',
      'case.requestedUntil': '2029-10-25',
      'case.i140ApprovedOn': '2025-01-01',
      'case.visaAvailable': false,
    },
    0,
  ],
  [
    'V28 filed a day too late for §106(a)',
    {
      'case.maxOutOn': '2026-10-25',
      'case.requestedFrom': '2026-10-26',
      'case.requestedUntil': '2027-10-24',
      'case.permFiledOn': '2025-10-27',
    },
    1,
  ],
  [
    'V28 filed on the last day for §106(a)',
    {
      'case.maxOutOn': '2026-10-25',
      'case.requestedFrom': '2026-10-26',
      'case.requestedUntil': '2027-10-24',
      'case.permFiledOn': '2025-10-26',
    },
    0,
  ],
] as const)('%s', (title, values, count) => {
  expect(foundBy(title.slice(0, 3), values).found).toHaveLength(count)
})

/** The test strings of validation.md §1. */
test.each([
  ['case.lcaNumber', 'I-200-26320-123456', 'ok'],
  ['case.lcaNumber', 'I-200-27366-123456', 'error'],
  ['case.lcaNumber', 'I-205-26320-123456', 'error'],
  ['case.permNumber', 'G-100-26320-123456', 'ok'],
  ['case.permNumber', 'A-22320-12345', 'ok'],
  ['case.pwdNumber', 'P-300-26320-123456', 'error'],
  ['case.cipCode', '11.0701', 'ok'],
  ['person.latestReceipt', 'IOE0912345678', 'ok'],
  ['person.latestReceipt', 'IOE912345678', 'error'],
  ['person.latestReceipt', 'wac-21-900-12345', 'ok'],
  ['person.latestReceipt', 'ABC1234567890', 'warn'],
  ['person.aNumber', 'A 012 345 678', 'ok'],
  ['person.aNumber', 'A12345678', 'ok'],
  ['person.aNumber', '1234567890', 'error'],
  ['person.ssn', '123-45-6789', 'ok'],
  ...['000-12-3456', '666-12-3456', '900-12-3456', '123-00-6789', '123-45-0000'].map((ssn) => [
    'person.ssn',
    ssn,
    'error',
  ]),
  ['company.fein', '07-1234567', 'error'],
])('R01/R13 %s %s: %s', (id = '', value, want) => {
  const facts = { [id]: value }
  expect(foundBy('R01', facts).found).toHaveLength(want === 'error' ? 1 : 0)
  expect(foundBy('R13', facts).found).toHaveLength(want === 'warn' ? 1 : 0)
})
