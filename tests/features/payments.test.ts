import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'

const PROVIDER = 1
const EMPLOYER = 3
const ASSISTANT = 4
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
const receipts = () => system().rows<{ subject: string }>(`select subject from outbox_mails where template = 'receipt'`)

test('a card is added on the page of the provider: declined, confirmed by the bank, accepted; only brand, last four and expiry stay', async () => {
  const id = await companyId('NORTHWIND')
  const declined = await addCard(EMPLOYER, id, 'tok_declined')
  expect([declined.used, declined.returned.state]).toEqual(['failed', 'open'])
  const asked = await addCard(EMPLOYER, id, 'tok_authenticate')
  expect(asked.used).toBe('authenticate')
  const added = await addCard(EMPLOYER, id, 'tok_authenticate', true)
  expect([added.used, added.returned]).toEqual(['done', { state: 'done', failure: '' }])
  const { body } = await (await server.as(EMPLOYER)).get(`/api/companies/${id}/payment-method`)
  expect(body).toMatchObject({ sandbox: true, method: { kind: 'card', brand: 'Visa', last4: '3155' } })
  const kept = await system().rows<{ text: string }>('select p::text as text from payment_customers p')
  // A number of 12 to 19 digits that stands alone; the references of the provider are random and may have as many in a row.
  expect(kept.map(({ text }) => text).join()).not.toMatch(/(?<![\da-z_])\d{12,19}(?![\da-z_])/i)
})

test('without a method nobody new comes in; with one the banner has no reason any more', async () => {
  const id = await companyId('LUMEN')
  const admin = await within(id)
  const flag = async () =>
    (
      await system().one<{ added: boolean }>('select transaction_details_added as added from companies where id = $1', [
        id,
      ])
    ).added
  expect(await flag()).toBe(false)
  expect((await addCard(PROVIDER, id)).returned.state).toBe('done')
  expect(await flag()).toBe(true)
  const removed = await admin.post(`/api/companies/${id}/payment-method/remove`)
  expect([removed.status, removed.body.method, await flag()]).toEqual([200, null, false])
})

test('who may: the assistant of an employer sees no payments, another company reads as not found', async () => {
  const id = await companyId('NORTHWIND')
  expect((await (await server.as(ASSISTANT)).get(`/api/companies/${id}/payment-method`)).status).toBe(403)
  expect((await (await server.as(EMPLOYER)).post('/api/payments/reconciliations')).status).toBe(403)
  const other = await companyId('BLUE')
  expect((await (await server.as(EMPLOYER)).get(`/api/companies/${other}/payment-method`)).status).toBe(404)
})

test('a do-it-yourself case is ordered with the discount of the company, paid once, with a receipt, and given back in part', async () => {
  const id = await companyId('NORTHWIND')
  await addCard(EMPLOYER, id)
  const admin = await within(null)
  const client = await server.as(EMPLOYER)
  const off = await admin.post('/paymentApi/payments/createVmCompanyProfileDiscountMapping/northwind', { percent: 10 })
  expect([off.status, off.body.items[0]?.percent]).toEqual([200, 10])
  const { id: caseId } = await diyCase('NORTHWIND')
  const open = (await client.get(`/api/companies/${id}/orders`)).body.toOrder
  const offer = open.find((each: { caseId: number }) => each.caseId === caseId)
  expect(offer).toMatchObject({
    caseType: 'EAD Application',
    serviceCents: 9_500,
    discountCents: 950,
    totalCents: 8_550,
  })
  const wrong = await client.post(`/api/cases/${caseId}/order`, { totalCents: 9_500 })
  expect([wrong.status, wrong.body.error.code]).toEqual([409, 'PRICE_CHANGED'])

  const placed = await client.post(`/api/cases/${caseId}/order`, { totalCents: 8_550 })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const paid = await until(
    () => invoice(placed.body.invoiceId),
    ({ state }) => state === 'paid',
  )
  expect(paid).toMatchObject({
    serviceCents: 9_500,
    discountCents: 950,
    totalCents: 8_550,
    paidWith: 'card ending in 4242',
  })
  expect(paid.number).toMatch(/^\d{4}-\d{4}$/)
  expect((await client.post(`/api/cases/${caseId}/order`, { totalCents: 8_550 })).body.error.code).toBe(
    'ORDERED_ALREADY',
  )
  expect((await receipts()).filter(({ subject }) => subject.includes(paid.number))).toHaveLength(1)

  const pdf = await client.get(`/api/invoices/${paid.id}/pdf`)
  expect(pdf.status).toBe(200)
  const back = await admin.post(`/api/invoices/${paid.id}/refund`, { amountCents: 5_000, reason: 'Half of it' })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  await until(
    () => invoice(paid.id),
    ({ refundedCents }) => refundedCents === 5_000,
  )
  const told = await system().rows(`select 1 from outbox_mails where subject = $1`, [
    `Refund for invoice ${paid.number}`,
  ])
  expect(told).toHaveLength(1)
  const more = await admin.post(`/api/invoices/${paid.id}/refund`, { amountCents: 5_000, reason: 'Again' })
  expect(more.body.error).toMatchObject({ code: 'TOO_MUCH', message: 'Of this invoice $35.50 is left to give back.' })
  expect((await invoice(paid.id)).refunds).toMatchObject([{ amountCents: 5_000, reason: 'Half of it', state: 'done' }])
  const ordered = (await client.get(`/api/companies/${id}/orders`)).body.items
  expect(ordered.find((each: { caseId: number }) => each.caseId === caseId)).toMatchObject({ refundedCents: 5_000 })
  await inBalance()
})

