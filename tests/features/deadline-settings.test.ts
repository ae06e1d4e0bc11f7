import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, deadlinesOf } from './support/deadlines.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { change, inDays, opened, stayEnds, refreshed } = deadlinesOf(server)

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
    await expect.poll(answerOn, { timeout: 120_000 }).toBe('2026-11-03')
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
    expect(ofCase.map(({ eventName }: { eventName: string }) => eventName)).toEqual(
      // On a holiday or a weekend the title names the day before it as well.
      expect.arrayContaining(['Call the client', expect.stringMatching(/^USCIS must have the extension by/)]),
    )
    const { eventId } = ofCase.find(({ kind }: { kind: string }) => kind === 'event')
    expect([made.body.eventId, made.body.eventName]).toEqual([eventId, 'Call the client'])
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
