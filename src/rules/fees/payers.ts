import type { CaseType } from '#case-types/case-type.ts'
import type { FeeCode } from '#case-types/package/fee-codes.ts'

export type Payer = 'employer' | 'individual'
export type WhoMayPay = 'EMPLOYER_ONLY' | 'EITHER' | 'INDIVIDUAL'
export type PayerRule = { whoMayPay: WhoMayPay; payer: Payer; why: string; citation: string }

type Bears = Pick<CaseType, 'employerBears' | 'employerBearsBy' | 'employerPays'>

/** Who bears a fee, and who may by law (case-types.md §1.5 "Who may pay"). */
export function payerOf(code: FeeCode, { employerBears, employerBearsBy, employerPays }: Bears): PayerRule {
  if (employerBears?.includes(code))
    return {
      whoMayPay: 'EMPLOYER_ONLY',
      payer: 'employer',
      why: 'The employer must bear it; the worker may not pay it back.',
      citation: employerBearsBy ?? '20 CFR 655.731(c)(9)–(10)',
    }
  if (employerPays?.includes(code))
    return {
      whoMayPay: 'EITHER',
      payer: 'employer',
      why: 'The petitioner pays it.',
      citation: '8 CFR 106.2(a)(3)',
    }
  // The rule of the Department of Labor binds who files a labor condition application: H-1B, H-1B1 and E-3.
  const byLaborCondition = employerBears !== undefined && employerBearsBy === undefined
  if (code === 'I907-A' && !byLaborCondition)
    return {
      whoMayPay: 'EITHER',
      payer: 'employer',
      why: 'The petitioner usually pays it; the worker may.',
      citation: '8 CFR 106.4',
    }
  if (code === 'I907-A')
    return {
      whoMayPay: 'EITHER',
      payer: 'employer',
      why: 'The worker may pay it only for personal convenience.',
      citation: '20 CFR 655.731(c)(9)(iii)(C)',
    }
  if (code === 'I140' || code === 'APF')
    return {
      whoMayPay: 'EITHER',
      payer: 'employer',
      why: 'The costs of the labor certification are the employer’s; the petition’s may be shared.',
      citation: '20 CFR 656.12(b)',
    }
  if (familyFees.has(code))
    return {
      whoMayPay: 'INDIVIDUAL',
      payer: 'individual',
      why: 'The family pays for dependents.',
      citation: '8 CFR 106.2',
    }
  return {
    whoMayPay: 'EITHER',
    payer: 'individual',
    why: 'The applicant pays; the employer may.',
    citation: '8 CFR 106.2',
  }
}

/** A sentence when this payer may not lawfully pay this fee. */
export function payerRefused(
  rule: Pick<PayerRule, 'whoMayPay' | 'why' | 'citation'>,
  payer: Payer,
): string | undefined {
  if (rule.whoMayPay === 'EMPLOYER_ONLY' && payer !== 'employer')
    return `Only the employer may pay this fee: ${rule.why} (${rule.citation})`
  if (rule.whoMayPay === 'INDIVIDUAL' && payer !== 'individual')
    return `This fee is paid by the person: ${rule.why} (${rule.citation})`
  return undefined
}

/** 20 CFR 656.12(b): attorney fees and costs of a labor certification. */
export const permCostsPayer: PayerRule = {
  whoMayPay: 'EMPLOYER_ONLY',
  payer: 'employer',
  why: 'The employer must bear all attorney fees and costs of the labor certification.',
  citation: '20 CFR 656.12(b)',
}

const familyFees: ReadonlySet<FeeCode> = new Set(['I539', 'I130'])
