import type { Transaction } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { bill, made, type SandboxInvoice, type SandboxSubscription, tell, tellState } from './sandbox-bill.ts'

/** A payment that its card holder is asked to confirm. */
export type Confirmation = {
  customer: string
  chargeId: number
  cents: number
  invoice?: string
  state: 'open' | 'done' | 'ended'
}

export const confirmationOf = (db: { maybe: Transaction['maybe'] }, reference: string) =>
  db.maybe<Kept<Confirmation>>(`${KEPT} where id = $1 and kind = 'confirmation'`, [reference])

async function locked(tx: Transaction, reference: string) {
  await tx.run('select 1 from sandbox_objects where id = $1 for update', [reference])
  return confirmationOf(tx, reference)
}

const save = (tx: Transaction, id: string, data: object) =>
  tx.run('update sandbox_objects set data = $2 where id = $1', [id, JSON.stringify(data)])

/** What a card holder does on the sandbox's page: says yes to the bank. Said twice, it is paid once. */
export async function confirmInSandbox({ database, clock }: Sandboxed, reference: string): Promise<void> {
  const now = clock.now()
  await database.transaction({ kind: 'system' }, async (tx) => {
    const row = await locked(tx, reference)
    if (!row || row.data.state === 'ended') throw notFound()
    if (row.data.state === 'done') return
    const { customer, chargeId, cents, invoice } = row.data
    await save(tx, reference, { ...row.data, state: 'done' })
    const kept = invoice && (await tx.maybe<Kept<SandboxInvoice>>(`${KEPT} where id = $1`, [invoice]))
    if (!kept) {
      const metadata = { charge: String(chargeId) }
      await tell(tx, now, 'payment_intent.succeeded', { id: made('pi'), customer, amount: cents, metadata })
      return
    }
    const { subscription } = kept.data
    const of = await tx.one<Kept<SandboxSubscription>>(`${KEPT} where id = $1 for update`, [subscription])
    const { paid } = await bill(tx, now, of.data, kept.data, { id: kept.id, confirmed: true })
    if (!paid) return
    const after: SandboxSubscription = { ...of.data, state: 'active' }
    await save(tx, subscription, after)
    await tellState(tx, now, subscription, after)
  })
}

/** From now on nobody says yes on the page; false: somebody has. */
export const endInSandbox = ({ database }: Pick<Sandboxed, 'database'>, reference: string): Promise<boolean> =>
  database.transaction({ kind: 'system' }, async (tx) => {
    const row = await locked(tx, reference)
    if (!row) throw notFound()
    if (row.data.state === 'open') await save(tx, reference, { ...row.data, state: 'ended' })
    return row.data.state !== 'done'
  })

export type Sandboxed = Pick<Services, 'database' | 'clock' | 'config'>

/** A record of the sandbox. */
export type Kept<T> = { id: string; data: T; createdAt: string }

export const KEPT = 'select id, data, created_at as "createdAt" from sandbox_objects'
