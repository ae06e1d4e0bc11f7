import pg from 'pg'
import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// Items are put there by hand: no job works them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })

const PROVIDER = 1
const EMPLOYER = 3
const EMPLOYEE = 5
const ATTORNEY = 9
const FIRM = 10

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const inDays = (days: number) => addDays(server.today(), days)

type Item = {
  id: number
  caseId: number
  side: string
  said: string
  renewal: string
  login: { status: string } | null
}
type Totals = { overdue: number; week: number; waiting: number; stuck: number }
type Home = Record<'items' | 'dates' | 'endingSoon' | 'authorized' | 'waiting' | 'stuck', Item[]> & {
  totals: Totals
  itemCount: number
  awaited: { key: string; n: number; cases: number; caseIds: number[] }[]
}
const home = async (who: number): Promise<Home> => (await (await server.as(who)).get('/api/cases/dashboard')).body
const listed = async (who: number, query: string): Promise<{ items: { id: number }[]; total: number }> =>
  (await (await server.as(who)).get(`/api/cases?limit=100&${query}`)).body

const oneOf = (side: string) =>
  system().one<{ id: number; caseId: number }>(
    `select o.id, o.case_id as "caseId" from open_items o join cases k on k.id = o.case_id
      where o.side = $1 and not o.is_date and k.attorney_id is not null and k.status < 9 order by o.id limit 1`,
    [side],
  )

test('the day of an attorney is counted by urgency, and what clients have owed for two weeks is stuck', async () => {
  const late = await oneOf('firm')
  const stuck = await oneOf('employee')
  await change('update open_items set since = $2 where id = $1', [stuck.id, `${inDays(-1)}T12:00:00Z`])
  const before = await home(ATTORNEY)
  await change('update open_items set due_on = $2 where id = $1', [late.id, inDays(-365)])
  await change('update open_items set since = $2 where id = $1', [stuck.id, `${inDays(-14)}T12:00:00Z`])
  const after = await home(ATTORNEY)
  expect(after.itemCount).toBe(before.itemCount)
  expect([after.totals.overdue, after.totals.stuck]).toEqual([before.totals.overdue + 1, before.totals.stuck + 1])
  expect(after.items[0]?.id).toBe(late.id)
  expect(after.stuck.map(({ id }) => id)).toContain(stuck.id)
  expect(after.items[0]?.said).not.toBe('')
})

test('an employer reads the employees by the state of their accounts; an employee waits for nobody', async () => {
  const owed = (await home(EMPLOYER)).waiting.filter(({ side }) => side === 'employee')
  expect(owed.length).toBeGreaterThan(0)
  expect(owed.map(({ login }) => login?.status ?? 'none')).toContain('Active')
  const mine = await home(EMPLOYEE)
  expect([mine.waiting, mine.stuck, mine.authorized]).toEqual([[], [], []])
})

test('what the law firm owes is owed by the attorney of its case: under the new name, and by whoever takes it over', async () => {
  const owed = async () => (await home(EMPLOYER)).awaited.filter(({ key }) => key.startsWith('firm '))
  const before = await owed()
  const most = before.reduce((one, other) => (other.n > one.n ? other : one))
  const [name] = (await system().rows<{ id: number }>(
    `select distinct attorney_id as id from cases where 'firm ' || attorney_name = $1`,
    [most.key],
  )) as [{ id: number }]
  await change(`update users set last_name = 'MARRIED' where id = $1`, [name.id])
  const renamed = (await owed()).find(({ key }) => key.endsWith(' MARRIED'))
  expect(renamed).toMatchObject({ n: most.n, cases: most.cases, caseIds: most.caseIds })
  expect((await owed()).map(({ key }) => key)).not.toContain(most.key)
  await change('update cases set attorney_id = null where id = $1', [most.caseIds[0]])
  const given = (await owed()).find(({ key }) => key.endsWith(' MARRIED'))
  expect(given?.caseIds ?? []).toEqual(most.caseIds.slice(1))
})

test('what ends within twelve months says whether its renewal is under way', async () => {
  const { authorized, endingSoon } = await home(EMPLOYER)
  expect(authorized.length).toBeGreaterThan(endingSoon.length)
  expect(new Set(authorized.map(({ renewal }) => renewal)).has('none')).toBe(true)
  expect(new Set(authorized.map(({ renewal }) => renewal)).has('started')).toBe(true)
})

test('every number of the workload is the length of the list it leads to', async () => {
  const firm = await server.as(FIRM)
  const { rows, clients } = (await firm.get('/api/cases/workload')).body as {
    rows: ({ attorneyId: number | null; diy: boolean } & Record<
      'open' | 'week' | 'overdue' | 'client' | 'stuck',
      number
    >)[]
    clients: { companyId: number; open: number; overdue: number }[]
  }
  expect(rows.some(({ open }) => open > 0)).toBe(true)
  for (const row of rows) {
    const who = row.diy ? 'mode=DIY' : `attorneyId=${row.attorneyId ?? 'none'}`
    const totals = await Promise.all(
      ['open=true', 'owed=week', 'owed=overdue', 'owed=client', 'owed=stuck'].map(
        async (filter) => (await listed(FIRM, `${who}&${filter}`)).total,
      ),
    )
    expect([row.open, row.week, row.overdue, row.client, row.stuck], who).toEqual(totals)
  }
  const [client] = clients
  expect((await listed(FIRM, `companyId=${client?.companyId}&open=true`)).total).toBe(client?.open)
  expect((await (await server.as(EMPLOYEE)).get('/api/cases/workload')).status).toBe(403)
})

test('the five steps of the bar lead to their cases', async () => {
  const lengths = await Promise.all([0, 1, 2, 3, 4].map(async (step) => (await listed(EMPLOYER, `step=${step}`)).total))
  const open = (await listed(EMPLOYER, 'open=true')).total
  expect(lengths.reduce((sum, n) => sum + n, 0)).toBe(open)
})

