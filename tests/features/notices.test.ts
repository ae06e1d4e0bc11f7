import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { ASSISTANT, ATTORNEY, casesOf, EMPLOYEE, EMPLOYER } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await keepAllBlanks(server.services)
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)
const { inDays, today, must, move, record, system } = cases

async function pending(more: object = {}, firstName = 'Priya') {
  const { id } = await cases.opened(more, firstName)
  await cases.receipted(id)
  return id
}
const known = async (firstName: string) => {
  const { id } = await cases.personNamed(firstName)
  const { known: facts } = await readFacts(system(), server.services.keyring, { subject: 'person', id })
  return (fact: string) => (facts[fact] as { value?: unknown } | undefined)?.value
}

describe('a receipt', () => {
  test('has the day of receipt, from which clocks run, and the day of its notice', async () => {
    const { id } = await cases.opened()
    await cases.filed(id)
    const receipt = { event: 'receipt', receiptNumber: 'IOE0912345678' }
    const early = await record(ASSISTANT, id, { ...receipt, receiptOn: inDays(-2), noticeOn: today() })
    expect(Object.keys(early.body.error.fields)).toEqual(['receiptOn'])
    const backwards = await record(ASSISTANT, id, { ...receipt, receiptOn: today(), noticeOn: inDays(-1) })
    expect(Object.keys(backwards.body.error.fields)).toEqual(['noticeOn'])
    must(await record(ASSISTANT, id, { ...receipt, receiptOn: today(), noticeOn: today() }))
    const row = await system().one(
      'select receipt_on as received, receipt_notice_on as noticed from cases where id = $1',
      [id],
    )
    expect(row).toEqual({ received: today(), noticed: today() })
  })
})

describe('an approval', () => {
  const approving = async (more: object = {}) => ({
    ...{
      event: 'approval',
      decidedOn: today(),
      approvalNotice: 'I-797A',
      validFrom: inDays(10),
      validUntil: inDays(310),
    },
    i94s: { [(await cases.personNamed('Priya')).id]: { number: '123456789A1', until: inDays(320) } },
    ...more,
  })

  test.each([
    ['nothing at all', { validFrom: undefined, validUntil: undefined }, 'validFrom'],
    ['no end', { validUntil: undefined }, 'validUntil'],
    ['the year 2039', { validUntil: '2039-01-01' }, 'validUntil'],
    ['which notice it is', { approvalNotice: undefined }, 'approvalNotice'],
    ['no I-94', { i94s: undefined }, 'i94s'],
  ])('without what its notice says is refused by the field: %s', async (_what, wrong, field) => {
    const id = await pending()
    const reply = await record(ATTORNEY, id, await approving(wrong))
    expect([reply.status, Object.keys(reply.body.error.fields)], JSON.stringify(reply.body)).toEqual([400, [field]])
  })

  test('is not longer than three years, nor than the six years without a basis beyond them', async () => {
    const id = await pending()
    const from = inDays(10)
    const most = addDays(addMonths(from, 36), -1)
    const long = await record(ATTORNEY, id, await approving({ validUntil: addDays(most, 1) }))
    expect(long.body.error.fields.validUntil).toContain(showDate(most))
    const began = addMonths(addDays(today(), 201), -72)
    await cases.knows('Priya', { 'person.hOrLStays': [{ id: 's', status: 'H-1B', from: began }], 'person.trips': [] })
    const beyond = await record(ATTORNEY, id, await approving())
    expect(beyond.body.error.fields.validUntil).toMatch(/^The six years end .*Later only with a labor certification/)
    await cases.knows('Priya', { 'person.hOrLStays': [{ id: 's', status: 'H-1B', from: '2024-01-01' }] })
  })

  test('becomes what is known of the person; taken back, the record is as before', async () => {
    await cases.knows('Priya', { 'person.currentStatus': 'F-1', 'person.statusExpiresOn': inDays(40) })
    const before = (await known('Priya'))('person.admissions')
    const id = await pending()
    must(await record(ATTORNEY, id, await approving()))
    const kept = await known('Priya')
    expect([kept('person.currentStatus'), kept('person.statusExpiresOn')]).toEqual(['H-1B', inDays(320)])
    expect(kept('person.admissions')).toContainEqual(
      expect.objectContaining({ number: '123456789A1', admittedUntil: inDays(320) }),
    )
    must(await (await server.as(ATTORNEY)).post(`/api/cases/${id}/undo`))
    const back = await known('Priya')
    expect([back('person.currentStatus'), back('person.statusExpiresOn')]).toEqual(['F-1', inDays(40)])
    expect(back('person.admissions')).toEqual(before)
  })

  test('of the family is kept for each applicant', async () => {
    const arjun = await cases.personNamed('Arjun')
    const meera = await cases.personNamed('Meera')
    const { linked } = await cases.opened({ dependentIds: [arjun.id, meera.id] })
    const id = linked[0]?.id ?? 0
    await cases.receipted(id)
    const i94 = (number: string) => ({ number, until: inDays(300) })
    const approval = { event: 'approval', decidedOn: today(), validFrom: inDays(5), validUntil: inDays(300) }
    const one = await record(ATTORNEY, id, { ...approval, i94s: { [arjun.id]: i94('111111111A1') } })
    expect(one.body.error.fields.i94s).toContain('Meera')
    const both = { [arjun.id]: i94('111111111A1'), [meera.id]: i94('222222222A2') }
    must(await record(ATTORNEY, id, { ...approval, i94s: both }))
    for (const name of ['Arjun', 'Meera']) {
      const facts = await known(name)
      expect([facts('person.currentStatus'), facts('person.statusExpiresOn')]).toEqual(['H-4', inDays(300)])
    }
  })
})

