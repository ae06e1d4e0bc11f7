import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { ALL_SET, openWords } from '#desk/dashboards/client/my-items.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { remind } from '#preparation/deadlines/server/jobs.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { oneTruthOf } from './support/one-truth.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    // Dates are put there by hand: no job works them out anew in between.
    env: { WORKER: 'separate' },
  })
})
afterAll(() => server?.stop())

const CASES = 10
const SEED = 20261116
const [PROVIDER, HR, EMPLOYEE, FIRM] = [1, 3, 5, 10]

const system = () => server.services.database.read({ kind: 'system' })
const daysFromNow = (days: number) => addDays(server.today(), days)

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    upTo: (n: number) => Math.floor(next() * n),
    one: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  }
}

type Row = Omit<Item, 'id'> & { key: string; planned: boolean }
const itemsOf = (caseId: number) =>
  system().rows<Row>(
    `select case_id as "caseId", key, kind, side, title, due_on as "dueOn", coalesce((about ->> 'planned')::boolean, false) as planned
       from open_items where case_id = $1`,
    [caseId],
  )

/** A case of somebody's, of each kind in turn, and then a few things that happen in it. */
async function generated(
  { upTo, one }: ReturnType<typeof numbers>,
  n: number,
  { people, family }: { people: readonly number[]; family: readonly number[] },
): Promise<number> {
  const employer = await server.as(HR)
  const firm = await server.as(9)
  const kinds = [
    () => ({ asked: { typeId: 1, subType: 'extension' }, personId: one(people) }),
    () => ({ asked: { typeId: 3, subType: '(C)(9)' }, personId: one(people) }),
    () => ({ asked: { typeId: 1, subType: 'transfer' }, personId: one(people) }),
    // A family member's own case, and one that is done without an attorney.
    () => ({ asked: { typeId: 2, subType: 'extension' }, personId: one(family) }),
    () => ({ asked: { typeId: 3, subType: '(C)(9)', mode: 'DIY' }, personId: people[0] ?? 0, by: EMPLOYEE }),
  ]
  const kind = kinds[n % kinds.length] as () => { asked: object; personId: number; by?: number }
  const { asked, personId, by = HR } = kind()
  const opened = await (await server.as(by)).post('/api/cases', { ...asked, personId, channel: 'paper' })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { id } = opened.body as { id: number }
  const happens = [
    () =>
      firm.post(`/api/cases/${id}/tasks`, {
        forWhom: one(['employee', 'employer', 'firm']),
        title: `Task ${upTo(99)}`,
        details: '',
        dueOn: daysFromNow(upTo(90)),
      }),
    () => employer.post(`/api/people/${personId}/changes`, { kind: 'trip', on: daysFromNow(upTo(60)), details: '' }),
    () => employer.post(`/api/cases/${id}/questionnaire/submit`, { audience: 'employer', despiteMissing: true }),
    () => employer.post(`/api/cases/${id}/move`, { to: 2 }),
    () =>
      dated(id, one(['D-62 last day of work', 'D-10 latest receipt', 'D-40 response']), daysFromNow(upTo(200) - 20)),
  ]
  for (let step = 0; step < 4; step += 1) await one(happens)()
  if (n % 2 === 0) await noticed(id, daysFromNow(40 + n))
  return id
}

/** The agency asked for more, while whatever happened before is still open. */
async function noticed(caseId: number, dueOn: string): Promise<void> {
  await dated(caseId, 'D-40 response', dueOn)
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const open = `update cases set status = ${Status.noticeOpen}, stage = '', rfe_due_on = $2 where id = $1`
    await tx.run(open, [caseId, dueOn])
    await refreshBallOf({ db: tx, services: server.services, now: server.clock.now() }, caseId)
  })
}

async function dated(caseId: number, name: string, on: string): Promise<void> {
  const [rule = '', ...part] = name.split(' ')
  await server.services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(
      `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind, severity, due_on)
       select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, 'Something ends on', 'expires', 'regulatory', $4 from cases where id = $1
       on conflict (case_id, rule, part) do update set due_on = excluded.due_on`,
      [caseId, rule, part.join(' '), on],
    )
    await refreshItems({ db: tx, services: server.services, now: server.clock.now() }, caseId)
  })
}

type Item = { id: number; caseId: number; kind: string; side: string; title: string; dueOn: string | null }
type Home = { items: Item[]; itemCount: number; dates: Item[] }

const ownSides: Readonly<Record<number, readonly string[]>> = {
  [HR]: ['employer'],
  [EMPLOYEE]: ['employee'],
  [FIRM]: ['firm', 'attorney'],
}

