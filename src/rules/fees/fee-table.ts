import type { FeeCode } from '#case-types/package/fee-codes.ts'

/** V: checked against published text. S: standing rule. U: unverified, so it must be confirmed on screen before use. */
export type Evidence = 'V' | 'S' | 'U'

export type FeeRow = {
  code: FeeCode
  /** Which of the amounts of one fee: by size, channel or kind of filing. */
  variant: string
  cents: number
  /** Postmark or submission from this day on … */
  from: string
  /** … up to and with this day; open when left out. */
  until?: string
  citation: string
  evidence: Evidence
}

const feeRule = '2024-04-01'
const premiumRise = '2026-03-01'

const row = (
  code: FeeCode,
  variant: string,
  dollars: number,
  from: string,
  citation: string,
  evidence: Evidence = 'V',
  until?: string,
): FeeRow => ({ code, variant, cents: dollars * 100, from, citation, evidence, ...(until && { until }) })

/** case-types.md §1.5. An amount changes by a new row, never by editing an old one. */
export const feeTable: readonly FeeRow[] = [
  row('REG', 'each', 215, '2025-03-01', '8 CFR 106.2'),
  row('I129H1B', 'regular', 780, feeRule, '8 CFR 106.2(a)(3)'),
  row('I129H1B', 'small', 460, feeRule, '8 CFR 106.2(a)(3)'),
  // L, O, and E or TN have base fees of their own; their amounts were not read again, so a person confirms them.
  row('I129L', 'regular', 1_385, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('I129L', 'small', 695, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('I129O', 'regular', 1_055, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('I129O', 'small', 530, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('I129E', 'regular', 1_015, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('I129E', 'small', 510, feeRule, '8 CFR 106.2(a)(3)', 'U'),
  row('APF', 'regular', 600, feeRule, '8 CFR 106.2(c)(13)'),
  row('APF', 'small', 300, feeRule, '8 CFR 106.2(c)(13)'),
  row('APF', 'nonprofit', 0, feeRule, '8 CFR 106.2(c)(13)'),
  row('ACWIA', 'regular', 1_500, '2004-12-08', 'INA 214(c)(9)', 'S'),
  row('ACWIA', 'small', 750, '2004-12-08', 'INA 214(c)(9)', 'S'),
  row('FRAUD', 'each', 500, '2005-03-08', 'INA 214(c)(12)', 'S'),
  row('PL114', 'H-1B', 4_000, '2015-12-18', 'Pub. L. 114-113 as extended', 'V', '2027-09-30'),
  row('PL114L', 'L-1', 4_500, '2015-12-18', 'Pub. L. 114-113 as extended', 'V', '2027-09-30'),
  row('PROC', 'each', 100_000, '2025-09-21', 'Proclamation 10973', 'U'),
  ...premium('I907-A', 2_805, 2_965),
  ...premium('I907-B', 1_685, 1_780),
  ...premium('I907-C', 1_965, 2_075, 'S'),
  row('I539', 'paper', 470, feeRule, '8 CFR 106.2(a)(21)'),
  row('I539', 'online', 420, feeRule, '8 CFR 106.2(a)(21)', 'S'),
  row('I765', 'paper', 520, feeRule, '8 CFR 106.2(a)(44)'),
  row('I765', 'online', 470, feeRule, '8 CFR 106.2(a)(44)'),
  row('I765', 'adjustment', 260, feeRule, '8 CFR 106.2(a)(44)(i)'),
  row('I765', 'paidBefore', 0, feeRule, '8 CFR 106.2(a)(44)'),
  row('I131', 'paper', 630, feeRule, '8 CFR 106.2(a)(7)'),
  row('I131', 'online', 580, feeRule, '8 CFR 106.2(a)(7)', 'U'),
  row('I131', 'paidBefore', 0, feeRule, '8 CFR 106.2(a)(7)'),
  row('I130', 'paper', 675, feeRule, '8 CFR 106.2(a)(6)'),
  row('I130', 'online', 625, feeRule, '8 CFR 106.2(a)(6)'),
  row('I140', 'each', 715, feeRule, '8 CFR 106.2(a)(16)'),
  row('I485', 'adult', 1_440, feeRule, '8 CFR 106.2(a)(20)'),
  row('I485', 'childWithParent', 950, feeRule, '8 CFR 106.2(a)(20)'),
  row('IMMFEE', 'each', 235, feeRule, '8 CFR 106.2(c)(3)', 'S'),
]

/** The row in force on the day of the postmark (paper) or submission (online). */
export function feeRow(code: FeeCode, variant: string, on: string, rows = feeTable): FeeRow | undefined {
  return rows.find(
    (each) =>
      each.code === code &&
      each.variant === variant &&
      each.from <= on &&
      (each.until === undefined || on <= each.until),
  )
}

// 91 FR 1059: by postmark. The amounts before hold since 02-26-2024.
function premium(code: FeeCode, before: number, after: number, evidence: Evidence = 'V'): FeeRow[] {
  return [
    row(code, 'each', before, '2024-02-26', '88 FR 89539', 'V', '2026-02-28'),
    row(code, 'each', after, premiumRise, '91 FR 1059', evidence),
  ]
}
