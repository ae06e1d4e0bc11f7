/** The provider's own company; it is nobody's client and never waits for a payment method. */
export const PROVIDER_COMPANY = 'IMMLAWS'

export const PAYMENT_METHOD_MISSING = {
  status: 409,
  message: 'Please Add Payment Method before creating New Employee/Case.',
} as const

/** Without a payment method a company gets no new employees, whichever way they come in (specification §4). */
export const waitsForPayment = (company: { code: string; transactionDetailsAdded: boolean }): boolean =>
  !company.transactionDetailsAdded && company.code !== PROVIDER_COMPANY
