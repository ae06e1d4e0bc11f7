import { expect } from 'vitest'
import { nextOf } from '#case-file/case-details/client/next-of.ts'
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
    expect(row.nextDueOn !== null && row.nextDueOn > far ? undefined : (row.nextDueOn ?? undefined), row.number).toBe(
      on,
    )
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
