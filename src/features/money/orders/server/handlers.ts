import { randomUUID } from 'node:crypto'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { issueInvoice } from '#money/invoices/server/store.ts'
import { percentOf } from '#money/ledger/money.ts'
import { askCharge } from '#money/payments/server/charge.ts'
import { customerOf } from '#money/payments/server/customers-store.ts'
import { invoicePaid } from '#money/payments/server/settle.ts'
import { billedCompany, discountOn } from '#money/plans/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { orders } from '../contract.ts'
import { insertOrder, orderOfCase, orderPrice, ordersOfCompany, ordersOfSubscription, toOrderOf } from './store.ts'

export const ordersHandlers = implement(orders, {
  ofPlan: async ({ db }, { subscriptionId }) => ({ items: await ordersOfSubscription(db, subscriptionId) }),

  ofCompany: async ({ db, actor, today }, { companyId }) => {
    await billedCompany(db, actor, companyId)
    const [items, toOrder] = await Promise.all([ordersOfCompany(db, companyId), toOrderOf(db, companyId, today)])
    return { items, toOrder }
  },

  place: async (context, { caseId, totalCents }) => {
    const { db, actor, now, today, services, audit, refuse, asSystem } = context
    const row = await requireCase(db, actor, caseId, 'for update')
    const company = await billedCompany(db, actor, row.companyId)
    if (row.mode !== 'DIY') refuse('NOT_FOR_ORDER')
    if (await orderOfCase(db, caseId)) refuse('ORDERED_ALREADY')
    const price = await orderPrice(db, row.typeId)
    const type = caseTypeById(row.typeId)
    if (!price?.amountCents || !type || type.withoutPayment || company.code === PROVIDER_COMPANY)
      return refuse('NO_PRICE')
    const { percent, words } = await discountOn(db, company.id, today)
    const discountCents = percentOf(price.amountCents, percent)
    if (price.amountCents - discountCents !== totalCents) refuse('PRICE_CHANGED')
    if (!(await customerOf(db, company.id))?.methodRef) refuse('NO_METHOD')
    const payer = 'employer' as const
    await asSystem('write the invoice of an order', async () => {
      const title = `${type.name}, do it yourself (${row.number})`
      const { id: invoiceId } = await issueInvoice(db, {
        ...{ company, title, now, by: actor.userId, caseId },
        lines: [
          { words: title, kind: 'service', payer, amountCents: price.amountCents },
          ...(discountCents > 0
            ? [
                {
                  words: words || `Discount of ${percent} percent`,
                  kind: 'discount' as const,
                  payer,
                  amountCents: discountCents,
                },
              ]
            : []),
        ],
      })
      await insertOrder(db, { company, caseId, invoiceId, now, by: actor.userId })
      const asked = { companyId: company.id, lawFirmId: company.lawFirmId, invoiceId, now }
      if (totalCents > 0)
        await askCharge(db, { ...asked, amountCents: totalCents, key: `order:${invoiceId}:${randomUUID()}` })
      else await invoicePaid({ ...context, services }, invoiceId, `order:${invoiceId}`)
    })
    await refreshItems(context, caseId)
    audit({ subject: `case:${caseId}`, after: { orderedFor: totalCents }, companyId: company.id })
    const order = await orderOfCase(db, caseId)
    if (!order) throw notFound()
    return order
  },
})
