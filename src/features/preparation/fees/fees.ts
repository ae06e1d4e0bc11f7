import type { DueLine, FeesDue } from '#rules/fees/fees-for.ts'
import { type Payer, payerRefused } from '#rules/fees/payers.ts'

/** One line of a case's fees by a name that stays: which fee, of which filing, for whom. */
export const feeKey = ({ code, form, applicant }: Pick<DueLine, 'code' | 'form' | 'applicant'>): string =>
  [code, form, applicant].filter(Boolean).join('/')

/** The lines with who pays them: the usual payer, or whom somebody chose. */
export const linesWithPayers = ({ lines }: FeesDue, chosen: Readonly<Record<string, Payer>>) =>
  lines.map((line) => {
    const key = feeKey(line)
    const payer = chosen[key] ?? line.payer
    return { ...line, key, payer, payerRefused: payerRefused(line, payer) }
  })
export type PaidLine = ReturnType<typeof linesWithPayers>[number]

export const totalsByPayer = (lines: readonly PaidLine[]): Record<Payer, number> => ({
  employer: sum(lines.filter(({ payer }) => payer === 'employer')),
  individual: sum(lines.filter(({ payer }) => payer === 'individual')),
})

/** Whether what was approved is still what is due. */
export function sameFees(
  approved: readonly { key: string; amountCents: number; payer: Payer }[] | null,
  lines: readonly PaidLine[],
): boolean {
  if (!approved || approved.length !== lines.length) return false
  return lines.every(({ key, amountCents, payer }) =>
    approved.some((each) => each.key === key && each.amountCents === amountCents && each.payer === payer),
  )
}

const sum = (lines: readonly { amountCents: number }[]) => lines.reduce((total, each) => total + each.amountCents, 0)
