/** One tax year of the employer, and what each pending worker was offered and paid in it, in cents. */
export type PayYear = {
  workers: readonly { offered: number; paid: number }[]
  netIncome: number
  netCurrentAssets: number
}

/** What the employer would still have had to pay; the workers of a year are added first. */
export const shortfallOf = ({ workers }: Pick<PayYear, 'workers'>): number =>
  workers.reduce((sum, { offered, paid }) => sum + Math.max(offered - paid, 0), 0)

/** CT-8.1 (8 CFR 204.5(g)(2)): net income or net current assets cover the shortfall; the two are never added together. */
export function canPay(year: PayYear): boolean {
  const shortfall = shortfallOf(year)
  return shortfall === 0 || year.netIncome >= shortfall || year.netCurrentAssets >= shortfall
}
