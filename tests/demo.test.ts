import { expect, test } from 'vitest'
import type { EmployeeRow } from '#desk/employees/records.ts'
import { notOpened } from '#desk/employees/rules.ts'
import { daysBetween } from '#formats/day.ts'
import { formNamed } from '#forms/all.ts'
import { recordsOf } from './setup/records.ts'
import { serverOfFile } from './setup/server-of-file.ts'

const server = serverOfFile()

const system = () => server.services.database.read({ kind: 'system' })

test('the demo’s cases beyond the questionnaires are answered, those before them partly', async () => {
  const rows = await system().rows<{ number: string; status: number; percent: number; forms: string[] }>(
    `select k.number, k.status, k.percent, coalesce(array_agg(f.form_id) filter (where f.form_id is not null), '{}') as forms
       from cases k left join case_forms f on f.case_id = k.id group by k.id order by k.id`,
  )
  const asking = rows.filter(({ forms }) => forms.some((formId) => formNamed(formId)))
  expect(asking.filter(({ status, percent }) => status >= 3 && percent < 95)).toEqual([])
  expect(asking.filter(({ status, percent }) => status < 2 && (percent < 30 || percent === 100))).toEqual([])
})

test('six renewals can be opened from the roster of the demo, and none that is offered is refused', async () => {
  const employer = await server.as(3)
  const { items } = (await employer.get('/api/employees?within=365&limit=100')).body as { items: EmployeeRow[] }
  const offered = items.filter((row) => notOpened(row, server.today()) === undefined)
  expect(offered.map(({ firstName }) => firstName)).toHaveLength(6)
  const ids = offered.flatMap(({ workCase }) => workCase?.id ?? [])
  const { results } = (await employer.post('/api/cases/bulk/renewals', { ids })).body
  expect(results.filter(({ done }: { done: boolean }) => !done)).toEqual([])
  expect(results).toHaveLength(6)
})

test('twelve work permits of one company end within the quarter, and renewals of those that can be are opened together', async () => {
  const employer = await server.as(3)
  const { body } = await employer.get('/api/cases?expiresWithin=90')
  const permits = body.items.filter(({ typeId }: { typeId: number }) => typeId === 3)
  expect(permits).toHaveLength(12)
  const ids = permits.map(({ id }: { id: number }) => id)
  const opened = await employer.post('/api/cases/bulk/renewals', { ids })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const renewals = await system().rows('select 1 from cases where renewal_of_case_id = any ($1::bigint[])', [ids])
  // A degree gives one STEM extension: those cards are not renewed.
  expect(renewals).toHaveLength(permits.filter(({ subType }: { subType: string }) => subType !== '(C)(3)(C)').length)
})

test('nobody of the demo is late with Form I-9 by more than a month', async () => {
  const { body } = await (await server.as(3)).get('/api/i9/standing')
  expect(body.late).toBe(1)
  expect(daysBetween(body.first[0].dueOn, server.today())).toBeLessThan(30)
})

test('the way of each case is told on its timeline, and its filed forms are marked', async () => {
  const untold = await system().rows(
    `select k.number from cases k where k.status > 1
        and not exists (select from case_events e where e.case_id = k.id and (e.details ->> 'to')::int = k.status)`,
  )
  expect(untold).toEqual([])
  const open = await system().rows(
    `select k.number from cases k join case_forms f on f.case_id = k.id where k.filed_on is not null and f.status <> 'Filed'`,
  )
  expect(open).toEqual([])
})

test('no day of the house lies after the legal one beside it', async () => {
  const own = await system().rows<{ dueOn: string; on: string }>(
    `select due_on as "dueOn", override_on as on from case_deadlines where override_on is not null`,
  )
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ dueOn, on }) => on >= dueOn)).toEqual([])
})

test('after the last filing only the one who moved has something that changed, beside what notices brought', async () => {
  const attorney = await server.as(9)
  const people = await system().rows<{ id: number }>(
    'select distinct person_id as id from cases where filed_on is not null and attorney_id is not null order by 1',
  )
  const changed = []
  for (const { id } of people) {
    const { body } = await attorney.get(`/api/people/${id}/changes-since-filing`)
    changed.push(...body.items.map(({ fact }: { fact: string }) => fact))
  }
  const byNotice = new Set(['person.admissions', 'person.statusExpiresOn'])
  expect(changed.filter((fact) => !byNotice.has(fact))).toEqual(['person.addresses'])
})

test('the record of a person says the end of stay that the last notice says', async () => {
  const rows = await system().rows<{ said: string; notice: string }>(
    `select distinct on (k.person_id) d.known #>> '{person.statusExpiresOn,value}' as said, k.i94_until::text as notice
       from cases k join fact_documents d on d.subject = 'person' and d.subject_id = k.person_id
      where k.approval_notice = 'I-797A' order by k.person_id, k.decided_on desc`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { said, notice } of rows) expect(said).toBe(notice)
})