test('a rejection has its day and reason, and marks the package that came back', async () => {
  const { id } = await cases.opened()
  await cases.filed(id)
  await cases.change(
    `insert into case_packages (company_id, law_firm_id, household_person_id, person_id, case_id, number, status, created_at, filed_on)
     select company_id, law_firm_id, household_person_id, person_id, id, 1, 'Filed', now(), filed_on from cases where id = $1`,
    [id],
  )
  const early = await record(ASSISTANT, id, { event: 'rejection', rejectedOn: inDays(-3), reason: 'Wrong fee' })
  expect(Object.keys(early.body.error.fields)).toEqual(['rejectedOn'])
  must(await record(ASSISTANT, id, { event: 'rejection', rejectedOn: today(), reason: 'Wrong fee' }))
  const marked = () =>
    system().one('select status, rejected_on as on, rejection_reason as why from case_packages where case_id = $1', [
      id,
    ])
  expect(await marked()).toEqual({ status: 'Rejected', on: today(), why: 'Wrong fee' })
  must(await (await server.as(ASSISTANT)).post(`/api/cases/${id}/undo`))
  expect(await marked()).toEqual({ status: 'Filed', on: null, why: '' })
})

test('a withdrawal leaves its duties as tasks; only what was approved is revoked; an employee asks, and does not withdraw', async () => {
  const { id: early } = await cases.opened()
  const refused = await move(EMPLOYEE, early, { to: 9, outcome: 'Withdrawn', reason: 'I changed my mind.' })
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'Only the employer or the attorney withdraws this case. Send them a message to ask for it.',
  ])
  expect((await cases.read(EMPLOYEE, early)).moves).not.toContainEqual(expect.objectContaining({ kind: 'withdrawal' }))
  must(await move(EMPLOYER, early, { to: 9, outcome: 'Withdrawn', reason: 'The offer was taken back.' }))
  const id = await pending()
  const revoked = await record(ATTORNEY, id, { event: 'revocation', decidedOn: today() })
  expect([revoked.status, revoked.body.error.message]).toEqual([409, 'Only what was approved can be revoked.'])
  const offered = (await cases.read(ATTORNEY, id)).moves as unknown as { to: number; outcomes: string[] }[]
  expect(offered.flatMap(({ outcomes }) => outcomes)).not.toContain('Revoked')
  const withdrawal = { to: 9, outcome: 'Withdrawn', reason: 'The worker resigned.', withdrawalLetterSigned: true }
  must(await move(ATTORNEY, id, { ...withdrawal, decidedOn: today() }))
  type Task = { title: string; forWhom: string; dueOn: string | null }
  const tasks = (await cases.read(ATTORNEY, id)).tasks as unknown as Task[]
  expect(tasks.map(({ title, forWhom }) => [forWhom, title])).toEqual(
    expect.arrayContaining([
      ['employer', 'Tell the worker in writing'],
      ['employer', 'Offer return transportation in writing'],
      ['firm', 'Close the public access file'],
    ]),
  )
  // The letter was sent with the withdrawal: nobody is asked for it again. Everything else has its day.
  expect(tasks.map(({ title }) => title)).not.toContain('Notify USCIS of the withdrawal')
  expect(tasks.filter(({ title }) => title.startsWith('Tell the worker')).map(({ dueOn }) => dueOn)).not.toContain(null)
})

test('a missed premium clock is the next thing of the case', async () => {
  const id = await pending({ premium: true })
  await cases.change('update cases set filed_on = $2, receipt_on = $2 where id = $1', [id, inDays(-40)])
  await cases.knows('Priya', { 'person.statusExpiresOn': inDays(200) })
  const late = (await cases.dates(ATTORNEY, id)).find(({ part }) => part === 'clock missed')
  expect(late).toMatchObject({ kind: 'due', title: expect.stringContaining('USCIS missed the premium clock') })
  expect((late?.dueOn ?? '') < today()).toBe(true)
})
