import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { addDays } from '#formats/day.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { ask } from '../setup/client.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'
import { ATTORNEY } from './support/filings.ts'
import { wordFile } from './support/word-files.ts'

const server = serverOfFile()
const { opened, move } = casesOf(server)
const EMPLOYER = 3

const debtor = {
  ...{ name: 'Harbor Retail Inc.', contact: 'Dana Cole', address: '9 Pier Street\nBoston, MA 02110' },
  ...{ email: 'accounts@harbor.example', phone: '' },
}
const terms = { contract: 'MSA of 2025', governingLaw: 'Massachusetts', payDays: 10, limitationOn: null }
const at = (id: number, rest = '') => `/api/cases/${id}/collection${rest}`
const collection = () =>
  opened({ typeId: CaseType.collections, personId: null, subType: undefined, channel: undefined })

async function withInvoices(id: number) {
  const employer = await server.as(EMPLOYER)
  const due = addDays(server.today(), -30)
  for (const [number, amountCents, paidCents] of [
    ['NW-1', 100_000, 40_000],
    ['NW-2', 50_000, 0],
  ] as const)
    await employer.put(at(id, '/invoices'), {
      invoice: { number, issuedOn: addDays(due, -30), dueOn: due, amountCents, paidCents },
    })
  return employer
}

