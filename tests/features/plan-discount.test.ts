import { expect, test } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addDays } from '#formats/day.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'

const PROVIDER = 1
const EMPLOYER = 3
const server = serverOfFile()
const { system, companyId, until, addCard, inBalance } = billingOf(server)

const diyCase = (code: string, typeId = 3) =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ id: number }>(
      `insert into cases (number, company_id, law_firm_id, person_id, household_person_id, type_id, mode, owner_id)
       select 'DIY ' || floor(random() * 1e9), p.company_id, p.law_firm_id, p.id, p.household_person_id, $2, 'DIY', null
         from people p join companies c on c.id = p.company_id where c.code = $1 order by p.id limit 1 returning id`,
      [code, typeId],
    ),
  )
const invoice = async (id: number) => (await (await server.as(PROVIDER)).get(`/api/invoices/${id}`)).body
/** The provider's administrator at work in a company, with a reason; it is listed there. */
async function within(companyId: number | null) {
  const admin = await server.as(PROVIDER)
  const reply = await admin.post('/api/session/company', { companyId, reason: 'Asked by the company about a bill' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return admin
}

test('a discount reaches a plan that runs: what is shown is what is charged, and it ends on its day', async () => {
  const id = await companyId('CORVID')
  const admin = await within(id)
  const at = `/api/companies/${id}/subscription`
  await addCard(PROVIDER, id)
  const { plans, frequencyId } = (await admin.get(at)).body
  const [silver, gold, platinum] = plans
  await admin.post(at, { planId: gold.id, frequencyId })
  const { periodEnd } = await until(
    async () => (await admin.get(at)).body,
    ({ plan, wanted }) => plan === 'GOLD' && wanted === null,
  )
  const preview = async (planId: number) =>
    (await admin.get(`${at}/preview?planId=${planId}&frequencyId=${frequencyId}`)).body
  const discount = (percent: number, until: string | null) =>
    admin.post('/api/company-discounts/CORVID', { percent, until })
  const atProvider = () =>
    system().one<{ percent: number }>(
      `select (o.data ->> 'percent')::int as percent from sandbox_objects o
         join company_subscriptions s on s.provider_ref = o.id where s.company_id = $1`,
      [id],
    )
  const until15 = addDays(periodEnd, -1)
  expect((await discount(15, until15)).status).toBe(200)
  // GOLD was paid in full, so its credit is $420; PLATINUM has 15 % off today, and no more at the next payment.
  const cost = await preview(platinum.id)
  expect(cost).toMatchObject({
    ...{ planCents: 79_000, discountCents: 11_850, creditCents: 42_000, dueCents: 25_150 },
    ...{ discountUntil: until15, nextOn: periodEnd, nextCents: 79_000 },
  })
  const choice = { planId: platinum.id, frequencyId }
  expect((await admin.post(at, { ...choice, dueCents: 37_000 })).body.error.code).toBe('PRICE_CHANGED')
  expect((await admin.post(at, { ...choice, dueCents: cost.dueCents })).status).toBe(200)
  const [bill] = await until(
    async () => (await admin.get(`/api/invoices?companyId=${id}`)).body.items,
    (items) => items.length === 2 && items[0].state === 'paid',
  )
  expect([bill.totalCents, bill.discountCents]).toEqual([25_150, 11_850])
  await until(
    async () => (await admin.get(at)).body,
    ({ plan, nextCents }) => plan === 'PLATINUM' && nextCents === 79_000,
  )
  await until(atProvider, ({ percent }) => percent === 0)
  await discount(15, null)
  await until(atProvider, ({ percent }) => percent === 15)
  // Back to the smaller plan: the credit is of what was really paid, with its discount.
  const back = await preview(silver.id)
  expect(back).toMatchObject({ planCents: 24_000, discountCents: 3_600, creditCents: 67_150, keptCents: 46_750 })
  expect((await admin.get(at)).body).toMatchObject({ discountPercent: 15, discountUntil: null, nextCents: 67_150 })
  await discount(0, null)
  await until(atProvider, ({ percent }) => percent === 0)
  await inBalance()
})

test('a payment that the bank wants confirmed is confirmed by the card holder: one mail, one payment, never "declined"', async () => {
  const id = await companyId('BLUE')
  const admin = await within(id)
  await addCard(PROVIDER, id, 'tok_always', true)
  const { id: caseId } = await diyCase('BLUE')
  // Whoever owns the case, its order waits for the company, and the case says so.
  const waits = () =>
    system().one<{ title: string | null; waitsFor: string[] }>(
      `select k.waits_for as "waitsFor", (select title || ', ' || side from open_items where case_id = k.id and key = 'order') as title
         from cases k where k.id = $1`,
      [caseId],
    )
  await server.services.database.transaction({ kind: 'system' }, (db) =>
    refreshItems({ db, services: server.services, now: new Date(`${server.today()}T12:00:00Z`) }, caseId),
  )
  expect(await waits()).toMatchObject({
    ...{ title: 'Order this case, employer', waitsFor: expect.arrayContaining(['employer']) },
  })
  const placed = await admin.post(`/api/cases/${caseId}/order`, { totalCents: 9_500 })
  const { id: bill, number } = await until(
    () => invoice(placed.body.invoiceId),
    ({ payment }) => payment !== 'asked',
  )
  expect(await invoice(bill)).toMatchObject({ state: 'open', payment: 'needs authentication' })
  await until(
    () => system().one<{ n: number }>(`select count(*) as n from payment_events where applied_at is null`),
    ({ n }) => n === 0,
  )
  const mails = await system().rows<{ subject: string }>(`select subject from outbox_mails where subject like $1`, [
    `%${number}%`,
  ])
  expect(mails).toEqual([{ subject: `Please confirm the payment for invoice ${number}` }])
  expect((await waits()).title).toBe('Pay the order of this case, employer')
  const confirmation = async () => {
    const begun = await admin.post(`/api/invoices/${bill}/confirmation`)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    return new URL(begun.body.url).searchParams.get('confirm')
  }
  // Asked for anew, the page that was left open is closed: nobody pays there a second time.
  const left = await confirmation()
  expect((await admin.post(`/api/invoices/${bill}/pay`)).status).toBe(200)
  await until(
    () => invoice(bill),
    ({ payment }) => payment !== 'asked',
  )
  expect((await admin.post('/api/payments/sandbox-confirmation', { reference: left })).status).toBe(404)
  const reference = await confirmation()
  const other = await server.as(EMPLOYER)
  // The page says what is to be confirmed.
  const page = async (of: string | null) => (await admin.get(`/api/payments/sandbox-confirmation/${of}`)).body
  expect(await page(reference)).toMatchObject({ invoiceNumber: number, cents: 9_500, state: 'open' })
  expect(await page(left)).toMatchObject({ state: 'ended' })
  expect((await other.get(`/api/payments/sandbox-confirmation/${reference}`)).status).toBe(404)
  expect((await other.post('/api/payments/sandbox-confirmation', { reference })).status).toBe(404)
  for (const _ of [1, 2])
    expect((await admin.post('/api/payments/sandbox-confirmation', { reference })).body).toEqual({ companyId: id })
  await until(
    () => invoice(bill),
    ({ state }) => state === 'paid',
  )
  expect((await waits()).title).toBeNull()
  expect(await page(reference)).toMatchObject({ state: 'done' })
  expect((await admin.post(`/api/invoices/${bill}/confirmation`)).body.error.code).toBe('NOT_WAITING')
  // A plan is paid without anybody at the screen, so such a card cannot pay it, and the page says so.
  const at = `/api/companies/${id}/subscription`
  const { plans, frequencyId } = (await admin.get(at)).body
  await admin.post(at, { planId: plans[1].id, frequencyId })
  const { failure } = await until(
    async () => (await admin.get(at)).body,
    ({ wanted }) => wanted === null,
  )
  expect(failure).toMatch(/^The bank wants each payment of this card to be confirmed\. .* the same as before\.$/)
  await inBalance()
})

test('a fee is forecast for the day somebody planned, else for what is known: the usual time, the law’s last day, or nothing', async () => {
  const id = await companyId('NORTHWIND')
  const client = await server.as(EMPLOYER)
  type Item = { caseId: number; day: string | null; dayFrom: string | null; cents: number }
  const forecast = async (): Promise<Item[]> => (await client.get(`/api/companies/${id}/forecast`)).body.items
  const items = await forecast()
  const unknown = items.filter(({ day }) => day === null)
  expect(new Set(items.map(({ dayFrom }) => dayFrom))).toEqual(new Set(['usual time', null]))
  const [{ caseId = 0, cents = 0 } = {}] = unknown
  const set = (column: string, value: string) =>
    server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(column, [caseId, value]))
  const limit = addDays(server.today(), 40)
  await set(
    `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind, severity, citation, due_on, computed_on, rule_version)
     select company_id, law_firm_id, household_person_id, person_id, id, 'D-16', 'latest', 'Must be filed by', 'due', 'regulatory', '', $2, $2, '1' from cases where id = $1`,
    limit,
  )
  const row = async () => (await forecast()).find((each) => each.caseId === caseId)
  expect(await row()).toMatchObject({ day: limit, dayFrom: 'deadline', cents })
  await set(
    `insert into case_filing_plans (company_id, law_firm_id, household_person_id, person_id, case_id, file_on)
     select company_id, law_firm_id, household_person_id, person_id, id, $2 from cases where id = $1
     on conflict (case_id) do update set file_on = excluded.file_on`,
    addDays(server.today(), 50),
  )
  expect(await row()).toMatchObject({ day: addDays(server.today(), 50), dayFrom: 'plan', cents })
})
