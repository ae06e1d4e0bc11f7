import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Every worked example of i9.md and h1b-compliance.md, and of the sections of deadlines.md and case-types.md beside them, with
 * the test file in which it is a row. An example is its label, or what it gives and what comes out: words that stand there in this
 * order, within a few lines. A row that somebody takes away is missed here.
 */
type Section = readonly [section: string, file: string, examples: readonly string[]]

const rows = (...examples: string[]) => examples
const labels = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `['${prefix}${from + place}`)

const I9 = 'src/rules/deadlines/examples/i9.ts'
const LCA = 'src/rules/deadlines/examples/lca-and-perm.ts'
const DUTIES = 'src/rules/deadlines/examples/duties.ts'
const LEDGERS = 'src/rules/compliance/h1b-ledgers.test.ts'
const I9_DUTIES = 'src/rules/compliance/i9-duties.test.ts'
const SCREENS = 'src/features/compliance/i9/rules.test.ts'
const PAY = 'src/rules/compliance/pay-and-status.test.ts'
const CONTENT = 'src/rules/compliance/perm-content.test.ts'
const CLAIMS = 'tests/features/claims.test.ts'

const section2Days = [
  ...['2026-11-16 … 2026-11-19', '2026-11-19 … 2026-11-24', '2026-11-25 … 2026-12-01', '2026-11-09 … 2026-11-13'],
  ...['2026-11-09 … 2026-11-12', '2026-12-23 … 2026-12-29', '2026-07-01 … 2026-07-07', '2026-12-31 … 2027-01-06'],
  ...['2026-11-14 … 2026-11-17'],
]

