import { aboutPerson } from '#facts/derived/person.ts'
import { formNumber } from '#formats/form-names.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { SignedPayment } from '#preparation/filing-file/server/plan-store.ts'
import { paymentsOf } from '#rules/fees/fees-for.ts'
import { feesDueOf } from './fees-due.ts'

/** One payment form of a filing: for each application or petition one (case-types.md §1.5). */
export type PaymentForm = {
  /** By what it pays for, within its case. */
  key: string
  /** The form that is paid. */
  formId: string
  applicant: string | undefined
  /** 'Payment for I-129'. */
  label: string
  /** G-1450 for a card, G-1650 for a bank account. */
  paidWith: 'g-1450' | 'g-1650'
  amountCents: number
  /** Somebody saw it completed and signed; with another amount it is another form. */
  seen: SignedPayment | undefined
}

export function paymentFormsOf(opened: FilingFile): PaymentForm[] {
  const { plan, goesWith, look } = opened
  // Of the family each says whose it is.
  const whose = goesWith && String(look.value(aboutPerson.fullName) ?? '')
  return paymentsOf(feesDueOf(opened)).map(({ form: formId, applicant, totalCents: amountCents }) => {
    const key = `${formId}/${applicant ?? ''}`
    const named = applicant ?? whose
    return {
      ...{ key, formId, applicant, amountCents },
      label: ['Payment for', formNumber(formId), named && `(${named})`].filter(Boolean).join(' '),
      paidWith: plan.paymentMethod === 'ACH' ? 'g-1650' : 'g-1450',
      seen: plan.paymentsSigned.find((each) => each.key === key && each.amountCents === amountCents),
    }
  })
}

/** Those that are still to be completed and signed on paper; before it is known how it is paid, there is none to sign. */
export const openPayments = (opened: FilingFile): PaymentForm[] =>
  opened.plan.paymentMethod === null ? [] : paymentFormsOf(opened).filter(({ seen }) => !seen)
