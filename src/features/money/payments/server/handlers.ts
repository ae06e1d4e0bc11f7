import { randomUUID } from 'node:crypto'
import { firstYearOf, invoiceById } from '#money/invoices/server/store.ts'
import { dollars } from '#money/ledger/money.ts'
import { billedCompany } from '#money/plans/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { mayDelete } from '#platform/session/role-groups.ts'
import { payments } from '../contract.ts'
import { creditedOf } from '../credited.ts'
import { askCharge, confirmingOf, REFUND_JOB } from './charge.ts'
import { customerOf, keepBilling, keepMethod } from './customers-store.ts'
import { APPLY_JOB, doubtedEvents, isKept, setLookedAt } from './events-store.ts'
import { RECONCILE_JOB } from './next-night.ts'
import { providerOf, unlessAway } from './providers.ts'
import { useSandboxCard } from './sandbox-card.ts'
import { confirmationOf, confirmInSandbox } from './sandbox-confirm.ts'
import { finishSetup, requireCustomer } from './setup.ts'
import {
  chargeToRefund,
  companyOfUser,
  creditsOf,
  insertRefund,
  insertSetup,
  invoiceOfCharge,
  lockInvoice,
  oneAtATime,
  planPayments,
  reconciliations,
  requireSetup,
  waitingCharge,
} from './store.ts'

type Asked = { db: Db; services: Services; today: string }

async function account({ db, services, today }: Asked, company: { id: number; name: string }) {
  const [customer, firstYear] = await Promise.all([customerOf(db, company.id), firstYearOf(db, company.id)])
  const { methodKind, brand, last4, expires, billsTo = '', poNumber = '' } = customer ?? {}
  return {
    ...{ companyId: company.id, companyName: company.name, sandbox: providerOf(services).name === 'sandbox' },
    method: methodKind ? { kind: methodKind, brand: brand ?? '', last4: last4 ?? '', expires: expires ?? '' } : null,
    ...{ billsTo, poNumber, firstYear: firstYear ?? Number(today.slice(0, 4)) },
  }
}

function alreadyCredited(credit: number, left: number): Refusal {
  const most = left > 0 ? `At most ${dollars(left)} can be given back.` : 'Nothing more can be given back.'
  const words = `${dollars(credit)} of this payment is the company’s credit already. ${most}`
  return new Refusal(payments.refund.refusals.CREDITED.status, 'CREDITED', words)
}

function tooMuch(left: number): Refusal {
  const words = left > 0 ? `Of this invoice ${dollars(left)} is left to give back.` : 'Nothing is left to give back.'
  return new Refusal(payments.refund.refusals.TOO_MUCH.status, 'TOO_MUCH', words)
}

/** The payment behind a page of the sandbox, for whoever pays for its company. */
async function toConfirm(
  { db, actor, services }: Pick<Asked, 'db' | 'services'> & { actor: Actor },
  reference: string,
) {
  const asked = await confirmationOf(services.database.read({ kind: 'system' }), reference)
  if (!asked || providerOf(services).name !== 'sandbox') throw notFound()
  const charge = await invoiceOfCharge(db, asked.data.chargeId)
  return { asked: asked.data, charge, company: await billedCompany(db, actor, charge.companyId) }
}

const ours = ({ config }: Services, path: string) => `${config.publicUrl.replace(/\/$/, '')}${path}`

