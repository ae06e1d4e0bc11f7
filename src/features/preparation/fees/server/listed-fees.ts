import type { FeesDue } from '#rules/fees/fees-for.ts'
import type { Fees } from '../records.ts'

/** Fees as a case's own call and the estimate before opening answer them. */
export const listedFees = (due: FeesDue, filingDate: string): Fees => ({
  lines: due.lines.map(({ code, form, applicant, amountCents, explanation, payer, why, citation }) => ({
    code,
    form,
    ...(applicant && { applicant }),
    amountCents,
    explanation,
    payer,
    why,
    citation,
  })),
  totalCents: due.totalCents,
  open: due.open.map(({ code, question }) => ({ code, question })),
  toConfirm: [...due.toConfirm],
  complete: due.complete,
  filingDate,
})
