import { openItems } from '#case-file/cases/server/open-items.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { orderStanding } from './order-standing.ts'

/**
 * A do-it-yourself case waits for its company until it is ordered and paid: it cannot be filed before. It is the company's
 * whoever owns the case, since only the company pays. While a payment is under way nobody has anything to do.
 */
export const orderOpen = openItems(async (system, { file }) => {
  if (file.mode !== 'DIY' || !isBeforeFiling(file.status)) return []
  const standing = await orderStanding(system, file.id)
  if (standing !== 'not ordered' && standing !== 'not paid') return []
  const words =
    standing === 'not ordered'
      ? { title: 'Order this case', verb: 'Order' }
      : { title: 'Pay the order of this case', verb: 'Pay' }
  const link = `/visaCareStripePaymentMethod/${file.companyId}`
  return [{ key: 'order', kind: 'task', side: 'employer', link, ...words, ofCompany: true, beside: true }]
})
