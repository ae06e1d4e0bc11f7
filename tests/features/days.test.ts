import { beforeAll, describe, expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { addDays, dayIn, instantIn } from '#formats/day.ts'
import { remind } from '#preparation/deadlines/server/jobs.ts'
import { ATTORNEY, casesOf, EMPLOYEE, EMPLOYER, FILING } from '../setup/case-to-decide.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const LOS_ANGELES = 'America/Los_Angeles'
const HOUR = 3_600_000

// NORTHWIND is moved to Los Angeles; its firm stays in Boston, on New York's time.
// Dates are written here by hand: a worker would work them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system, change, opened, ready, move, must } = casesOf(() => server)
let evening: Date
let local: string
let greenwich: string

beforeAll(async () => {
  await keepAllBlanks(server.services)
  await change('update companies set time_zone = $1 where code = $2', [LOS_ANGELES, 'NORTHWIND'])
  // 5:30 pm on the Pacific coast, 8:30 pm in New York: the next day in Greenwich, in summer as in winter.
  local = addDays(server.today(LOS_ANGELES), 1)
  evening = new Date(instantIn(LOS_ANGELES, local, 17).getTime() + HOUR / 2)
  greenwich = addDays(local, 1)
  server.clock.set(evening)
  expect([dayIn('UTC', evening), server.today()]).toEqual([greenwich, local])
})

/** A case of the demo, which no job is working on, has its next date today. */
async function dueToday(): Promise<number> {
  const { id } = await system().one<{ id: number }>(
    `select k.id from cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.mode = 'LEGAL' and k.status < 6 order by k.id limit 1`,
  )
  await change('update cases set next_due_on = $2 where id = $1', [id, local])
  return id
}

describe('the zone of the own office', () => {
  test('comes with the session: the company’s for its people, the firm’s for attorneys', async () => {
    const zoneOf = async (role: number) => (await (await server.as(role)).get('/api/me')).body.zone
    expect(await zoneOf(EMPLOYER)).toBe(LOS_ANGELES)
    expect(await zoneOf(EMPLOYEE)).toBe(LOS_ANGELES)
    expect(await zoneOf(ATTORNEY)).toBe('America/New_York')
    expect(await zoneOf(1)).toBe('America/New_York')
  })

  test.each(['PST', 'EST5EDT', 'Mars/Olympus', 'UTC+8'])('%s is no zone a company could have', async (zone) => {
    await expect(change('update companies set time_zone = $1', [zone])).rejects.toThrow('companies_time_zone_check')
  })
})

describe('at half past five on the Pacific coast', () => {
  const isListed = async (role: number, due: 'overdue' | 'week', id: number) => {
    const { items } = must(await (await server.as(role)).get(`/api/cases?due=${due}&limit=200`)) as unknown as {
      items: { id: number }[]
    }
    return items.some((each) => each.id === id)
  }

  test('what is due today is due, not overdue', async () => {
    const id = await dueToday()
    for (const role of [EMPLOYER, ATTORNEY])
      expect([await isListed(role, 'overdue', id), await isListed(role, 'week', id)]).toEqual([false, true])
  })

  test('a case is filed and received today, and not tomorrow', async () => {
    const { id } = await opened()
    await ready(id)
    const early = await move(ATTORNEY, id, { to: 6, ...FILING, filedOn: greenwich })
    expect([early.status, early.body.error.fields]).toEqual([400, { filedOn: 'This day has not come yet.' }])
    must(await move(ATTORNEY, id, { to: 6, ...FILING, filedOn: local }))
    const tomorrow = await (await server.as(13)).post(`/api/cases/${id}/events`, {
      ...{ event: 'receipt', receiptNumber: 'IOE0912345678', receiptOn: greenwich },
    })
    expect(tomorrow.status).toBe(400)
  })

  test('a page that is signed now is signed today, and not tomorrow', async () => {
    const { id } = await opened()
    const send = async (signedOn?: string) => {
      const form = new FormData()
      if (signedOn) form.append('signedOn', signedOn)
      form.append('file', new Blob(['%PDF-1.4 this is no scan']), 'signed.pdf')
      return (await server.as(ATTORNEY)).post(`/api/cases/${id}/signature-scans`, form)
    }
    expect((await send(greenwich)).body.error.code).toBe('NOT_YET')
    const { id: scanId } = must(await send())
    const scan = await system().one<{ on: string }>('select signed_on as on from case_scans where id = $1', [scanId])
    expect(scan.on).toBe(local)
  })

  test('the last day of work is today; tomorrow’s is not entered yet', async () => {
    const { id } = await system().one<{ id: number }>(
      `select p.id from people p join companies c on c.id = p.company_id
        where c.code = 'NORTHWIND' and p.relation = 'Principal' and p.first_name <> 'Priya' order by p.id limit 1`,
    )
    const employer = await server.as(EMPLOYER)
    const end = (on: string) => employer.post(`/api/people/${id}/termination`, { on, reason: 'Resigned' })
    expect((await end(greenwich)).body.error.fields.on).toContain('in the future')
    must(await end(local))
    const { on } = await system().one<{ on: string }>(`select termination ->> 'on' as on from people where id = $1`, [
      id,
    ])
    expect(on).toBe(local)
  })

  test('a reminder counts the days that are left at the company', async () => {
    const { id, number } = await opened()
    await change('update cases set status = $2 where id = $1', [id, Status.noticeOpen])
    await change(
      `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind,
                                   severity, citation, due_on, steps, to_confirm, warning, rule_version, updated_at)
       select company_id, law_firm_id, household_person_id, person_id, id, 'D-40', 'response', 'Answer must be there by', 'due',
              'statutory', '', $2, '[]', '[]', '', '1', now() from cases where id = $1`,
      [id, addDays(local, 3)],
    )
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      refreshItems({ db: tx, services: server.services, now: evening }, id),
    )
    await remind(server.services, evening)
    const told = await system().rows<{ text: string }>('select text from notifications where text ilike $1', [
      `%case ${number}: Answer must be there by%`,
    ])
    expect(told.length).toBeGreaterThan(0)
    for (const { text } of told) expect(text).toContain('3 days from now')
  })
})

test('past midnight in New York, what was due reads as overdue to the firm there, and as due to the company', async () => {
  const id = await dueToday()
  server.clock.advance(5 * HOUR)
  expect([server.today(LOS_ANGELES), server.today()]).toEqual([local, greenwich])
  for (const [name, overdue] of [
    ['employer@visacare.demo', false],
    ['attorney@visacare.demo', true],
  ] as const) {
    // Signed in anew: five hours are longer than a session waits.
    const late = server.visitor()
    await late.signIn(name, demoPasswordText)
    const { items } = (await late.get('/api/cases?due=overdue&limit=200')).body
    expect(items.some((each: { id: number }) => each.id === id)).toBe(overdue)
  }
})
