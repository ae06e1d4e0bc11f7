import { ask, askIfAny, form, part } from '#engine/form.ts'
import { aboutPayment, payment } from '#facts/payment.ts'

export const one = part('1', 'Applicant’s / Petitioner’s / Requester’s Information', [
  ask('given name', aboutPayment.payersGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('middle name', aboutPayment.payersMiddleName, { label: 'Middle Name (if any)' }),
  ask('family name', aboutPayment.payersFamilyName, { label: 'Family Name (Last Name)' }),
])

export const two = part('2', 'Credit Card Information', [
  ask('amount', payment.paymentAmount, { label: 'Authorized Payment Amount' }),
])

/** One for each application or petition; it lies on top of what it pays for. */
export const g1450 = form({
  id: 'g-1450',
  edition: '2026-02-06',
  name: 'G-1450',
  title: 'Authorization for Credit Card Transactions',
  writtenWithPackage: true,
  parts: [one, two],
})

export default g1450
