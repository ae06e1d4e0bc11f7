import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Items are put there by hand: no job works them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const [HR, ATTORNEY, FIRM] = [3, 9, 10]

type Home = {
  dates: { title: string }[]
  endingSoon: { title: string }[]
  totals: { datesPassed: number; datesLate: number; datesAhead: number }
}
const home = async (who: number): Promise<Home> => (await (await server.as(who)).get('/api/cases/dashboard')).body

const dated = (side: string, key: string, many: number, day: string) =>
  recordsOf(server).change(
    `insert into open_items (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb, link, due_on, ends)
     select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, 'date:' || $2 || n, 'date', $1, $2 || n, 'Open', '/x', $4::date, true
       from (select * from cases where law_firm_id is not null and company_id = (select id from companies where code = 'NORTHWIND')
              order by id limit 1) k, generate_series(1, $3::integer) n`,
    [side, key, many, day],
  )

test.each([
  [ATTORNEY, 'firm'],
  [FIRM, 'firm'],
  [HR, 'employer'],
])('however many dates have passed, role %i is told of the one that comes', async (role, side) => {
  const before = (await home(role)).totals
  const key = `r${role}-`
  await dated(side, `${key}passed-`, 320, addDays(server.today(), -3))
  await dated(side, `${key}ahead-`, 1, addDays(server.today(), 20))
  const { dates, totals } = await home(role)
  expect(totals).toMatchObject({ datesPassed: before.datesPassed + 320, datesAhead: before.datesAhead + 1 })
  expect(totals.datesLate - before.datesLate).toBe(side === 'firm' ? 320 : 0)
  expect(dates.map(({ title }) => title)).toContain(`${key}ahead-1`)
})

test('a case whose date of the law has passed is among the overdue ones; that work has ended is nothing to keep', async () => {
  const attorney = await server.as(ATTORNEY)
  const overdue = async () =>
    (await attorney.get('/api/cases?owed=overdue&limit=100')).body.items.map(({ id }: { id: number }) => id)
  const [one, other] = await recordsOf(server)
    .system()
    .rows<{ id: number }>(
      `select k.id from cases k join companies c on c.id = k.company_id where c.code = 'BLUE' and k.attorney_id is not null
        and k.status < 5 and not exists (select from open_items o where o.case_id = k.id and o.due_on < $1::date) order by k.id limit 2`,
      [server.today()],
    )
  const passed = (caseId: number | undefined, key: string) =>
    recordsOf(server).change(
      `insert into open_items (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb, link, due_on)
       select company_id, law_firm_id, household_person_id, person_id, id, $2, 'date', 'firm', 'A date', 'Open', '/x', $3::date from cases where id = $1`,
      [caseId, key, addDays(server.today(), -29)],
    )
  await passed(one?.id, 'date:D-22 access file')
  await passed(other?.id, 'date:D-13 work ended')
  const found = await overdue()
  expect(found).toContain(one?.id)
  expect(found).not.toContain(other?.id)
})
