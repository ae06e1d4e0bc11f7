import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import type { ProviderEvent } from '../provider.ts'
import { customerByRef, keepMethod } from './customers-store.ts'
import { CURRENCY, centsIn, chargeIdOf, Doubted, doubtOf } from './doubt.ts'
import { type Applier, eventAppliers, type Told } from './event-appliers.ts'
import { lockEvent, lockPayment, REFUNDED, setApplied } from './events-store.ts'
import { withPayment } from './invoice-payment.ts'
import { type SystemChange, settleCharge, settleRefunded } from './settle.ts'
import { finishSetup } from './setup.ts'
import { text, within } from './stripe-read.ts'

const failureOf = ({ last_payment_error: error }: Told): { code: string; message: string } => {
  const { code, message } = within(error)
  return { code: text(code), message: text(message) || 'Your card was declined.' }
}

const own: Readonly<Record<string, Applier>> = {
  // Done before the transaction.
  'checkout.session.completed': async () => 'setup looked at',
  'payment_intent.succeeded': async (change, object) => {
    const charge = await askedCharge(change, object)
    if (!charge) return UNKNOWN_CHARGE
    return doubtOf(object, charge) ?? settleCharge(change, charge.id, { ref: object.id, state: 'succeeded' })
  },
  'payment_intent.payment_failed': async (change, object) => {
    const { code, message } = failureOf(object)
    // A failure that arrives after the answer to our request says nothing new.
    const charge = await askedCharge(change, object)
    if (charge?.state !== 'asked') return charge ? 'known' : UNKNOWN_CHARGE
    const told = code === 'authentication_required' ? 'needs authentication' : 'failed'
    return settleCharge(change, charge.id, { ref: object.id, state: told, failure: message.slice(0, 300) })
  },
  [REFUNDED]: async (change, object) => {
    const ref = text(object.payment_intent)
    if (ref === '') return UNKNOWN_CHARGE
    await lockPayment(change.db, ref)
    const charge = await change.db.maybe<{ id: number; amountCents: number }>(
      `select id, amount_cents as "amountCents" from charges where provider_ref = $1 and state = 'succeeded'`,
      [ref],
    )
    if (!charge) return new Doubted(`Not written: money given back of payment ${ref}, which we have not been told of.`)
    const total = centsIn(object.amount_refunded)
    if (total === undefined || total > charge.amountCents || object.currency !== CURRENCY)
      return new Doubted(`Not written: a refund that does not fit charge ${charge.id}.`)
    return settleRefunded(change, charge.id, total, `refunded:${charge.id}:${total}`)
  },
  'payment_method.detached': async (change, object) => {
    const customer = await change.db.maybe<{ companyId: number }>(
      'select company_id as "companyId" from payment_customers where method_ref = $1',
      [object.id],
    )
    if (!customer) return 'known'
    await keepMethod(change.db, customer.companyId, null, change.now)
    return 'method removed'
  },
}

const UNKNOWN_CHARGE = 'unknown charge'
const NOTHING_TO_DO = 'nothing to do'

const askedCharge = async ({ db }: SystemChange, object: Told) => {
  const id = chargeIdOf(object)
  return id === undefined
    ? undefined
    : db.maybe<{ id: number; state: string; amountCents: number }>(
        'select id, state, amount_cents as "amountCents" from charges where id = $1',
        [id],
      )
}

/** Applies a stored event once; `again` applies it although it was, which changes nothing that is already so. */
export async function applyEvent(services: Services, eventId: string, { again = false } = {}): Promise<void> {
  const kept = await services.database
    .read({ kind: 'system' })
    .maybe<{ payload: ProviderEvent }>('select payload from payment_events where id = $1', [eventId])
  if (!kept) return
  const { type, data } = kept.payload
  // Both ask the provider for the rest, so they come before the transaction.
  if (type === 'checkout.session.completed') await finishSetup(services, data.object.id)
  const object = type === 'invoice.paid' ? await withPayment(services, data.object) : data.object
  // Not by a plain property: `constructor` is a type that can be told, too.
  const given = await Promise.all(eventAppliers.of(services).map((load) => load()))
  const appliers = new Map([own, ...given].flatMap((each) => Object.entries(each)))
  await systemChange(services, 'payments.applyEvent', async (change) => {
    const event = await lockEvent(change.db, eventId)
    if (!event || (event.appliedAt !== null && !again)) return
    const done = (await appliers.get(type)?.(change, object, event.payload)) ?? NOTHING_TO_DO
    const [effect, needsPerson] = done instanceof Doubted ? [done.why, true] : [done, false]
    if (needsPerson || effect === NOTHING_TO_DO || effect === UNKNOWN_CHARGE)
      services.log.warn({ event: eventId, type, effect }, 'an event of the payment provider changed nothing')
    await setApplied(change.db, eventId, { effect, needsPerson }, change.now)
    const customer = await customerByRef(change.db, String(object.customer ?? ''))
    change.audit({
      subject: `payment event ${eventId}`,
      after: { type, effect },
      companyId: customer?.companyId ?? null,
    })
  })
}
