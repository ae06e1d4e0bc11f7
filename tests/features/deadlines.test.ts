import { describe, expect, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { remind } from '#preparation/deadlines/server/jobs.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, deadlinesOf } from './support/deadlines.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { inDays, opened, stayEnds, refreshed } = deadlinesOf(server)

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
    for (let tries = 0; tries < 300 && kept?.on !== ending; tries++) {
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

  test('can have an earlier day of the house beside them, which survives a new computation, and be ticked off', async () => {
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
      dueOn: inDays(90),
      overrideOn: inDays(80),
      overrideByName: 'Miriam LANE',
    })
    await stayEnds(file, inDays(95))
    await refreshed(file.id)
    expect(receiptDate((await attorney.get(path)).body.items)).toMatchObject({
      dueOn: inDays(95),
      overrideOn: inDays(80),
    })
    const later = await attorney.put(`${path}/${id}`, { on: inDays(97), reason: 'We need a week more.' })
    expect([later.status, later.body.error.fields]).toEqual([
      400,
      { on: `The law gives until ${showDate(inDays(95))}. Your own date can be earlier, never later.` },
    ])
    expect(receiptDate((await attorney.get(path)).body.items)).toMatchObject({ dueOn: inDays(95) })
    const done = await attorney.post(`${path}/${id}/done`, { done: true })
    expect(receiptDate(done.body.items)).toMatchObject({ doneByName: 'Miriam LANE' })
  })

  test('says until when a notice would have to be answered, and keeps nothing', async () => {
    const file = await opened()
    const attorney = await server.as(ATTORNEY)
    const due = async (notice: string) =>
      (await attorney.get(`/api/cases/${file.id}/deadlines/notice?notice=${notice}&noticeOn=2026-11-02`)).body.due
    expect(await due('rfe')).toMatchObject({ rule: 'D-40', dueOn: '2027-01-28', printedOn: null })
    expect(await due('noid')).toMatchObject({ rule: 'D-41', dueOn: '2026-12-05' })
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
    expect(working?.dueOn, JSON.stringify(reply.body)).toBe(inDays(30 + 239))
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
          `select count(*)::int as n from notifications where text like '%USCIS must have the extension by%' and link like $1`,
          [`%/${file.id}`],
        )
      ).n
    await remind(server.services, server.clock.now())
    const first = await told()
    expect(first).toBeGreaterThan(1)
    await remind(server.services, server.clock.now())
    expect(await told()).toBe(first)
    await remind(server.services, new Date(server.clock.now().getTime() + 30 * 86_400_000))
    expect(await told()).toBeGreaterThan(first)
  })
})
