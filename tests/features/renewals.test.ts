import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const daysFromNow = (days: number) => addDays(server.today(), days)

/** Cards of six employees of one company that end in twelve days; none of them may work on by a petition beside the card. */
async function endingCards(n: number): Promise<number[]> {
  const employer = await server.as(3)
  const people = await system().rows<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.household_person_id = p.id
        and not exists (select from cases k where k.person_id = p.id and k.type_id = 1 and k.sub_type <> 'cap') order by p.id limit $1`,
    [n],
  )
  const ids: number[] = []
  for (const { id: personId } of people) {
    const body = { typeId: 3, subType: '(C)(9)', personId, channel: 'paper' }
    const reply = await employer.post('/api/cases', body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    ids.push(reply.body.id)
  }
  await change(
    `update cases set status = 10, stage = 'CLOSED', outcome = 'Approved', ball = 'nobody', todo = '', filed_on = $2,
            decided_on = $3, valid_until = $4 where id = any ($1::bigint[])`,
    [ids, daysFromNow(-400), daysFromNow(-353), daysFromNow(12)],
  )
  return ids
}

type Opened = { id: number; done: boolean; says: string; opened: { id: number; number: string } }

test('six cards that end in 12 days are renewed together, and each renewal says so as its first date', async () => {
  const cards = await endingCards(6)
  const employer = await server.as(3)
  const { results } = (await employer.post('/api/cases/bulk/renewals', { ids: cards })).body as { results: Opened[] }
  expect(results.map(({ done, says }) => [done, says.replace(/\d\d-\d{5}/, 'N')])).toEqual(
    cards.map(() => [true, 'Case N opened']),
  )
  const renewals = results.map(({ opened }) => opened.id)
  const rows = await system().rows<{ nextDueOn: string }>(
    `select min(due_on) as "nextDueOn" from open_items where case_id = any ($1::bigint[]) and kind = 'date' group by case_id`,
    [renewals],
  )
  // What goes on paper has to be there on a business day (D-01).
  expect(rows.map(({ nextDueOn }) => nextDueOn)).toEqual(cards.map(() => rollBack(daysFromNow(12))))
  const { rules } = await system().one<{ rules: string[] }>(
    'select array_agg(distinct rule) as rules from case_deadlines where case_id = any ($1::bigint[])',
    [renewals],
  )
  // How long somebody may stay in H-1B status is not what a work permit is about.
  expect(rules.filter((rule) => /^D-1[0-8]$/.test(rule))).toEqual([])
  expect(rules).toContain('D-62')

  // It is said once for each person: where it is renewed.
  const home = (await employer.get('/api/cases/dashboard')).body as { endingSoon: { caseId: number; dueOn: string }[] }
  const said = home.endingSoon.filter(({ caseId }) => [...cards, ...renewals].includes(caseId))
  expect(new Set(said.map(({ caseId }) => caseId))).toEqual(new Set(renewals))
  const calendar = (await employer.get('/api/deadlines')).body.items as { caseId: number; on: string; done: boolean }[]
  const days = calendar.filter(({ caseId, on }) => renewals.includes(caseId) && on === daysFromNow(12))
  expect(new Set(days.map(({ caseId }) => caseId))).toEqual(new Set(renewals))
})

test('what ends stays on the list until its renewal is filed, and comes back when that is withdrawn', async () => {
  const [card = 0] = await endingCards(1)
  const employer = await server.as(3)
  const listed = async () => {
    const found = await employer.get('/api/cases?expiresWithin=60&renewal=unfiled&sort=validUntil&limit=200')
    return (found.body.items as { id: number }[]).some(({ id }) => id === card)
  }
  expect(await listed()).toBe(true)
  const { results } = (await employer.post('/api/cases/bulk/renewals', { ids: [card] })).body as { results: Opened[] }
  expect(await listed()).toBe(true)
  const renewal = results[0]?.opened.id
  await change('update cases set status = 6, filed_on = $2 where id = $1', [renewal, daysFromNow(0)])
  expect(await listed()).toBe(false)
  await change(`update cases set outcome = 'Withdrawn', status = 9 where id = $1`, [renewal])
  expect(await listed()).toBe(true)
})