test('what is said for an LCA of the demo is true of its worksite and its day; photographs of the notices are missing', async () => {
  const attorney = await server.as(9)
  const cases = await system().rows<{ id: number }>(
    `select distinct on (l.id) k.id from cases k join lcas l on l.id = k.lca_id
      where l.known ? 'case.lcaFiledOn' and k.attorney_id is not null order by l.id, k.id`,
  )
  expect(cases.length).toBeGreaterThan(5)
  const open = new Set<string>()
  for (const { id } of cases) {
    const { lca } = (await attorney.get(`/api/cases/${id}/lca`)).body
    const { checks } = (await attorney.get(`/api/lcas/${lca.id}`)).body
    for (const check of checks) if (!check.ok) open.add(`${check.title}: ${check.says}`)
  }
  expect([...open]).toEqual([expect.stringMatching(/^Proof of notice at 2 places: Photo of /)])
})

test('the office of the demo is believable: every LCA was filed on a day, and two public access files are late, which its homes say', async () => {
  const { items } = (await (await server.as(1)).get('/api/public-access-files?limit=200')).body
  expect(items.filter((each: { filedOn: string }) => each.filedOn === '')).toEqual([])
  const late = items.filter((each: { state: string }) => each.state !== 'Open to the public')
  expect(late.map(({ state, companyName }: Record<string, string>) => [companyName, state])).toEqual([
    ['CORVID ROBOTICS', 'Late'],
    ['BLUE HARBOR HEALTH', 'Late'],
  ])
  const owed = await system().rows<{ key: string }>(
    `select distinct key from open_items where key like 'public-file:%' order by key`,
  )
  expect(owed.map(({ key }) => key).sort()).toEqual(
    late.map(({ lcaId }: { lcaId: number }) => `public-file:${lcaId}`).sort(),
  )
})

test('the six years of somebody count from an approval of the product, though the record does not say it', async () => {
  const attorney = await server.as(9)
  const granted = await system().rows<{ id: number; number: string; personId: number; validFrom: string }>(
    `select id, number, person_id as "personId", valid_from::text as "validFrom" from cases
      where approval_notice = 'I-797A' and type_id = 1 and attorney_id is not null order by id`,
  )
  expect(granted.length).toBeGreaterThan(1)
  const clockOf = async (id: number) => (await attorney.get(`/api/cases/${id}/deadlines`)).body.clock
  for (const { id, validFrom } of granted) {
    const { doubt, startedOn } = await clockOf(id)
    expect([doubt, startedOn < validFrom]).toEqual(['', true])
  }
  const [{ id, number, personId, validFrom } = { id: 0, number: '', personId: 0, validFrom: '' }] = granted
  await recordsOf(server).change(
    `update fact_documents set known = known - 'person.hOrLStays' where subject = 'person' and subject_id = $1`,
    [personId],
  )
  const clock = await clockOf(id)
  expect(clock.startedOn).toBe(validFrom)
  expect(clock.doubt).toMatch(`No stay is on record; the approval of ${number} is counted`)
})

test('each ready report has something to draw, and priority dates have a history', async () => {
  // Forms I-9 are the company's: the firm has none of them in sight.
  const employer = await server.as(3)
  const { ready } = (await employer.get('/api/reports')).body as { ready: { id: string }[] }
  const empty: string[] = []
  for (const { id } of ready) {
    const { chart } = (await employer.get(`/api/reports/run?report=${id}`)).body
    if (!chart.table.total.some((figure: number | null) => Number(figure) > 0)) empty.push(id)
  }
  expect(ready.map(({ id }) => id)).toContain('spend')
  expect(empty).toEqual([])
  const { items, unknown } = (await (await server.as(10)).get('/api/visa-bulletin/priority-dates')).body
  const said = items.map(({ category, months }: { category: string; months: unknown[] }) => [category, months.length])
  expect(said).toEqual(expect.arrayContaining([['EB2', 33]]))
  expect([said.length, unknown.length]).toEqual([2, 1])
})

test('fees of the demo are those the product works out for the day before the filing', async () => {
  const approved = await system().rows<{ name: string; cents: number; sum: number; on: string; filed: string }>(
    `select k.company_name as name, p.approved_cents as cents, (p.approved_at at time zone 'America/New_York')::date::text as on,
            k.filed_on::text as filed, (select sum((line ->> 'amountCents')::int)::int from jsonb_array_elements(p.approved_fees) line) as sum
       from case_filing_plans p join cases k on k.id = p.case_id where p.approved_cents is not null`,
  )
  expect(new Set(approved.map(({ name }) => name)).size).toBe(3)
  for (const { cents, sum, on, filed } of approved) expect([sum, on < filed]).toEqual([cents, true])
})
