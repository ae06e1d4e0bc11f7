import { expect } from 'vitest'
import { nextOf } from '#case-file/case-details/client/next-date.tsx'
import type { EmployeeRow } from '#desk/employees/records.ts'
import { nextStepOf } from '#desk/employees/rules.ts'
import { addDays } from '#formats/day.ts'
import type { TestServer } from '../../setup/server.ts'

const HR = 3

type Item = { kind: string; dueOn: string | null }
type Awaited = { key: string; n: number; cases: number; caseIds: number[]; dueOn: string | null; items: Item[] }
type Home = { awaited: Awaited[]; totals: { waiting: number; awaited: number } }

/** What several screens say of the same thing, held against each other. */
export const oneTruthOf = (server: TestServer) => ({
  allAwaitedAreCounted: () => allAwaitedAreCounted(server),
  dayIsDueNext: (who: number) => oneDayIsDueNext(server, who),
  employeesSayTheSame: () => employeesSayTheSame(server),
  bellSaysIt: (who: number) => bellSaysIt(server, who),
  bellKeepsWhatIsRenewed: () => bellKeepsWhatIsRenewed(server),
})

/** Whoever an employer waits for is named with everything they owe, however much is open in all. */
async function allAwaitedAreCounted(server: TestServer): Promise<void> {
  const { awaited, totals }: Home = (await (await server.as(HR)).get('/api/cases/dashboard')).body
  const owed = await server.services.database
    .read({ kind: 'system' })
    .rows<{ whose: string; caseId: number; dueOn: string | null }>(
      `select case o.side when 'employee' then 'person ' || k.person_id else 'firm ' || k.attorney_name end as whose,
            k.id as "caseId", o.due_on as "dueOn"
       from open_items o join cases k on k.id = o.case_id join companies c on c.id = o.company_id
      where c.code = 'NORTHWIND' and o.side <> 'employer' and o.kind <> 'date' order by o.due_on, o.id`,
    )
  expect(owed.length, 'more than any list has room for').toBeGreaterThan(40)
  expect([totals.waiting, totals.awaited]).toEqual([owed.length, new Set(owed.map(({ whose }) => whose)).size])
  for (const from of awaited) {
    const theirs = owed.filter(({ whose }) => whose === from.key)
    expect([from.n, from.cases, from.dueOn], from.key).toEqual([
      theirs.length,
      new Set(theirs.map(({ caseId }) => caseId)).size,
      theirs[0]?.dueOn ?? null,
    ])
    expect(from.items.length).toBe(Math.min(theirs.length, 3))
  }
  const firstOf = [...new Set(owed.map(({ whose }) => whose))]
  expect(awaited[0]?.key, 'who is due first').toBe(firstOf[0])
}

/** List and header of every open case, the generated ones and those of the demo, show one day: the first that is seen. */
async function oneDayIsDueNext(server: TestServer, who: number): Promise<void> {
  const reader = await server.as(who)
  const { items: rows } = (await reader.get('/api/cases?open=true&sort=due&limit=200')).body as { items: Listed[] }
  expect(rows.length, `cases of role ${who}`).toBeGreaterThan(1)
  const days = rows.map(({ nextDueOn }) => nextDueOn ?? '9999')
  expect(days, 'sorted by the day that is shown').toEqual([...days].sort())
  const far = addDays(server.today(), 180)
  for (const row of rows) {
    const { body: file } = await reader.get(`/api/cases/${row.id}`)
    const on = nextOf(file, who, server.today())?.on
    // A date further away than half a year stands in a list, and on no header.
    if (on === undefined) expect(row.nextDueOn === null || row.nextDueOn > far, row.number).toBe(true)
    else expect(row.nextDueOn, row.number).toBe(on)
    expect(row.nextDueOn, `${row.number}: list and case`).toBe(file.nextDueOn)
    const told = file.openItems.flatMap(({ kind, dueOn }: Item) => (kind !== 'date' && dueOn !== null ? dueOn : []))
    expect([row.nextDueOn ?? '9999', ...told].sort()[0], row.number).toBe(row.nextDueOn ?? '9999')
  }
}
type Listed = { id: number; number: string; nextDueOn: string | null }