test('the provider’s own company orders nothing from itself', async () => {
  const admin = await within(null)
  const id = await companyId('IMMLAWS')
  const own = { companyId: id, firstName: 'Uma', lastName: 'OWN', email: 'uma.own@visacare.example', jobTitle: 'Clerk' }
  expect((await admin.post('/api/people', own)).status).toBe(200)
  const { id: caseId } = await diyCase('IMMLAWS')
  expect((await admin.get(`/api/companies/${id}/orders`)).body).toEqual({ items: [], toOrder: [] })
  const placed = await (await within(id)).post(`/api/cases/${caseId}/order`, { totalCents: 9_500 })
  expect([placed.status, placed.body.error.code]).toEqual([409, 'NO_PRICE'])
  await within(null)
})

test('a card that is declined later leaves the invoice open; it is paid with another one', async () => {
  const id = await companyId('BLUE')
  const admin = await within(id)
  await addCard(PROVIDER, id, 'tok_later')
  const { id: caseId } = await diyCase('BLUE')
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update cases set status = 5, stage = 'SIGNATURE' where id = $1`, [caseId]),
  )
  const file = async () =>
    (await admin.post(`/api/cases/${caseId}/move`, { to: 6, reason: 'Asked by the company' })).body.error
  // Neither what nobody ordered is filed …
  expect(await file()).toMatchObject({ code: 'ORDER_MISSING', message: expect.stringContaining('on the billing page') })
  const placed = await admin.post(`/api/cases/${caseId}/order`, { totalCents: 9_500 })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const failed = await until(
    () => invoice(placed.body.invoiceId),
    ({ payment }) => payment === 'failed',
  )
  expect([failed.state, failed.failure]).toEqual(['open', 'Your card was declined.'])
  await inBalance()
  // … nor what was ordered and is not paid.
  expect(await file()).toMatchObject({ code: 'ORDER_UNPAID', message: expect.stringContaining(failed.number) })
  await addCard(PROVIDER, id)
  await admin.post(`/api/invoices/${failed.id}/pay`)
  await until(
    () => invoice(failed.id),
    ({ state }) => state === 'paid',
  )
  expect((await file()).code).not.toMatch(/^ORDER_/)
  await inBalance()
})

test('a company subscribes, sees what an upgrade costs before it pays, and its plan follows', async () => {
  const id = await companyId('CORVID')
  const admin = await within(id)
  await addCard(PROVIDER, id)
  const at = `/api/companies/${id}/subscription`
  const { plans, ...now } = (await admin.get(at)).body
  expect(now).toMatchObject({ plan: 'SILVER', state: 'none', peopleLimit: 50 })
  const [silver, gold] = plans
  const { frequencyId } = now
  await admin.post(at, { planId: silver.id, frequencyId })
  const active = await until(
    async () => (await admin.get(at)).body,
    ({ state }) => state === 'active',
  )
  expect(active).toMatchObject({ plan: 'SILVER', amountCents: 24_000 })
  const query = `planId=${gold.id}&frequencyId=${frequencyId}`
  const preview = (await admin.get(`${at}/preview?${query}`)).body
  expect(preview).toEqual({
    ...{ dueCents: 18_000, planCents: 42_000, creditCents: 24_000, balanceCents: 0, givenBackCents: 0, keptCents: 0 },
    ...{ discountCents: 0, discountPercent: 0, discountUntil: null },
    ...{ nextOn: active.periodEnd, nextCents: 42_000, fullCents: 42_000 },
  })
  await admin.post(at, { planId: gold.id, frequencyId })
  await until(
    async () => (await admin.get(at)).body,
    ({ plan, wanted }) => plan === 'GOLD' && wanted === null,
  )
  const bills = await until(
    async () => (await admin.get(`/api/invoices?companyId=${id}`)).body.items,
    (items) => items.length === 2 && items.every(({ state }: { state: string }) => state === 'paid'),
  )
  expect(bills.map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([18_000, 24_000])
  const subscription = (await admin.get(at)).body.id
  expect((await admin.get(`/caseflowApi/caseflow/getOrderDetailsWithPlanId/${subscription}`)).body).toEqual({
    items: [],
  })
  await inBalance()
})

test('a plan covers so many people and no more, whichever way they come in', async () => {
  const client = await server.as(EMPLOYER)
  const admin = await within(null)
  const person = (n: number) => ({
    ...{ firstName: 'Ada', lastName: `LIMIT ${'ABC'[n]}`, email: `limit${n}@northwind.example`, jobTitle: 'Analyst' },
  })
  const { people } = (await client.get(`/api/companies/${await companyId('NORTHWIND')}/subscription`)).body
  await admin.post('/api/subscription-plans', { name: 'SILVER', peopleLimit: people + 1 })
  const first = await client.post('/api/people', person(0))
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const second = await client.post('/api/people', person(1))
  const why = `The SILVER plan covers ${people + 1} people. Choose a larger plan to add more.`
  expect([second.status, second.body.error.code, second.body.error.message]).toEqual([409, 'PLAN_LIMIT', why])
  const user = { roleId: 5, firstName: 'Ada', lastName: 'LIMIT', email: 'limit9@northwind.example' }
  expect((await client.post('/api/users', user)).body.error.code).toBe('PLAN_LIMIT')
  await admin.post('/api/subscription-plans', { name: 'SILVER', peopleLimit: 50 })
})

test('numbers of invoices have no gaps', async () => {
  const rows = await system().rows<{ number: string }>(
    `select number from invoices where number not like '1999-%' order by number`,
  )
  for (const year of new Set(rows.map(({ number }) => number.slice(0, 4)))) {
    const ofYear = rows.filter(({ number }) => number.startsWith(year))
    expect(ofYear.map(({ number }) => Number(number.slice(5)))).toEqual(ofYear.map((_, index) => index + 1))
  }
})
