import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { customerOf, keepCustomer, keepMethod } from './customers-store.ts'
import { providerOf } from './providers.ts'

const system = { kind: 'system' } as const

/** The company as a customer of the provider: made once, whoever asks for it. */
export async function requireCustomer(services: Services, companyId: number): Promise<string> {
  const provider = providerOf(services)
  const db = services.database.read(system)
  const known = await customerOf(db, companyId)
  if (known?.provider === provider.name) return known.ref
  const { name, email } = await db.one<{ name: string; email: string }>(
    `select name, coalesce(email, '') as email from companies where id = $1`,
    [companyId],
  )
  const ref = await provider.createCustomer({ companyId, name, email }, `customer:${companyId}`)
  await systemChange(services, 'payments.customer', async ({ db: tx, now, audit }) => {
    await keepCustomer(tx, companyId, provider.name, ref, now)
    audit({ subject: `company:${companyId}`, after: { paymentCustomer: ref }, companyId })
  })
  return ref
}

export type SetupState = { state: 'open' | 'done' | 'failed'; failure: string; companyId: number }

/**
 * Asks the provider what became of a visit to its page, and keeps the method. Called by whoever comes back, by the
 * provider's event and by the comparison at night; the second one finds it done.
 */
export async function finishSetup(services: Services, reference: string): Promise<SetupState | undefined> {
  const row = await services.database
    .read(system)
    .maybe<SetupState>('select state, failure, company_id as "companyId" from payment_setups where reference = $1', [
      reference,
    ])
  if (row?.state !== 'open') return row
  const result = await providerOf(services).setupResult(reference)
  if (result.state === 'open') return row
  return systemChange(services, 'payments.method', async ({ db, now, audit }): Promise<SetupState> => {
    const failure = result.state === 'failed' ? result.failure.slice(0, 300) : ''
    const first = await db.run(
      `update payment_setups set state = $2, failure = $3, finished_at = $4 where reference = $1 and state = 'open'`,
      [reference, result.state, failure, now],
    )
    const { companyId } = row
    if (first > 0 && result.state === 'done') {
      const { brand, last4 } = result.method
      await keepMethod(db, companyId, result.method, now)
      audit({ subject: `company:${companyId}`, after: { paymentMethod: `${brand} ${last4}` }, companyId })
    } else audit({ subject: `company:${companyId}`, after: { paymentSetup: result.state }, companyId })
    return { state: result.state, failure, companyId }
  })
}