/** Who has an open case has it in the list of employees too, and a Form I-9 of the home is the next step of its person. */
async function employeesSayTheSame(server: TestServer): Promise<void> {
  const employer = await server.as(HR)
  const { items: rows } = (await employer.get('/api/employees?limit=200')).body as { items: EmployeeRow[] }
  const { items: cases } = (await employer.get('/api/cases?open=true&limit=200')).body as {
    items: { personId: number | null }[]
  }
  for (const row of rows) {
    const open = cases.filter(({ personId }) => personId === row.id).length
    expect([row.openCases, row.openCase !== null], `${row.firstName} ${row.lastName}`).toEqual([open, open > 0])
  }
  const { body: forms } = await employer.get('/api/i9/standing')
  expect(forms.late + forms.due, 'forms of the demo that are late or due').toBeGreaterThan(1)
  for (const { personId, dueOn, name } of forms.first as { personId: number; dueOn: string; name: string }[]) {
    const row = rows.find(({ id }) => id === personId)
    expect(row?.form?.dueOn, name).toBe(dueOn)
    expect(row && nextStepOf(row, server.today(), { sides: ['employer'] }).words, name).not.toBe('Nothing to do')
  }
  const { items: mine } = (await employer.get('/api/employees?show=needsYou&limit=200')).body as {
    items: EmployeeRow[]
  }
  expect(mine.map(({ id }) => id).sort()).toEqual(rows.flatMap(({ id, yours }) => (yours > 0 ? id : [])).sort())
}

type Due = { text: string; link: string; dueOn: string }
type Shown = {
  personId: number | null
  personName: string
  caseId: number
  title: string
  link: string
  dueOn: string | null
  renewal: string
}

const bellOf = async (server: TestServer, who: number): Promise<Due[]> =>
  (await (await server.as(who)).get('/api/my/notifications')).body.due
const homeOf = async (server: TestServer, who: number): Promise<Record<'items' | 'endingSoon', Shown[]>> =>
  (await (await server.as(who)).get('/api/cases/dashboard')).body

/** Whatever the home has of this week, and whoever it names in its strip, is at the bell; in words, without our numbers. */
async function bellSaysIt(server: TestServer, who: number): Promise<void> {
  const bell = await bellOf(server, who)
  const { items, endingSoon } = await homeOf(server, who)
  const week = addDays(server.today(), 7)
  const owed = items.filter(({ dueOn }) => dueOn !== null && dueOn <= week)
  expect(owed.length, `things of role ${who} this week`).toBeGreaterThan(0)
  for (const { link, dueOn, title } of owed.slice(0, 20))
    expect(bell, title).toContainEqual(expect.objectContaining({ link, dueOn }))
  for (const { link, dueOn, personName } of endingSoon.slice(0, 20))
    expect(bell, personName).toContainEqual(expect.objectContaining({ link, dueOn }))
  if (who !== HR) return
  for (const { text } of bell) expect(text).not.toMatch(/\b\d\d-\d{5}\b|new card/)
  const { first } = (await (await server.as(HR)).get('/api/i9/standing')).body as { first: Due[] }
  for (const { dueOn } of first)
    expect(bell.filter(({ text }) => text.includes('Form I-9')).map((each) => each.dueOn)).toContain(dueOn)
}

/** Opening a renewal takes nobody's day from the bell: nothing is filed yet. */
async function bellKeepsWhatIsRenewed(server: TestServer): Promise<void> {
  const { endingSoon } = await homeOf(server, HR)
  const approved = await server.services.database
    .read({ kind: 'system' })
    .rows<{ id: number }>(`select id from cases where outcome = 'Approved' and renewal_number = '' and type_id = 3`)
  const ending = endingSoon.find(
    ({ renewal, caseId }) => renewal === 'none' && approved.some(({ id }) => id === caseId),
  )
  expect(ending, 'somebody without a renewal').toBeDefined()
  const { results } = (await (await server.as(HR)).post('/api/cases/bulk/renewals', { ids: [ending?.caseId] })).body
  expect(results[0].done, JSON.stringify(results)).toBe(true)
  const after = (await bellOf(server, HR)).filter(({ text }) => text.startsWith(`${ending?.personName}:`))
  expect(after.map(({ dueOn }) => dueOn)).toContain(ending?.dueOn)
}