test('a collection is recovered in two installments; only then does it close as recovered', async () => {
  const { id } = await collection()
  const employer = await withInvoices(id)
  const first = (await employer.get(at(id))).body
  expect(first.sums).toMatchObject({ outstandingCents: 110_000, interestCents: 0, demandCents: 110_000 })
  expect(first.may).toEqual({ enter: true, demand: false, confirm: false })

  // The client proposes a rate; that the contract gives it is the attorney's word, and only then it is demanded.
  const rate = { from: '2026-01-01', basisPoints: 1_200, source: 'MSA section 7.2', confirmed: false }
  const saved = await employer.put(at(id), {
    version: first.version,
    debtor,
    terms: { ...terms, limitationRule: '' },
    rates: [rate],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.sums).toMatchObject({ interestCents: 592 + 493, demandCents: 110_000 })
  const { version } = saved.body
  const law = { version, debtor, terms: { ...terms, limitationRule: '' }, rates: [{ ...rate, confirmed: true }] }
  expect((await employer.put(at(id), law)).body.error.code).toBe('ATTORNEY_CONFIRMS')
  const attorney = await server.as(ATTORNEY)
  const limitationOn = addDays(server.today(), 700)
  const confirmed = await attorney.put(at(id), {
    ...law,
    terms: { ...law.terms, limitationOn, limitationRule: 'M.G.L. c. 260, § 2' },
  })
  expect(confirmed.body.sums.demandCents).toBe(110_000 + 1_085)
  expect((await attorney.put(at(id), law)).body.error.code).toBe('STALE')

  // Nothing is demanded before the attorney has approved it.
  const sent = { on: server.today(), way: 'Certified mail', to: debtor.name, tracking: '7021' }
  expect((await attorney.post(at(id, '/demands'), sent)).body.error.code).toBe('NOT_APPROVED')
  const stage = async (to: string, more: object = {}) => {
    const reply = await move(ATTORNEY, id, { stage: to, ...more })
    expect(reply.status, `${to}: ${JSON.stringify(reply.body)}`).toBe(200)
  }
  await stage('CONFLICT_CHECK')
  await stage('DOCUMENTS')
  await stage('DEMAND_DRAFT', { documentsWaived: 'The invoices are undisputed.' })
  await stage('ATTY_APPROVAL')
  const letter = await attorney.get(`/api/cases/${id}/letter-preview?template=collection`)
  expect(letter.body.text).toMatch(
    /Harbor Retail Inc\..*9 Pier Street.*Invoice NW-1 .*\$600\.00 of \$1,000\.00 is unpaid/s,
  )
  expect(letter.body.text).toContain('$1,110.85, which is $1,100.00 of invoices and $10.85 of interest')
  expect(letter.body.missing.map(({ name }: { name: string }) => name)).not.toContain('collection.payBy')
  const demanded = await attorney.post(at(id, '/demands'), sent)
  expect(demanded.status, JSON.stringify(demanded.body)).toBe(200)
  expect(demanded.body).toMatchObject({ stage: 'DEMAND_SENT', demands: [{ payBy: addDays(server.today(), 10) }] })

  const half = {
    totalCents: 110_000,
    installments: [1, 31].map((days) => ({ dueOn: addDays(server.today(), days), amountCents: 55_000 })),
  }
  expect((await employer.put(at(id, '/installments'), half)).status).toBe(403)
  expect((await attorney.put(at(id, '/installments'), { ...half, totalCents: 1 })).body.error.message).toMatch(/add up/)
  const plan = await attorney.put(at(id, '/installments'), half)
  expect(plan.body.installments.map((each: { state: string }) => each.state)).toEqual(['open', 'open'])
  await stage('INSTALMENTS')
  // Who keeps to the plan is asked for nothing beyond it.
  expect(plan.body.sums).toMatchObject({ demandCents: 0, planKept: true })
  expect((await attorney.post(at(id, '/demands'), sent)).body.error.code).toBe('PLAN_KEPT')
  const meanwhile = (await attorney.get(`/api/cases/${id}/letter-preview?template=collection`)).body.text
  expect(meanwhile).toContain('The next one, $550.00, is due on')
  expect(meanwhile).not.toMatch(/We ask you to pay|court/)

  const pay = (amountCents: number, interestCents = 0) =>
    employer.post(at(id, '/payments'), {
      on: server.today(),
      amountCents,
      interestCents,
      how: 'Check',
      reference: '1042',
    })
  expect((await pay(110_001)).body.error).toMatchObject({ code: 'TOO_MUCH' })
  expect((await pay(2_000, 1_086)).body.error).toMatchObject({ code: 'INTEREST_TOO_MUCH' })
  expect((await pay(55_000)).body.installments[0]).toMatchObject({ state: 'paid', paidCents: 55_000 })
  expect((await move(ATTORNEY, id, { stage: 'RECOVERED' })).body.error.code).toBe('STILL_OUTSTANDING')
  expect((await move(ATTORNEY, id, { to: 9, outcome: 'Approved' })).body.error.code).toBe('STILL_OUTSTANDING')
  expect((await move(ATTORNEY, id, { stage: 'WRITTEN_OFF' })).body.error.code).toBe('REASON_MISSING')

  // A check that bounced is taken back, stays in sight, and is owed again.
  const back = await employer.post(at(id, '/payments/take-back'), { position: 1, reason: 'The check bounced.' })
  expect(back.body).toMatchObject({
    sums: { outstandingCents: 110_000 },
    payments: [{ takenBack: 'The check bounced.' }],
  })
  await pay(55_000)
  const paid = (await pay(55_000)).body
  expect(paid.installments.map((each: { state: string }) => each.state)).toEqual(['paid', 'paid'])
  const file = await ask(new URL(at(id, '/statement'), server.url), 'GET', undefined, { cookie: attorney.cookie })
  const text = (await readPdf(file.bytes)).pages.map((page) => page.text).join(' ')
  expect(text).toMatch(/Harbor Retail Inc\..*NW-1.*\$1,000\.00.*Confirmed by the attorney/s)
  await stage('RECOVERED')
  await stage('CLOSED')
  expect((await pay(1)).body.error.code).toBe('CLOSED')
})

test('an installment that did not come is an open item of the firm, and its days stand among the dates', async () => {
  const { id } = await collection()
  await withInvoices(id)
  const attorney = await server.as(ATTORNEY)
  const yesterday = addDays(server.today(), -1)
  await attorney.put(at(id, '/installments'), {
    totalCents: 110_000,
    installments: [{ dueOn: yesterday, amountCents: 110_000 }],
  })
  const { openItems } = (await attorney.get(`/api/cases/${id}`)).body
  expect(openItems.map((each: { title: string }) => each.title)).toContainEqual(
    expect.stringMatching(/^Ask for the installment of \$1,100\.00 that was due/),
  )
  const { services, clock } = server
  await services.database.transaction({ kind: 'system' }, (tx) => refreshDeadlines(tx, services, id, clock.now()))
  const dates = (await attorney.get(`/api/cases/${id}/deadlines`)).body.items
  expect(dates).toMatchObject([{ rule: 'CT-16', dueOn: yesterday }])
})

test('no other case has an account of this kind', async () => {
  const h1b = await opened()
  expect((await (await server.as(ATTORNEY)).get(at(h1b.id))).body.error.code).toBe('NOT_A_COLLECTION')
})

test('a contract is reviewed: words are proposed, the reviewer finds, and the client reads it once it is delivered', async () => {
  const { id } = await opened({ typeId: CaseType.contractReview, subType: 'msa', personId: null, channel: undefined })
  const employer = await server.as(EMPLOYER)
  const attorney = await server.as(ATTORNEY)
  const path = `/api/cases/${id}/contract-review`
  const first = (await employer.get(path)).body
  expect(first.dueOn).toBe(addBusinessDays(server.today(), 5))
  const asked = {
    parties: 'Northwind and Harbor Retail',
    purpose: '',
    questions: 'May we bench?',
    askedOn: null,
    workingDays: 3,
  }
  const changed = await employer.put(path, { version: first.version, asked })
  expect(changed.body.dueOn).toBe(addBusinessDays(server.today(), 3))

  const form = new FormData()
  form.append('itemId', 'contract')
  form.append('documentType', 'The contract with its annexes')
  form.append(
    'file',
    new Blob([wordFile('7.2 The contractor repays training costs as liquidated damages.')]),
    'MSA.docx',
  )
  expect((await employer.post(`/api/cases/${id}/documents`, form)).status).toBe(200)
  expect((await employer.get(`${path}/proposals`)).status).toBe(403)
  const proposed = (await attorney.get(`${path}/proposals`)).body
  expect(proposed).toMatchObject({ read: ['MSA.docx'], items: [{ clause: '7.2', document: 'MSA.docx' }] })
  expect(proposed.withoutWords).toHaveLength(9)
  expect((await attorney.get(path)).body.findings).toEqual([])

  const { point, text } = proposed.items[0]
  const finding = { point, clause: '7.2', page: null, quote: text, risk: 'high', advice: 'Strike the penalty.' }
  await attorney.put(`${path}/findings`, { finding: { ...finding, risk: 'low' } })
  await attorney.put(`${path}/findings`, { position: 1, finding })
  expect((await employer.get(path)).body.findings).toEqual([])
  const memo = await attorney.get(`/api/cases/${id}/letter-preview?template=contractMemo`)
  expect(memo.body.text).toMatch(/Clause 7\.2, risk high\..*liquidated damages.*We advise: Strike the penalty\./s)

  const delivery = { on: server.today(), to: 'Helen Park' }
  expect((await attorney.post(`${path}/deliver`, delivery)).body.error.code).toBe('NOT_APPROVED')
  for (const stage of ['SUBMITTED', 'CONFLICT_CHECK', 'ASSIGNED', 'REVIEW', 'COMMENTS_DRAFT', 'ATTY_APPROVAL']) {
    const reply = await move(ATTORNEY, id, { stage })
    expect(reply.status, `${stage}: ${JSON.stringify(reply.body)}`).toBe(200)
  }
  // Waiting for the attorney's word is not the word, and nothing goes out that nobody wrote.
  const refused = async (what: string, input: object = {}) => (await attorney.post(`${path}/${what}`, input)).body.error
  expect(await refused('deliver', delivery)).toMatchObject({
    code: 'NO_MEMO',
    message: expect.stringContaining('no memo yet'),
  })
  expect(await refused('approve')).toMatchObject({ code: 'NO_MEMO' })
  let work = (await attorney.post(`/api/cases/${id}/letters`, { template: 'contractMemo' })).body
  while (['Waiting', 'Working'].includes(work.status)) work = (await attorney.get(`/api/letter-works/${work.id}`)).body
  expect(work.status).toBe('Ready')
  expect(await refused('deliver', delivery)).toMatchObject({ code: 'NOT_APPROVED' })
  expect((await move(ATTORNEY, id, { stage: 'DELIVERED' })).body.error).toMatchObject({ code: 'NOT_APPROVED' })
  const approve = async () => (await attorney.post(`${path}/approve`, {})).body.memo
  expect(await approve()).toMatchObject({ state: 'approved' })
  await attorney.put(`${path}/findings`, { position: 1, finding })
  expect(await refused('deliver', delivery)).toMatchObject({ code: 'NOT_APPROVED' })
  await approve()
  expect((await employer.get(path)).body).toMatchObject({ deliveredOn: null, memo: null })
  const delivered = await attorney.post(`${path}/deliver`, delivery)
  expect(delivered.status, JSON.stringify(delivered.body)).toBe(200)
  expect(delivered.body).toMatchObject({ stage: 'DELIVERED', deliveredOn: server.today() })
  expect((await employer.get(path)).body.findings).toMatchObject([{ clause: '7.2', risk: 'high' }])
})
