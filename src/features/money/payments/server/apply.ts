import { systemChange } from '#platform/operation/change.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { ProviderEvent } from '../provider.ts'
import { customerByRef, keepMethod } from './customers-store.ts'
import { lockEvent, setApplied } from './events-store.ts'
import { type SystemChange, settleCharge, settleRefunded } from './settle.ts'
import { finishSetup } from './setup.ts'

export type Told = ProviderEvent['data']['object']
/** Applies one kind of event, harmlessly when it is told again or late; answers what it did, in a few words. */
export type Applier = (change: SystemChange, object: Told, event: ProviderEvent) => Promise<string>

/** What features above do with the events they understand, by the event's type. */
export const eventAppliers = slot<Readonly<Record<string, Applier>>>('what is done with events of the payment provider')

const chargeIdOf = ({ metadata }: Told): number => Number((metadata as { charge?: string } | undefined)?.charge ?? 0)

const failureOf = ({ last_payment_error: error }: Told): { code: string; message: string } => {
  const { code = '', message = 'Your card was declined.' } = (error ?? {}) as { code?: string; message?: string }
  return { code, message }
}

const own: Readonly<Record<string, Applier>> = {
  'payment_intent.succeeded': (change, object) =>
    settleCharge(change, chargeIdOf(object), { ref: object.id, state: 'succeeded' }),
  'payment_intent.payment_failed': async (change, object) => {
    const { code, message } = failureOf(object)
    // A failure that arrives after the answer to our request says nothing new.
    const { state } = (await change.db.maybe<{ state: string }>('select state from charges where id = $1', [
      chargeIdOf(object),
    ])) ?? { state: '' }
    if (state !== 'asked') return 'known'
    const told = code === 'authentication_required' ? 'needs authentication' : 'failed'
    return settleCharge(change, chargeIdOf(object), { ref: object.id, state: told, failure: message.slice(0, 300) })
  },
  'charge.refunded': async (change, object) => {
    const charge = await change.db.maybe<{ id: number }>('select id from charges where provider_ref = $1', [
      String(object.payment_intent ?? ''),
    ])
    if (!charge) return 'unknown charge'
    const total = Number(object.amount_refunded ?? 0)
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

/** Applies a stored event once; `again` applies it although it was, which changes nothing that is already so. */
export async function applyEvent(services: Services, eventId: string, { again = false } = {}): Promise<void> {
  const kept = await services.database
    .read({ kind: 'system' })
    .maybe<{ payload: ProviderEvent }>('select payload from payment_events where id = $1', [eventId])
  if (!kept) return
  const { type, data } = kept.payload
  // Asks the provider for the rest, so it comes before the transaction.
  if (type === 'checkout.session.completed') await finishSetup(services, data.object.id)
  const appliers = Object.assign({}, own, ...eventAppliers.of(services)) as Record<string, Applier>
  await systemChange(services, 'payments.applyEvent', async (change) => {
    const event = await lockEvent(change.db, eventId)
    if (!event || (event.appliedAt !== null && !again)) return
    const effect = (await appliers[type]?.(change, data.object, event.payload)) ?? 'nothing to do'
    await setApplied(change.db, eventId, effect, change.now)
    const customer = await customerByRef(change.db, String(data.object.customer ?? ''))
    change.audit({
      subject: `payment event ${eventId}`,
      after: { type, effect },
      companyId: customer?.companyId ?? null,
    })
  })
}