test(`home, header, list, bell and calendar agree on what is open in ${CASES} generated cases`, async () => {
  const one = oneTruthOf(server)
  await one.bellKeepsWhatIsRenewed()
  const random = numbers(SEED)
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update companies set diy_access = 'Y' where code = 'NORTHWIND'`),
  )
  const people = await system().rows<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.household_person_id = p.id order by (p.first_name = 'Priya') desc, p.id limit 3`,
  )
  const cases: number[] = []
  const family = await system().rows<{ id: number }>(
    `select p.id from people p where p.household_person_id = any ($1::bigint[]) and p.id <> p.household_person_id order by p.id limit 3`,
    [people.map(({ id }) => id)],
  )
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  for (let n = 0; n < CASES; n += 1)
    cases.push(await generated(random, n, { people: ids(people), family: ids(family) }))

  const answering = await system().rows<{ n: number }>(
    `select count(*)::integer as n from open_items o join cases k on k.id = o.case_id
      where k.id = any ($1::bigint[]) and k.status = ${Status.noticeOpen} and o.kind in ('task', 'document') group by k.id`,
    [cases],
  )
  expect(answering.length, 'notices beside other open items').toBeGreaterThan(1)

  for (const caseId of cases) {
    const items = await itemsOf(caseId)
    const { body: header } = await (await server.as(PROVIDER)).get(`/api/cases/${caseId}`)
    expect(shown(header.openItems), 'header').toEqual(shown(items))
    if (header.status === Status.noticeOpen) {
      const answer = items.filter(({ kind }) => kind === 'step')
      expect(answer, `answer in case ${caseId}`).toHaveLength(1)
      expect(answer[0]?.title).toMatch(/^Answer the (RFE|notice)/)
      if (header.mode === 'LEGAL') expect(answer[0]?.side).toBe('firm')
      expect(header.standing, 'headline').toContain(
        `: ${answer[0]?.title.replace('Answer', 'answer')} by ${showDate(header.rfeDueOn)}.`,
      )
    }
    const { body: list } = await (await server.as(HR)).get(`/api/cases?personId=${header.personId}&limit=200`)
    const row = list.items.find(({ id }: { id: number }) => id === caseId)
    const owing = new Set(items.filter(({ kind }) => kind !== 'date').map(({ side }) => side))
    for (const side of owing) expect(row.waitsFor, `list of case ${caseId}`).toContain(side)
    const { body: calendar } = await (await server.as(HR)).get(
      `/api/deadlines?from=${daysFromNow(-60)}&until=${daysFromNow(250)}`,
    )
    const inCalendar = (
      calendar.items as { caseId: number; on: string; actionable: boolean; done: boolean; kind: string }[]
    )
      .filter((each) => each.caseId === caseId && each.actionable && !each.done && each.kind !== 'event')
      .map(({ on }) => on)
    // What others owe by a day that only follows from a date stands there with that date, once; what HR owes as on its home.
    const due = items.flatMap(({ dueOn, planned, side }) =>
      (!planned || side === 'employer') && dueOn && dueOn >= daysFromNow(-60) && dueOn <= daysFromNow(250) ? dueOn : [],
    )
    expect(new Set(inCalendar), 'calendar').toEqual(new Set(due))
  }

  for (const who of [HR, EMPLOYEE, FIRM]) {
    const home: Home = (await (await server.as(who)).get('/api/cases/dashboard')).body
    const open = await inSightOf(who)
    const todo = open.filter(({ kind }) => kind !== 'date')
    expect(home.itemCount, `home of role ${who}`).toBe(todo.length)
    expect(home.items.every(({ id }) => todo.some((item) => item.id === id))).toBe(true)
    const words = openWords(home.itemCount, home.items, home.dates)
    expect(words === ALL_SET, words).toBe(todo.length === 0 && home.dates.length === 0)
  }
  await one.allAwaitedAreCounted()
  for (const who of [HR, EMPLOYEE, FIRM]) await one.dayIsDueNext(who)
  await one.employeesSayTheSame()
  for (const who of [HR, FIRM]) await one.bellSaysIt(who)

  await remind(server.services, server.clock.now())
  const told = await system().rows<{ link: string }>(`select link from notifications where text like '%from now.'`)
  expect(told.length).toBeGreaterThan(0)
  for (const { link } of told) {
    const id = Number(link.split('/').at(-1))
    expect(
      (await itemsOf(id)).some(({ kind }) => kind === 'date'),
      `bell about case ${id}`,
    ).toBe(true)
  }
})

const shown = (items: readonly Pick<Item, 'kind' | 'side' | 'title' | 'dueOn'>[]) =>
  items.map(({ kind, side, title, dueOn }) => [kind, side, title, dueOn].join(' ')).sort()

/** Every open item of the reader's side, asked of the table itself. */
async function inSightOf(who: number): Promise<Item[]> {
  const { scope, value } = await system().one<{ scope: string; value: number }>(
    `select case when u.person_id is not null then 'household_person_id' when u.company_id is not null then 'company_id' else 'law_firm_id' end as scope,
            coalesce(u.person_id, u.company_id, u.law_firm_id) as value from users u where u.role_id = $1 and u.demo order by u.id limit 1`,
    [who],
  )
  return system().rows<Item>(
    `select id, case_id as "caseId", kind, side, title, due_on as "dueOn" from open_items where ${scope} = $1 and side = any ($2)`,
    [value, ownSides[who]],
  )
}
