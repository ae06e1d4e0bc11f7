import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, it } from 'vitest'
import { issueInvoice } from '#money/invoices/server/store.ts'
import { askCharge } from '#money/payments/server/charge.ts'
import { stripeLoopback } from '../features/support/stripe/loopback.ts'
import { startTestServer } from '../setup/server.ts'
import { endAll, scratchFolder, startProcess, until } from './processes.ts'

const scratch = scratchFolder()
const CHARGES = 40
const CENTS = 2_500
const KILLS = 2

afterAll(async () => {
  await endAll()
  rmSync(scratch, { recursive: true, force: true })
})

it('whoever charges is killed in the middle: nothing is charged twice, nothing is lost', async () => {
  let made = 0
  const stripe = await stripeLoopback(async () => {
    made += 1
    const id = `pi_${made}`
    // Between taking the money and saying so: the moment in which a killed worker cannot know.
    await sleep(60)
    return { body: { id, status: 'succeeded' } }
  })
  const env = {
    ...{ STRIPE_SECRET_KEY: 'sk_test_killed', STRIPE_WEBHOOK_SECRET: 'whsec_killed' },
    STRIPE_API_URL: stripe.url,
  }
  const server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { ...env, WORKER: 'separate', DEMO_DATA: 'no' },
  })
  try {
    const { database, clock } = server.services
    await database.transaction({ kind: 'system' }, async (tx) => {
      const now = clock.now()
      const { id } = await tx.one<{ id: number }>(
        `insert into companies (code, name, email) values ('KILLED', 'KILLED', 'k@killed.example') returning id`,
      )
      await tx.run(
        `insert into payment_customers (company_id, provider, ref, method_ref, method_kind, brand, last4, created_at)
         values ($1, 'stripe', 'cus_1', 'pm_1', 'card', 'Visa', '4242', $2)`,
        [id, now],
      )
      const line = { words: 'Order', kind: 'service', payer: 'employer', amountCents: CENTS } as const
      for (let n = 0; n < CHARGES; n++) {
        const company = { id, lawFirmId: null }
        const invoice = await issueInvoice(tx, { company, title: `Order ${n}`, now, by: null, lines: [line] })
        const asked = { companyId: id, lawFirmId: null, invoiceId: invoice.id, amountCents: CENTS, now }
        await askCharge(tx, { ...asked, key: `killed:charge:${n}` })
      }
    })
    const startWorker = () =>
      startProcess('worker', {
        ...env,
        DATA_DIR: server.shares.dataDir,
        DATABASE_URL: server.ownerUrl,
        DATABASE_APP_URL: server.appUrl,
      })
    for (let kill = 1; kill <= KILLS; kill++) {
      const worker = await startWorker()
      await until(() => stripe.asked.length >= kill * 6, 60_000, 'some charges')
      await worker.end('SIGKILL')
    }
    const worker = await startWorker()
    const state = () =>
      database.read({ kind: 'system' }).one<{ paid: number; entries: number; cash: number; refs: number }>(
        `select (select count(*) from invoices where state = 'paid') as paid,
                (select count(*) from ledger_entries where source like 'charge:%') as entries,
                (select coalesce(sum(amount_cents), 0)::bigint from ledger_lines where debit = 'cash') as cash,
                (select count(distinct provider_ref) from charges where state = 'succeeded') as refs`,
      )
    await until(async () => (await state()).paid === CHARGES, 90_000, 'all charges to be settled')
    expect(await state()).toEqual({ paid: CHARGES, entries: CHARGES, cash: CHARGES * CENTS, refs: CHARGES })
    // Asked more often than there are charges, yet under one key each.
    expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(CHARGES)
    expect(await worker.end('SIGTERM')).toBe(0)
  } finally {
    await server.stop()
    await stripe.stop()
  }
}, 600_000)