test('the household reads its own cases with whom to ask; nobody else has any', async () => {
  const { cases, employed } = (await (await server.as(EMPLOYEE)).get('/api/cases/own')).body as {
    cases: { id: number; own: boolean; said: string; attorneyName: string; contactName: string; step: number }[]
    employed: boolean
  }
  expect(employed).toBe(true)
  expect(cases.filter(({ own }) => own).length).toBeGreaterThan(0)
  expect(cases.some(({ own }) => !own)).toBe(true)
  for (const { said, contactName } of cases) expect([said, contactName]).not.toContain('')
  expect((await (await server.as(EMPLOYER)).get('/api/cases/own')).body).toEqual({ cases: [], employed: false })
})

test('the contact of an own case is told as taking part where a message in it reaches them, and only there', async () => {
  const employee = await server.as(EMPLOYEE)
  type Own = { id: number; contactName: string; contactTakesPart: boolean }
  const read = async (): Promise<Own[]> => (await employee.get('/api/cases/own')).body.cases
  const [first] = await read()
  // Opened by somebody of the law firm: the company's administrator is named, and has no part in it.
  await change(`update cases set owner_id = null, created_by = attorney_id where id = $1`, [first?.id])
  const cases = await read()
  for (const { id, contactName, contactTakesPart } of cases) {
    const { people } = (await employee.get(`/api/cases/${id}`)).body
    expect([id, people.some(({ name }: { name: string }) => name === contactName)]).toEqual([id, contactTakesPart])
  }
  expect(new Set(cases.map(({ contactTakesPart }) => contactTakesPart)).size, 'both kinds').toBe(2)
})

test('a paper of the employee that the family’s case needs is called by their name', async () => {
  const { cases } = (await (await server.as(EMPLOYEE)).get('/api/cases/own')).body
  const family = cases.find(({ said }: { said: string }) => said.startsWith('H-4'))
  const { requests } = (await (await server.as(EMPLOYEE)).get(`/api/cases/${family.id}/documents`)).body
  const names = requests.map(({ name }: { name: string }) => name)
  expect(names).toContain('Priya’s I-797 approval, or I-129 receipt and copy of the petition')
  expect(names.filter((name: string) => /principal/i.test(name))).toEqual([])
})

test('the provider reads what fails or waits; a company does not', async () => {
  await change(`update outbox_mails set status = 'failed' where id = (select max(id) from outbox_mails)`)
  const found = (await (await server.as(PROVIDER)).get('/api/installation/attention')).body
  expect(found.firmsToSetUp.concat(found.clientsWithoutUser).every(({ name }: { name: string }) => name !== '')).toBe(
    true,
  )
  const { n } = await system().one<{ n: number }>(
    `select count(*)::integer as n from outbox_mails where status = 'failed'`,
  )
  expect([found.mailsFailed, found.jobsFailed]).toEqual([n, []])
  expect((await (await server.as(EMPLOYER)).get('/api/installation/attention')).status).toBe(403)
})

test('a family with more open than any list shows still reads all of it: nothing left out reads as done', async () => {
  const before = await home(EMPLOYEE)
  const caseId = before.items[0]?.caseId ?? 0
  await change(
    `insert into open_items (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb, link)
     select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, 'task:many' || n, 'task', 'employee',
            'Bring paper ' || n, 'Do it', '/visacareMyCases' from cases k, generate_series(1, 60) n where k.id = $1`,
    [caseId],
  )
  const after = await home(EMPLOYEE)
  expect(after.itemCount).toBe(before.itemCount + 60)
  expect(after.items).toHaveLength(after.itemCount)
  await change(`delete from open_items where key like 'task:many%'`)
})

test('the wall around open items lets each scope read its own, and nothing else', async () => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const one = async (text: string) => Object.values((await owner.query(text)).rows[0] ?? {}).map(Number)
  const [company] = await one('select company_id from open_items order by id limit 1')
  const [firm] = await one('select law_firm_id from open_items where law_firm_id is not null order by id limit 1')
  const [attorney, own] = await one('select user_id, law_firm_id from assignments order by id limit 1')
  const [household] = await one(
    'select household_person_id from open_items where household_person_id is not null limit 1',
  )
  const scopes: [settings: Record<string, unknown>, sees: string][] = [
    [{}, 'false'],
    [{ scope: 'system' }, 'true'],
    [{ scope: 'company', company_id: company }, `company_id = ${company}`],
    [{ scope: 'firm', law_firm_id: firm }, `law_firm_id = ${firm}`],
    [{ scope: 'person', person_id: household }, `household_person_id = ${household} or person_id = ${household}`],
    [
      { scope: 'attorney', law_firm_id: own, user_id: attorney },
      `law_firm_id = ${own} and company_id in (select company_id from assignments where user_id = ${attorney})`,
    ],
    // Nothing is assigned to this one, so nothing of the firm is read.
    [{ scope: 'attorney', law_firm_id: firm, user_id: 0 }, 'false'],
  ]
  for (const [settings, sees] of scopes) {
    const expected = (await owner.query(`select id from open_items where ${sees} order by id`)).rows
    await owner.query('begin; set local role visacare_app')
    for (const [name, value] of Object.entries(settings))
      await owner.query('select set_config($1, $2, true)', [`app.${name}`, String(value)])
    const seen = (await owner.query('select id from open_items order by id')).rows
    await owner.query('rollback')
    expect([settings, seen.length]).toEqual([settings, expected.length])
    expect(seen).toEqual(expected)
    expect([settings, seen.length > 0]).toEqual([settings, sees !== 'false'])
  }
  await owner.end()
})
