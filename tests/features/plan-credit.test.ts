import { expect, test } from 'vitest'
import { addMonths } from '#formats/day.ts'
import { balancesIn } from '#money/ledger/server/store.ts'
import { applyEvent } from '#money/payments/server/apply.ts'
import { reconcile } from '#money/payments/server/reconcile.ts'
import { sandboxProvider } from '#money/payments/server/sandbox.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'

const PROVIDER = 1
const server = serverOfFile()
const { system, companyId, until, addCard, inBalance } = billingOf(server)

test('what is not paid is not granted, and what was paid and not used stays the company’s credit', async () => {
  const id = await companyId('LUMEN')
  const admin = await server.as(PROVIDER)
  await admin.post('/api/session/company', { companyId: id, reason: 'Asked by the company about a bill' })
  const at = `/api/companies/${id}/subscription`
  const read = async () => (await admin.get(at)).body
  const settled = () => until(read, ({ wanted }) => wanted === null)
  await addCard(PROVIDER, id, 'tok_later')
  const { plans, frequencyId } = await read()
  const [silver, gold] = plans
  const choose = async (planId: number) => {
    const { status, body } = await admin.post(at, { planId, frequencyId })
    expect([status, body.error]).toEqual([200, undefined])
    return settled()
  }
  const failure = 'Your card was declined. Your plan is the same as before.'
  expect(await choose(gold.id)).toMatchObject({ plan: 'SILVER', state: 'none', peopleLimit: 50, failure })

  await addCard(PROVIDER, id)
  expect(await choose(gold.id)).toMatchObject({ plan: 'GOLD', state: 'active', failure: '' })
  const preview = async (planId: number) =>
    (await admin.get(`${at}/preview?planId=${planId}&frequencyId=${frequencyId}`)).body
  expect(await preview(silver.id)).toMatchObject({ dueCents: 0, creditCents: 42_000, keptCents: 18_000 })
  await choose(silver.id)
  const credited = await until(read, ({ creditCents }) => creditCents > 0)
  expect(credited).toMatchObject({ plan: 'SILVER', creditCents: 18_000, periodEnd: addMonths(server.today(), 1) })
  expect(await preview(gold.id)).toMatchObject({ dueCents: 0, balanceCents: 18_000, keptCents: 0 })
  await inBalance()

  // What became a credit is not given back a second time; an event that nobody told is not applied again.
  const [paidFor] = (await admin.get(`/api/invoices?companyId=${id}&state=paid`)).body.items
  const back = (amountCents: number) =>
    admin.post(`/api/invoices/${paidFor.id}/refund`, { amountCents, reason: 'The plan was too large' })
  const refused = (await back(42_000)).body.error
  expect([refused.code, refused.message]).toEqual([
    'CREDITED',
    '$180 of this payment is the company’s credit already. At most $240 can be given back.',
  ])
  expect((await admin.post('/api/payments/replays', { event: 'evt_invented' })).body.error.code).toBe('UNKNOWN')

  // The next period is paid from the credit first; the rest by a card that is declined, and then by another one.
  await addCard(PROVIDER, id, 'tok_later')
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `update sandbox_objects set data = jsonb_set(data, '{periodEnd}', to_jsonb($2::text))
        where id = (select provider_ref from company_subscriptions where company_id = $1)`,
      [id, server.today()],
    ),
  )
  await sandboxProvider(server.services).renewDue()
  await until(read, ({ state }) => state === 'past due')
  expect((await admin.post(at, { planId: gold.id, frequencyId })).body.error.code).toBe('PAST_DUE')
  const open = () => admin.get(`/api/invoices?companyId=${id}&state=open`).then(({ body }) => body.items)
  const [bill] = await until(open, ({ length }) => length === 1)
  await addCard(PROVIDER, id)
  expect((await admin.post(`/api/invoices/${bill.id}/pay`)).status).toBe(200)
  const after = await until(read, ({ state, creditCents }) => state === 'active' && creditCents === 0)
  expect(after).toMatchObject({ plan: 'SILVER', failure: '' })
  expect(await open()).toEqual([])
  expect((await admin.get(`/api/invoices/${bill.id}`)).body).toMatchObject({ totalCents: 24_000, creditCents: 18_000 })
  const { cents } = await system().one<{ cents: number }>(
    `select sum(amount_cents)::bigint as cents from ledger_lines where company_id = $1 and debit = 'cash'`,
    [id],
  )
  expect(cents).toBe(42_000 + 24_000 - 18_000)
  await inBalance()

  // The provider lets $60 be used that went back before, takes it off afterwards and asks for it with the next invoice: all
  // that moved stands in the books.
  const renewed = async (creditCents: number) => {
    const before = (await admin.get(`/api/invoices?companyId=${id}&state=paid`)).body.total
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `update sandbox_objects set data = data || jsonb_build_object('periodEnd', $2::text, 'creditCents', $3::bigint)
          where id = (select provider_ref from company_subscriptions where company_id = $1)`,
        [id, server.today(), creditCents],
      ),
    )
    await sandboxProvider(server.services).renewDue()
    await until(
      async () => (await admin.get(`/api/invoices?companyId=${id}&state=paid`)).body.total,
      (total) => total > before,
    )
    const balances = await balancesIn(system(), id)
    return [balances.cash - cents, balances['company credit'], balances.receivable]
  }
  expect(await renewed(6_000)).toEqual([18_000, 6_000, 0])
  expect(await renewed(-6_000)).toEqual([18_000 + 30_000, 0, 0])
  await inBalance()
})

