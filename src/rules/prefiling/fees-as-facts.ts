import { type FeesDue, paymentsOf } from '#rules/fees/fees-for.ts'
import { filing } from './needs.ts'

/** What the fee engine says, as facts for V29, V67 and R10. */
export function feesAsFacts(due: FeesDue): Record<string, unknown> {
  const sums = new Map<string, number>()
  for (const { code, amountCents } of due.lines) sums.set(code, (sums.get(code) ?? 0) + amountCents)
  return {
    [filing.feesDue.id]: [...sums].map(([code, amount]) => ({ id: code, code, amount })),
    [filing.paymentsDue.id]: paymentsOf(due).map(({ form, applicant, totalCents }) => ({
      id: [form, applicant].filter(Boolean).join('/'),
      form,
      ...(applicant && { applicant }),
      amount: totalCents,
    })),
    [filing.feesToConfirm.id]: due.toConfirm.map(({ code, sentence }) => ({ id: code, code, sentence })),
  }
}
