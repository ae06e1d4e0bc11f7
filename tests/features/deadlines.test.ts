import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { remind } from '#case-work/deadlines/server/jobs.ts'
import { refreshDeadlines } from '#case-work/deadlines/server/refresh.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const ATTORNEY = 9
const system = () => server.services.database.read({ kind: 'system' })
const change = <T>(work: Parameters<typeof server.services.database.transaction<T>>[1]) =>
  server.services.database.transaction({ kind: 'system' }, work)
const today = () => server.clock.now().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

async function opened() {
  const priya = await system().one<{ id: number; companyId: number }>(
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
  )
  const reply = await (await server.as(3)).post('/api/cases', {
    ...{ typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { id: reply.body.id as number, personId: priya.id, companyId: priya.companyId }
}

/** Priya's stay ends on a day; the job works the dates out. */
async function stayEnds({ personId, companyId }: { personId: number; companyId: number }, on: string): Promise<void> {
  await change((tx) =>
    saveFacts(
      tx,
      { subject: 'person', id: personId },
      { 'person.statusExpiresOn': { value: on } },
      {
        ...{ keyring: server.services.keyring, source: 'form', by: null, now: server.clock.now() },
        owner: { companyId, lawFirmId: null, householdPersonId: personId },
      },
    ),
  )
}
const refreshed = (id: number) => change((tx) => refreshDeadlines(tx, server.services.keyring, id, server.clock.now()))

const receiptDate = (items: { part: string; dueOn: string }[]) => items.find(({ part }) => part === 'latest receipt')

describe('the dates of a case', () => {
  test('explain themselves, follow a changed fact by themselves, and keep the next one in the case', async () => {
    const file = await opened()
    const ending = inDays(100)
    await stayEnds(file, ending)
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${file.id}/deadlines`
    const { body } = await attorney.get(path)
    const date = receiptDate(body.items) as { dueOn: string; explanation: string; citation: string } | undefined
    expect(date?.dueOn, JSON.stringify(body.items)).toBe(ending)
    expect(date?.explanation).toContain('I-94 ends on')
    expect(date?.citation).toContain('8 CFR 214.1(c)(4)')
    // The save put a job on the queue; the worker keeps what follows.
    let kept: { on: string | null } | undefined
    for (let tries = 0; tries < 300 && kept?.on == null; tries++) {
      kept = await system().maybe<{ on: string | null }>(
        `select due_on as on from case_deadlines where case_id = $1 and part = 'latest receipt'`,
        [file.id],
      )
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(kept?.on).toBe(ending)
    const row = await system().one<{ due: string | null }>('select next_due_on as due from cases where id = $1', [
      file.id,
    ])
    expect(row.due).not.toBeNull()
    const sooner = inDays(60)
    await stayEnds(file, sooner)
    expect(receiptDate((await attorney.get(path)).body.items)?.dueOn).toBe(sooner)
  })

  test('can be set to another day with a reason, which survives a new computation, and ticked off', async () => {
    const file = await opened()
    await stayEnds(file, inDays(90))
    await refreshed(file.id)
    const attorney = await server.as(ATTORNEY)
    const path = `/api/cases/${file.id}/deadlines`
    const { id } = receiptDate((await attorney.get(path)).body.items) as unknown as { id: number }
    expect((await attorney.put(`${path}/${id}`, { on: inDays(80) })).body.error.code).toBe('REASON_MISSING')
    expect((await (await server.as(3)).put(`${path}/${id}`, { on: inDays(80), reason: 'x' })).status).toBe(403)
    const set = await attorney.put(`${path}/${id}`, { on: inDays(80), reason: 'The client travels.' })
    expect(receiptDate(set.body.items)).toMatchObject({
      dueOn: inDays(80),
      computedOn: inDays(90),
      overrideByName: 'Miriam LANE',
    })
    await stayEnds(file, inDays(95))
    await refreshed(file.id)
    expect(receiptDate((await attorney.get(path)).body.items)).toMatchObject({
      dueOn: inDays(80),
      computedOn: inDays(95),
    })
    const done = await attorney.post(`${path}/${id}/done`, { done: true })
    expect(receiptDate(done.body.items)).toMatchObject({ doneByName: 'Miriam LANE' })
  })

  test('says until when a notice would have to be answered, and keeps nothing', async () => {
    const file = await opened()
    const attorney = await server.as(ATTORNEY)
    const due = async (notice: string) =>
      (await attorney.get(`/api/cases/${file.id}/deadlines/notice?notice=${notice}&noticeOn=2026-11-02`)).body.due
    expect(await due('rfe')).toMatchObject({ rule: 'D-40', dueOn: '2027-01-28', printedOn: null })
    expect(await due('noid')).toMatchObject({ rule: 'D-41', dueOn: '2026-12-07' })
    expect((await due('rfe')).explanation).toContain('84')
    const { items } = (await attorney.get(`/api/cases/${file.id}/deadlines`)).body
    expect(items.some(({ rule }: { rule: string }) => rule === 'D-40' || rule === 'D-41')).toBe(false)
  })

  test('what if it were filed on a day changes nothing', async () => {
    const file = await opened()
    await stayEnds(file, inDays(30))
    const attorney = await server.as(ATTORNEY)
    const reply = await attorney.get(`/api/cases/${file.id}/deadlines/what-if?filedOn=${inDays(10)}`)
    const working = reply.body.items.find(({ part }: { part: string }) => part === 'work while pending')
    expect(working?.dueOn, JSON.stringify(reply.body)).toBe(inDays(30 + 240))
    expect(
      (await system().one<{ on: string | null }>('select filed_on as on from cases where id = $1', [file.id])).on,
    ).toBeNull()
  })
})

describe('reminders', () => {
  test('go to the people of the ladder, each rung once', async () => {
    const file = await opened()
    await stayEnds(file, inDays(59))
    await refreshed(file.id)
    const told = async () =>
      (
        await system().one<{ n: number }>(
          `select count(*)::int as n from notifications where text like '%Extension must be received by%' and link like $1`,
          [`%/${file.id}`],
        )
      ).n
    await remind(server.services, today())
    const first = await told()
    expect(first).toBeGreaterThan(1)
    await remind(server.services, today())
    expect(await told()).toBe(first)
    await remind(server.services, inDays(30))
    expect(await told()).toBeGreaterThan(first)
  })
})

describe('what the rules count with', () => {
  const value = { name: 'rfeDays', text: '60', source: 'A new policy.', confirmed: true }

  test('is confirmed or changed with a source, for the own firm, and the dates of its open cases follow', async () => {
    const file = await opened()
    await change((tx) =>
      tx.run(
        `update cases set status = 8, stage = 'RFE_ISSUED', rfe_notice_on = '2026-09-01', filed_on = '2026-08-01' where id = $1`,
        [file.id],
      ),
    )
    await refreshed(file.id)
    const answerOn = async () =>
      (
        await system().one<{ on: string }>(
          `select due_on as on from case_deadlines where case_id = $1 and rule = 'D-40'`,
          [file.id],
        )
      ).on
    expect(await answerOn()).toBe('2026-11-27')
    const attorney = await server.as(ATTORNEY)
    expect((await attorney.post('/api/deadline-settings', { ...value, confirmed: false })).body.error.code).toBe(
      'NOT_CONFIRMED',
    )
    expect((await attorney.post('/api/deadline-settings', { ...value, text: 'soon' })).body.error.fields.text).toMatch(
      /Whole numbers/,
    )
    const saved = await attorney.post('/api/deadline-settings', value)
    expect(saved.body.items.find(({ name }: { name: string }) => name === 'rfeDays')).toMatchObject({
      ...{ text: '60', whose: 'firm', byName: 'Miriam LANE', confirmed: true },
      history: [{ text: '60', whose: 'firm', byName: 'Miriam LANE', source: value.source }],
    })
    await expect.poll(answerOn, { timeout: 30_000 }).toBe('2026-11-03')
    // Another firm, and the provider, count as before.
    const { body: provider } = await (await server.as(1)).get('/api/deadline-settings')
    expect(provider.items.find(({ name }: { name: string }) => name === 'rfeDays')).toMatchObject({ text: '84' })
    expect((await (await server.as(3)).get('/api/deadline-settings')).status).toBe(403)
    expect((await (await server.as(13)).post('/api/deadline-settings', value)).status).toBe(403)
  })

  test('a company says on which days it is open, its own people and its firm, and nobody else', async () => {
    const { companyId } = await opened()
    const path = `/api/companies/${companyId}/business-days`
    const employer = await server.as(3)
    expect((await employer.get(path)).body).toMatchObject({ weekdays: expect.any(Array), mayEdit: true })
    const closed = { weekdays: [1, 2, 3, 4, 5], closedOn: ['2026-12-24'] }
    expect((await employer.put(path, { ...closed, openOn: ['2026-12-24'] })).body.error.code).toBe('BOTH')
    const saved = await employer.put(path, closed)
    expect(saved.body).toMatchObject({ closedOn: ['2026-12-24'], updatedByName: expect.stringMatching(/\w/) })
    expect((await employer.put(path, { ...closed, version: saved.body.version + 1 })).status).toBe(409)
    expect((await (await server.as(10)).get(path)).body.closedOn).toEqual(['2026-12-24'])
    const lumen = await system().one<{ id: number }>(`select id from companies where code = 'LUMEN'`)
    expect((await employer.put(`/api/companies/${lumen.id}/business-days`, closed)).status).toBe(404)
  })
})

describe('the calendar', () => {
  test('shows dates and own events, by the specification’s calls too', async () => {
    const file = await opened()
    await stayEnds(file, inDays(45))
    await refreshed(file.id)
    const attorney = await server.as(ATTORNEY)
    const made = await attorney.post('/loginapi/api/eventdetails/', {
      ...{ caseId: file.id, eventName: 'Call the client', eventDate: inDays(3) },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { body } = await attorney.get('/loginapi/api/geteventdetails/')
    const ofCase = body.items.filter((each: { caseId: number }) => each.caseId === file.id)
    expect(ofCase.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Call the client', 'Extension must be received by']),
    )
    const eventId = Number(ofCase.find(({ kind }: { kind: string }) => kind === 'event').id.slice(1))
    const update = await attorney.put('/caseflowApi/eventFlowInitiation/update/', { eventId, done: true })
    expect(update.body.doneAt, JSON.stringify(update.body)).not.toBeNull()
    const numbered = { caseNumber: ofCase[0].caseNumber, title: 'Second call', on: inDays(4) }
    expect((await attorney.post('/api/calendar-events', numbered)).body.caseId).toBe(file.id)
    const unknown = await attorney.post('/api/calendar-events', { ...numbered, caseNumber: '99-99999' })
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'NUMBER_UNKNOWN'])
    const again = (await attorney.get('/api/deadlines')).body.items
    const mine = again.filter((each: { caseId: number }) => each.caseId === file.id)
    expect(
      mine.map(({ kind, mayChange }: { kind: string; mayChange: boolean }) => (kind === 'event') === mayChange),
    ).not.toContain(false)
    expect((await (await server.as(5)).get('/api/deadlines')).body.items.length).toBeGreaterThan(0)
  })

  test('has a private feed by a secret address that can be ended, without names of people', async () => {
    const file = await opened()
    await stayEnds(file, inDays(45))
    await refreshed(file.id)
    const attorney = await server.as(ATTORNEY)
    const noted = { caseId: file.id, title: 'Call about the diploma', details: 'Ask Priya NAIR first.', on: inDays(5) }
    await attorney.post('/api/calendar-events', noted)
    const { url } = (await attorney.post('/api/calendar-feed')).body
    const path = new URL(url).pathname
    const feed = await server.visitor().get(path)
    expect(feed.status).toBe(200)
    expect(feed.headers.get('content-type')).toContain('text/calendar')
    expect(feed.body).toContain('BEGIN:VEVENT')
    expect(feed.body).toContain('Call about the diploma')
    expect(feed.body).not.toContain('NAIR')
    expect((await server.visitor().get(`/api/calendar/${'A'.repeat(43)}.ics`)).status).toBe(404)
    const next = (await attorney.post('/api/calendar-feed')).body.url
    expect((await server.visitor().get(path)).status).toBe(404)
    await attorney.delete('/api/calendar-feed')
    expect((await server.visitor().get(new URL(next).pathname)).status).toBe(404)
  })
})