test('a refund first and a smaller plan afterwards: money goes back once, here and at the provider, and nothing hangs', async () => {
  const id = await companyId('CORVID')
  const admin = await server.as(PROVIDER)
  await admin.post('/api/session/company', { companyId: id, reason: 'Asked by the company about a bill' })
  const at = `/api/companies/${id}/subscription`
  const read = async () => (await admin.get(at)).body
  await addCard(PROVIDER, id)
  const { plans, frequencyId } = await read()
  const [silver, gold] = plans
  const choose = async (planId: number) => {
    expect((await admin.post(at, { planId, frequencyId })).status).toBe(200)
    return until(read, ({ wanted }) => wanted === null)
  }
  expect(await choose(gold.id)).toMatchObject({ plan: 'GOLD', amountCents: 42_000 })
  const bills = () => admin.get(`/api/invoices?companyId=${id}&state=paid`).then(({ body }) => body.items)
  const [paidFor] = await until(bills, ({ length }) => length === 1)
  // Two people give it back at the same moment: the second one sees what the first did.
  const back = () =>
    admin.post(`/api/invoices/${paidFor.id}/refund`, { amountCents: 30_000, reason: 'The plan was too large' })
  const codes = (await Promise.all([back(), back()])).map(({ body }) => body.error?.code ?? 'given back')
  expect(codes.sort()).toEqual(['TOO_MUCH', 'given back'])
  await until(
    async () => (await bills())[0],
    ({ refundedCents }) => refundedCents === 30_000,
  )

  // Of the $180 that the provider credits, $60 went back before: $420 were paid, $300 given back, $120 are left.
  const preview = (await admin.get(`${at}/preview?planId=${silver.id}&frequencyId=${frequencyId}`)).body
  expect(preview).toMatchObject({ dueCents: 0, givenBackCents: 6_000, keptCents: 12_000 })
  await choose(silver.id)
  await until(read, ({ creditCents }) => creditCents === 12_000)
  const atProvider = async () =>
    (
      await system().one<{ cents: number }>(
        `select (data ->> 'creditCents')::bigint as cents from sandbox_objects
          where id = (select provider_ref from company_subscriptions where company_id = $1)`,
        [id],
      )
    ).cents
  const correction = () =>
    system().one<{ state: string; source: string }>(
      'select state, source from credit_corrections where company_id = $1',
      [id],
    )
  const { source } = await until(correction, ({ state }) => state === 'done')
  expect(await atProvider()).toBe(12_000)

  // Whoever was killed before the answer was written down: the night asks again, and the provider does it once.
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update credit_corrections set state = 'asked' where company_id = $1`, [id]),
  )
  const { repaired } = await reconcile(server.services)
  expect(repaired.filter((words) => /correction \d+ of a credit/.test(words))).toHaveLength(1)
  const { event } = await system().one<{ event: string }>(
    `select id as event from payment_events where payload -> 'data' -> 'object' ->> 'id' = $1`,
    [source.replace('credit:', '')],
  )
  await applyEvent(server.services, event, { again: true })
  expect([await atProvider(), (await read()).creditCents, (await correction()).state]).toEqual([12_000, 12_000, 'done'])
  await admin.post('/api/session/company', { companyId: null })
  await inBalance()
})

test('the statement of a year, the books as a file and the forecast say what was paid, went back and is to come', async () => {
  const id = await companyId('CORVID')
  const admin = await server.as(PROVIDER)
  await admin.post('/api/session/company', { companyId: id, reason: 'Asked by the company about a bill' })
  const ask = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie: admin.cookie } })
  const statement = await readPdf(new Uint8Array(await (await ask(`/api/companies/${id}/statement`)).arrayBuffer()))
  const said = statement.pages.map(({ text }) => text).join(' ')
  const inBooks = ['Credit notes: -$120', 'Paid by card, less what was given back: $120', 'Your credit: $120']
  for (const words of ['CORVID ROBOTICS', 'Service: $420', 'Given back: -$300', 'Still owed: $0', ...inBooks])
    expect(said).toContain(words)
  const csv = await (await ask(`/api/ledger/export?format=csv&companyId=${id}`)).text()
  const lines = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const cash = (column: number) => lines.filter((cells) => cells[column] === 'cash').map((cells) => Number(cells[7]))
  expect([cash(4), cash(5)]).toEqual([[420], [300]])
  expect(csv).toMatch(/Refund of invoice \d{4}-\d{4},.*,300\.00/)
  const { items } = (await admin.get(`/api/companies/${id}/forecast`)).body
  expect(items.length).toBeGreaterThan(0)
  for (const { cents, day, dayFrom } of items)
    expect([Number.isInteger(cents) && cents > 0, day === null ? dayFrom === null : day >= server.today()]).toEqual([
      true,
      true,
    ])
  await admin.post('/api/session/company', { companyId: null })
})

test('an assistant of the provider sets no prices, and a discount does not end before it begins', async () => {
  const assistant = await server.as(2)
  const price = { planId: 1, frequencyId: 1, amountCents: 1 }
  expect((await assistant.post('/api/subscription-prices', price)).status).toBe(403)
  expect((await assistant.post('/api/order-prices', { typeId: 3, amountCents: 1 })).status).toBe(403)
  const admin = await server.as(PROVIDER)
  const over = { percent: 100, until: '2020-01-01' }
  const refused = await admin.post('/api/company-discounts/LUMEN', over)
  expect([refused.status, refused.body.error.code]).toEqual([400, 'UNTIL_PAST'])
})

test('a frequency is added under a new name only, renamed, and removed with its price while nobody pays at it', async () => {
  const admin = await server.as(PROVIDER)
  const at = '/api/subscription-frequencies'
  const code = (reply: { status: number; body: { error?: { code: string } } }) => reply.body.error?.code ?? reply.status
  expect(code(await admin.post(at, { name: 'quarterly', months: 4 }))).toBe('NAME_TAKEN')
  const named = (items: { id: number; name: string; months: number }[], name: string) =>
    items.find((each) => each.name === name)
  const { items } = (await admin.post(at, { name: 'Semiannual', months: 6 })).body
  expect(named(items, 'Quarterly')).toMatchObject({ months: 3 })
  const added = named(items, 'Semiannual')
  const [monthly] = items
  expect(code(await admin.put(`${at}/${added?.id}`, { name: 'MONTHLY', months: 6 }))).toBe('NAME_TAKEN')
  const changed = (await admin.put(`${at}/${added?.id}`, { name: 'Twice a year', months: 6 })).body.items
  expect(named(changed, 'Twice a year')).toMatchObject({ id: added?.id })
  // Companies pay monthly: it stays as it is.
  expect(code(await admin.put(`${at}/${monthly.id}`, { name: monthly.name, months: 2 }))).toBe('PAID')
  expect(code(await admin.delete(`${at}/${monthly.id}`))).toBe('PAID')
  const [silver] = (await admin.get('/api/subscription-plans')).body.items
  await admin.post('/api/subscription-prices', { planId: silver.id, frequencyId: added?.id, amountCents: 120_000 })
  expect(code(await admin.delete(`${at}/${added?.id}`))).toBe('IN_USE')
  expect(code(await admin.delete(`/api/subscription-prices/${silver.id}/${monthly.id}`))).toBe('PAID')
  expect(code(await admin.delete(`/api/subscription-prices/${silver.id}/${added?.id}`))).toBe(200)
  const left = (await admin.delete(`${at}/${added?.id}`)).body.items
  expect(left.map(({ name }: { name: string }) => name)).not.toContain('Twice a year')
})