export const paymentsHandlers = implement(payments, {
  account: async ({ db, actor, services, today }, { companyId }) =>
    account({ db, services, today }, await billedCompany(db, actor, companyId)),

  provider: async ({ services }) => ({ sandbox: providerOf(services).name === 'sandbox' }),

  begin: async (context, { companyId }) => {
    const { db, actor, services, refuse } = context
    const { lawFirmId } = await billedCompany(db, actor, companyId)
    const begun = await unlessAway(
      async () => {
        const customer = await requireCustomer(services, companyId)
        const returnUrl = ours(services, '/stripePaymentCheckout')
        const cancelUrl = ours(services, `/visaCareStripePaymentMethod/${companyId}`)
        return providerOf(services).beginSetup({ customer, returnUrl, cancelUrl }, randomUUID())
      },
      () => refuse('AWAY'),
    )
    await changing(context, payments.begin, async (change) => {
      const { reference } = begun
      await insertSetup(change.db, { reference, companyId, lawFirmId, by: actor.userId, now: change.now })
      change.audit({ subject: `company:${companyId}`, companyId })
    })
    return begun
  },

  createAccount: async (context, { userName }) => {
    const { db, actor, services, refuse } = context
    const user = await companyOfUser(db, userName)
    if (!user) throw notFound('user')
    const { id: companyId } = await billedCompany(db, actor, user.companyId)
    const customer = await unlessAway(
      () => requireCustomer(services, companyId),
      () => refuse('AWAY'),
    )
    return { companyId, customer }
  },

  returned: async ({ services, refuse }, { reference }) => {
    const state = await unlessAway(
      () => finishSetup(services, reference),
      () => refuse('AWAY'),
    )
    if (!state) throw notFound()
    return { state: state.state, failure: state.failure }
  },

  sandboxCard: async ({ db, services }, { reference, token, confirmed }) => {
    if (providerOf(services).name !== 'sandbox') throw notFound()
    await requireSetup(db, reference)
    return { state: await useSandboxCard(services, reference, { token, confirmed }) }
  },

  remove: async ({ db, actor, now, today, services, audit, asSystem, refuse }, { companyId }) => {
    if (!mayDelete(actor.roleId)) refuse('NOT_YOURS')
    const company = await billedCompany(db, actor, companyId)
    const before = await account({ db, services, today }, company)
    await asSystem('keep the payment method of a company', () => keepMethod(db, companyId, null, now))
    audit({ subject: `company:${companyId}`, before: { paymentMethod: before.method }, companyId })
    return account({ db, services, today }, company)
  },

  setBilling: async ({ db, actor, today, services, audit, refuse }, { companyId, billsTo, poNumber }) => {
    const company = await billedCompany(db, actor, companyId)
    if ((await keepBilling(db, companyId, { billsTo, poNumber })) === 0) refuse('NO_METHOD')
    audit({ subject: `company:${companyId}`, after: { billsTo, poNumber }, companyId })
    return account({ db, services, today }, company)
  },

  portal: async (context, { companyId }) => {
    const { db, actor, services, refuse } = context
    await billedCompany(db, actor, companyId)
    const customer = await customerOf(db, companyId)
    if (!customer) return refuse('NO_METHOD')
    const returnUrl = ours(services, `/visaCareStripePaymentMethod/${companyId}`)
    const url = await unlessAway(
      () => providerOf(services).portal({ customer: customer.ref, returnUrl }),
      () => refuse('AWAY'),
    )
    await changing(context, payments.portal, async (change) =>
      change.audit({ subject: `company:${companyId}`, companyId }),
    )
    return { url }
  },

  pay: async ({ db, actor, now, audit, refuse, asSystem }, { id }) => {
    const { companyId, state, payment, totalCents, number } = await invoiceById(db, id)
    const { lawFirmId } = await billedCompany(db, actor, companyId)
    // Two people who pay at the same time: the second one sees what the first did.
    await lockInvoice(db, id)
    const again = await invoiceById(db, id)
    if (state !== 'open' || again.state !== 'open') refuse('NOT_OPEN')
    if (payment === 'asked' || again.payment === 'asked') refuse('UNDER_WAY')
    if (!(await customerOf(db, companyId))?.methodRef) refuse('NO_METHOD')
    const key = `pay:${id}:${randomUUID()}`
    await asSystem('ask for a payment', () =>
      askCharge(db, { companyId, lawFirmId, invoiceId: id, amountCents: totalCents, now, key }),
    )
    audit({ subject: `company:${companyId}`, after: { pays: number, cents: totalCents }, companyId })
    return { id, payment: 'asked' }
  },

  confirmPayment: async (context, { id }) => {
    const { db, actor, services, refuse } = context
    const { companyId, number, state } = await invoiceById(db, id)
    await billedCompany(db, actor, companyId)
    const waiting = await waitingCharge(services.database.read({ kind: 'system' }), id)
    if (state !== 'open' || !waiting) return refuse('NOT_WAITING')
    const { chargeId, cents, customer, invoice } = waiting
    const { of, key } = confirmingOf(services, { companyId, chargeId, cents, customer, number })
    // One page for each charge: opened twice it is the same one, and can be paid once.
    const { url } = await unlessAway(
      () => providerOf(services).beginPayment({ ...of, ...(invoice && { invoice }) }, key),
      () => refuse('AWAY'),
    )
    await changing(context, payments.confirmPayment, async (change) =>
      change.audit({ subject: `company:${companyId}`, after: { confirms: number }, companyId }),
    )
    return { url }
  },

  sandboxConfirmation: async (context, { reference }) => {
    const { asked, charge, company } = await toConfirm(context, reference)
    const { invoiceNumber, title } = charge
    return { companyName: company.name, invoiceNumber, title, cents: asked.cents, state: asked.state }
  },

  sandboxConfirm: async (context, { reference }) => {
    const { services } = context
    const { companyId } = (await toConfirm(context, reference)).charge
    await confirmInSandbox(services, reference)
    await changing(context, payments.sandboxConfirm, async (change) =>
      change.audit({ subject: `company:${companyId}`, companyId }),
    )
    return { companyId }
  },

  refund: async ({ db, now, audit, enqueue }, { id, amountCents, reason }) => {
    const { companyId, number } = await invoiceById(db, id)
    await oneAtATime(db, companyId)
    const charge = await chargeToRefund(db, id)
    if (!charge || charge.left < amountCents) throw tooMuch(charge?.left ?? 0)
    // What the company keeps as its credit is not given back a second time.
    const credit = creditedOf(await planPayments(db, companyId), await creditsOf(db, companyId)).get(charge.id) ?? 0
    if (charge.left - credit < amountCents) throw alreadyCredited(credit, charge.left - credit)
    const refundId = await insertRefund(db, { companyId, charge, amountCents, reason, now })
    enqueue(REFUND_JOB, { refundId }, { key: `refund:${refundId}` })
    audit({ subject: `company:${companyId}`, after: { refund: number, cents: amountCents, reason }, companyId })
    return { id, refundedCents: amountCents }
  },

  reconcile: async ({ enqueue }) => {
    enqueue(RECONCILE_JOB, { once: true }, { key: `${RECONCILE_JOB}:now` })
    return { asked: true }
  },

  reconciliations: async ({ db, services }) => {
    const [items, doubted] = await Promise.all([
      reconciliations(db),
      doubtedEvents(services.database.read({ kind: 'system' })),
    ])
    return { items, doubted }
  },

  lookedAt: async ({ db, asSystem, refuse, audit }, { event }) => {
    if ((await asSystem('events of the payment provider belong to no tenant', () => setLookedAt(db, event))) === 0)
      refuse('DONE')
    audit({ subject: `payment event ${event}` })
    return { done: true }
  },

  replay: async ({ db, enqueue, refuse, audit }, { event }) => {
    if (!(await isKept(db, event))) refuse('UNKNOWN')
    audit({ subject: `payment event ${event}` })
    enqueue(APPLY_JOB, { eventId: event, again: true }, { key: `payment-event:${event}:again` })
    return { asked: true }
  },
})