const documents: Readonly<Record<string, readonly Section[]>> = {
  'i9.md': [
    ['§4 E-Verify', I9, rows('E-Verify case … 2026-11-19 … 2026-11-24')],
    ['§4 mismatch', DUTIES, rows('mismatchOn … 2026-11-16 … 2026-12-01', 'referredOn … 2026-11-16 … 2026-11-27')],
    ['§6', 'src/rules/i9/reverification.test.ts', [...labels('V', 1, 8), 'V3 with 240 days … 2028-01-10']],
    ['§7', SCREENS, labels('T', 1, 5)],
    ['§7 by setting', I9, rows('T3 clamped down … 2027-02-28')],
    ['§8', SCREENS, [...section2Days, "example(section2DueOn('2026-11-16', true … 2026-11-16"]],
    [
      '§9',
      'src/rules/compliance/i9-audit.test.ts',
      rows(
        ...["['A01b', { address: undefined", "['A03', { authorizedUntil: undefined", "['A08', … authority: undefined"],
        'missingFormCriticalUntil … 2020-03-02 … 2026-11-13 … 2027-11-13',
      ),
    ],
    ['§10', DUTIES, rows('NF1 … 2026-12-16', 'NF2 by mail … 2026-12-16', 'NF2 with five days … 2026-12-21')],
    [
      '§10 holiday',
      'src/rules/deadlines/last-resort.test.ts',
      rows('2026-11-25 … 2026-12-25 … 2026-12-24 … 2026-12-28'),
    ],
    ['§11', I9, rows("['11-24', … 2026-12-09")],
    ['§11 tasks', I9_DUTIES, rows("'suspect documents', ['A', 'B', 'C']) … toHaveLength(3)")],
    ['§12', I9_DUTIES, rows('2_499_640', 'perForm).toBe(286_100)', 'bandOf(200, 19)).toBe(0)')],
    ['§13', I9_DUTIES, labels('RH', 1, 4)],
    ['§14', I9_DUTIES, rows("receiptUntil('replacement', '2026-11-16')).toBe('2027-02-14'")],
    ['§15', I9_DUTIES, rows('2025-01-06 … toEqual([])', '2026-12-01 … A14 … A27', 'usedForSomeOnly([video')],
    ['§16', I9_DUTIES, rows("acquiredFormsDue('keep' … toBeUndefined", "acquiredFormsDue('new' … 2027-01-07")],
  ],
  'h1b-compliance.md': [
    [
      '§1.4',
      'src/features/parties/companies/rules.test.ts',
      rows(
        ...['[20, 8, true, true]', '[25, 7, false, false]', '[25, 8, true, true]', '[26, 12, false, false]'],
        ...['[26, 13, true, true]', '[50, 12, false, false]', '[50, 13, true, true]', '[51, 7, false, false]'],
        ...['[51, 8, true, true]', '[60, 9, true, false]', '[100, 14, false, false]', '[100, 15, true, false]'],
        ...['[200, 30, true, false]', '[0, 0, false, false]'],
      ),
    ],
    [
      '§1.4 smallest count',
      'src/facts/derived/employer-size.test.ts',
      rows(
        ...['[51, 8],', '[52, 8],', '[53, 8],', '[54, 9],', '[60, 9],', '[67, 11],', '[100, 15],', '[120, 18],'],
        '[1000, 150],',
      ),
    ],
    [
      '§1.5',
      'src/facts/derived/employer-size.test.ts',
      rows('partTime: 10 }, 45', 'partTimeHours: 200, fullTimeHours: 40 }, 45', 'partTime: 1 }, 50.5'),
    ],
    ['§1.6', LEDGERS, rows('needsFullComputation(80, 13)', 'needsFullComputation(90, 13)')],
    ['§1.7 exempt', 'src/facts/derived/exempt-workers.test.ts', labels('X', 1, 4)],
    ['§1.7 violator', LCA, rows('2022-01-10 … error', '2021-11-16 … error', '2021-11-15 … ok')],
    ['§2', 'src/rules/fees/fees-for.test.ts', labels('P', 1, 7)],
    ['§4', PAY, labels('W', 1, 4)],
    ['§5', 'src/rules/fees/fees-for.test.ts', labels('A', 1, 6)],
    ['§6.1', 'src/rules/prefiling/documented.test.ts', labels('R', 1, 4)],
    ['§6.2', PAY, labels('L', 1, 4)],
    ['§7 due', LCA, rows('h1b-compliance §7 audit … 2026-11-16 … 2026-11-17')],
    [
      '§7',
      'src/features/compliance/public-access/checklist.test.ts',
      rows(
        ...["['missing P6' … ['P6']", 'without its cover pages … P1', 'not exempt only, P10 missing … P10'],
        "isRequired('P9', plain)",
      ),
    ],
    [
      '§9',
      DUTIES,
      rows("['E1', { admittedOn: '2026-10-05' … 2026-11-04", "['E2', changed … 2026-11-30", '2026-11-16 … 2027-01-15'),
    ],
    ['HC-11', LEDGERS, rows('freeSlots(3, used)).toBe(0)', 'reuse: true … toBe(1)', "state: 'rejected' }])).toBe(1)")],
    ['HC-11 S3', 'src/rules/prefiling/examples-changed.ts', rows("'V11' … Dallas … Austin")],
    ['HC-12', LEDGERS, rows("placementOpenOn('2026-11-10', '2026-11-10') … false")],
    ['HC-13', LEDGERS, labels('B', 1, 3)],
    ['HC-14', LEDGERS, rows("'2026-11-20' })).toBe('2026-11-20'", 'wageDutyEnd(pack)).toBeUndefined()')],
    [
      'HC-15',
      LEDGERS,
      rows(
        'registrationProblems([a, a]).void).toHaveLength(2)',
        'deletedBeforeClose: true … []',
        "passport: 'Y' … ['P']",
      ),
    ],
    ['HC-15 K3', 'src/rules/deadlines/examples/h1b.ts', rows('HC-15 K3 … [3, 2] … Entries: 2.')],
    ['HC-15 K5', 'src/rules/prefiling/documented.test.ts', rows('V23 HC-15 K5')],
    ['HC-16', LEDGERS, labels('Q', 1, 3)],
    ['HC-17', LEDGERS, labels('N', 1, 4)],
    [
      'HC-18',
      LEDGERS,
      rows("isKeptIn(['Dallas'], 'Plano')).toBe(false)", "false)).toBe('2027-07-01'", 'true)).toBeUndefined()'),
    ],
    ['HC-19', LEDGERS, rows("'2026-12-01')).toEqual … '2026-12-11'")],
    ['HC-20', LEDGERS, rows('legal(200_000), legal(150_000)]).toEqual([false, true])')],
    ['HC-21', LEDGERS, rows("visitAnswerBy('2026-11-16')).toBe('2026-11-18')")],
    ['HC-22', LEDGERS, rows("'2026-12-31', '2026-12-30' … sworn statement", "'2026-12-31', '2027-01-04' … late")],
  ],
  'deadlines.md §§2, 3, 7, D-18, D-80, D-82, D-85': [
    ['D-18', 'src/rules/deadlines/examples/h1b.ts', ["'D-18', 'E1'", "'D-18', 'E2'", "'D-18', 'E3'", 'Z100 … Z200']],
    ['D-20, D-21 ready', LCA, labels('E', 1, 5).map((each) => `${each}', '2026-1`)],
    [
      'D-21 kept',
      LCA,
      rows('2026-06-30 … 2027-06-30', '2028-02-29 … 2029-03-01', '2026-03-15 … 2027-03-15', '2028-03-31'),
    ],
    ['D-21 by setting', 'src/rules/deadlines/examples/beyond.ts', rows('E2 clamped down … 2029-02-28')],
    [
      'D-22',
      LCA,
      rows(
        "'E1', { noticePostedOn",
        "'E2', { noticePostedOn",
        "'E3', { noticePostedOn",
        "'E4 window'",
        'E1 calendar',
        'E2 calendar',
        'E3 calendar',
      ),
    ],
    ['D-90', DUTIES, rows("['E1', { admittedOn", "['E2', changed", "['E3', { requestedStartOn", "['E4', { admittedOn")],
    [
      'D-91',
      DUTIES,
      rows(
        "'alarm', [['E1'",
        "['E1', autumn, '2026-11-17'",
        "['E2 calendar year'",
        "['E3 fiscal year' … 2027-01-13",
        "['E4 one Saturday'",
      ),
    ],
    [
      'D-92',
      DUTIES,
      rows(
        "['E1 dismissed' … 2026-11-20",
        "['E2 resigned' … 2026-11-20",
        "['E3 no letter', dismissed, 'none'",
        '5 workdays',
      ),
    ],
    ['D-93, D-94', DUTIES, rows('2026-03-31 … 2027-03-31', '2026-09-02', '2027-03-01', '2026-10-13', '2027-04-11')],
    ['D-30', LCA, [...labels('E', 1, 4).map((each) => `${each}', '2026-0`), '2026-11-26 … 2026-12-26']],
    [
      'D-31',
      LCA,
      [
        "['E1', worked",
        "'E2', … early",
        "'E3', … late",
        "['E4', [",
        "['E5', [",
        "['E6', [",
        "['E7 ",
        "['E8 ",
        "['E9',",
        "'E10 job order",
        "'E10 notice",
        "'E10 ad",
      ],
    ],
    [
      'D-31 notice',
      LCA,
      rows('2026-11-02 … 2026-11-16', "'2026-11-16' }, '2026-11-30'", "'2026-12-21' }, '2027-01-05'"),
    ],
    [
      'D-32',
      LCA,
      [
        ...labels('E', 1, 4).map((each) => `${each}', '2026-0`),
        '2026-11-16 … 2026-12-16',
        '2026-10-28 … 2026-11-27',
        'audit 11-26 … 2026-12-26',
        '2026-10-02 … 2031-10-02',
        '2024-02-29 … 2029-03-01',
      ],
    ],
    ['D-70', I9, rows("'early enough'", "'first day', 'Section 1", "'late'", "'before the offer'")],
    ['D-71', I9, section2Days.filter((each) => !/2026-07-01|2026-12-31|2026-11-14/.test(each))],
    ['D-72', I9, rows('2026-09-01 … 2026-11-30', '2026-11-16 … 2027-02-14', '2026-12-03 … 2027-03-03')],
    ['D-73', I9, rows('V2 H-1B', 'V4 EAD', 'V1 permanent', 'V8 not by')],
    ['D-74', I9, labels('T', 1, 4)],
    [
      'D-75, D-76',
      I9,
      rows(
        "'2026-11-24', '2026-11-30', '2026-12-09'",
        "'2026-12-18', '2026-12-23', '2027-01-05'",
        "'2026-12-31', '2027-01-06', '2027-01-15'",
      ),
    ],
    [
      'D-95',
      DUTIES,
      rows("'2026-11-16' }, '2026-12-01'", "'2026-12-18' }, '2027-01-05'", "'2026-11-16' }, '2026-11-27'"),
    ],
    [
      'D-96 to D-99',
      DUTIES,
      rows(
        'NF1',
        'NF2 with five',
        'NF3',
        'documentsNoticeOn … 2026-12-01',
        '2020-03-05 … 2025-03-05',
        '2024-03-04 … 2027-03-04',
        '2023-11-01 … 2026-11-01',
      ),
    ],
    [
      'D-80, D-82, D-85',
      'src/rules/deadlines/examples/others.ts',
      rows(
        '2026-11-01 … 2026-11-11',
        '2026-11-14 … 2026-11-24',
        '2026-12-24 … 2027-01-03',
        '2026-11-13 … 2026-11-20',
        '2026-11-20 … 2026-11-30',
        '2026-12-23 … 2026-12-31',
        '2026-11-30',
        "lcaGivenOn: '2026-12-01'",
        "lcaGivenOn: '2026-12-02'",
      ),
    ],
  ],
  'case-types.md §§7, 8.1, 9.2, 10, 16, 17': [
    ['CT-7.1', CONTENT, rows('9_500_000 })).toHaveLength(1)', '9_850_000 })).toEqual([])')],
    ['CT-7.2', CONTENT, rows('yearsAsked: 5', 'advertisementFaults(ad)).toEqual([])', "applicationsTo: 'law firm'")],
    ['CT-7.3', CONTENT, rows('[website, board, board])).toBe(false)', "'Employee referral program')])).toBe(true)")],
    [
      'CT-7.4',
      CONTENT,
      rows(
        "'2026-10-01' })).toBe(true)",
        "'2026-10-03' })).toBe(false)",
        "contactBy('2026-08-24')).toBe('2026-08-31')",
      ),
    ],
    ['CT-7.5', CONTENT, rows("payerAllowed('PERM_LEGAL', 'worker')", "payerAllowed('I485', 'worker')")],
    ['CT-7.6', CONTENT, rows("'2026-11-16' … '2026-12-16'", 'reviewPending: true })).toBe(false)')],
    ['CT-8.1', PAY, labels('Y', 1, 4)],
    ['CT-9.2', PAY, rows('faultyDays(faults, admitted)).toBe(105)')],
    ['CT-10.1', 'src/rules/support/support.test.ts', labels('S', 1, 6)],
    ['§16 sums', 'src/features/paperwork/claims/sums.test.ts', rows('leave 1,100 outstanding', 'is 5.92')],
    [
      '§16 guards',
      CLAIMS,
      rows(
        "code: 'TOO_MUCH'",
        "'RECOVERED' … 'STILL_OUTSTANDING'",
        "'WRITTEN_OFF' … 'REASON_MISSING'",
        'payBy: addDays(server.today(), 10)',
      ),
    ],
    ['§17', CLAIMS, rows('addBusinessDays(server.today(), 5)')],
  ],
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const stands = (example: string, text: string) =>
  new RegExp(example.split(' … ').map(escaped).join('[^]{0,400}?')).test(text)

test.each(Object.entries(documents))('every worked example of %s is a row of a table test', (name, sections) => {
  const missing = sections.flatMap(([section, file, examples]) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
      .replace(/\s+/g, ' ')
      .replaceAll('[ ', '[')
    return examples.filter((example) => !stands(example, text)).map((example) => `${section}: ${example} (${file})`)
  })
  expect(missing).toEqual([])
  const count = sections.reduce((sum, [, , examples]) => sum + examples.length, 0)
  console.info(`${name}: ${count} worked examples in ${sections.length} parts`)
})
