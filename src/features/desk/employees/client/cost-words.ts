import { dollars } from '#case-file/cases/client/words.ts'

type Fee = { payer: string; amountCents: number }

/** "$520, Ingrid pays", "$1,500 of government fees: employer pays $1,000, Ingrid $500". */
export function costWords(fees: readonly Fee[], firstName: string): string {
  const sumOf = (of: readonly Fee[]) => of.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (fees.length === 0) return ''
  const employer = sumOf(fees.filter(({ payer }) => payer === 'employer'))
  const others = sumOf(fees) - employer
  const all = dollars(sumOf(fees))
  if (others === 0) return `${all}, employer pays`
  if (employer === 0) return `${all}, ${firstName || 'applicant'} pays`
  return `${all}: employer pays ${dollars(employer)}, ${firstName || 'applicant'} ${dollars(others)}`
}
