import { fineEstimate } from '#rules/compliance/i9-duties.ts'
import type { Finding } from './records.ts'

/** What counts as a violation that is fined; what is technical counts only once its ten days were missed (D-76). */
const fined: readonly string[] = ['critical', 'substantive']

export type Exposure = { forms: number; inViolation: number; low: number; stated: number; high: number }

/**
 * I9-12: what a first fine could come to, in cents, by what the self-audit finds; the factors of the agency move it by a
 * quarter down or up. Nothing where nothing is found, and nothing for a later offence: no table was entered.
 */
export function exposureOf(findings: readonly Finding[], audited: number): Exposure | undefined {
  const of = (wanted: readonly Finding[]) =>
    new Set(wanted.flatMap(({ forms }) => forms.map(({ employmentId }) => employmentId))).size
  const inViolation = of(findings.filter(({ severity }) => fined.includes(severity)))
  const missing = findings.flatMap(({ forms }) => forms.filter(({ id }) => id === null)).length
  const forms = audited + missing
  const [low, stated, high] = [-25, 0, 25].map((factors) => fineEstimate(forms, inViolation, 1, factors)?.total)
  if (inViolation === 0 || low === undefined || stated === undefined || high === undefined) return undefined
  return { forms, inViolation, low, stated, high }
}
