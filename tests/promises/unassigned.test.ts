import { beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '#platform/operation/alias.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { change, operations, rowsOf, serverForThisFile } from './support.ts'

// Promise 9: an attorney, and who assists one, reads nothing of a company of the firm that is not assigned to them.
const server = serverForThisFile()
const ATTORNEY = 9
const ASSISTANT = 13
const MARK = 'Zyzzyva'

const ids: Record<string, number> = {}

/** A client of the attorney's own firm, with a person, a job, a case and what hangs on it; assigned to nobody. */
beforeAll(async () => {
  const insert = async (text: string, values: unknown[] = []) =>
    server.current.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.one<{ id: number }>(`${text} returning id`, values),
    )
  const [attorney] = await rowsOf<{ firm: number }>(
    server.current,
    `select law_firm_id as firm from users where user_name = 'attorney@visacare.demo'`,
  )
  const place = async (columns: string, table: string, values: string, more: unknown[] = []) =>
    (
      await insert(`insert into ${table} (company_id, law_firm_id, ${columns}) values ($1, $2, ${values})`, [
        ids.company,
        attorney?.firm,
        ...more,
      ])
    ).id
  ids.company = (
    await insert(`insert into companies (code, name, law_firm_id) values ('ZYZZ', '${MARK} Inc', $1)`, [attorney?.firm])
  ).id
  ids.person = (
    await insert(
      `insert into people (id, household_person_id, company_id, law_firm_id, first_name, last_name, relation)
       overriding system value select n, n, $1, $2, '${MARK}', '${MARK}', 'Principal' from nextval('people_id_seq') n`,
      [ids.company, attorney?.firm],
    )
  ).id
  ids.employment = await place('person_id, household_person_id, job_title', 'employments', `$3, $3, '${MARK}'`, [
    ids.person,
  ])
  ids.case = await place(
    'number, person_id, household_person_id, employment_id, type_id, mode, company_name, person_name',
    'cases',
    `'VC-2026-99001', $3, $3, $4, 1, 'LEGAL', '${MARK}', '${MARK}'`,
    [ids.person, ids.employment],
  )
  const ofCase = async (table: string, columns: string, values: string) =>
    place(`case_id, ${columns}`, table, `$3, ${values}`, [ids.case])
  ids.caseForm = await ofCase('case_forms', 'form_id, edition, position', `'i-129', '2026-02-27', 1`)
  ids.deadline = await ofCase(
    'case_deadlines',
    'rule, part, title, kind, severity, due_on',
    `'D-10', 'x', '${MARK}', 'due', 'policy', current_date + 10`,
  )
  ids.document = await ofCase('documents', 'document_type, created_at', `'Passport', now()`)
  ids.event = await ofCase('calendar_events', 'title, on_day, created_at', `'${MARK}', current_date + 11, now()`)
  ids.task = await ofCase('case_tasks', 'for_whom, title', `'employer', '${MARK}'`)
  await insert(
    `insert into users (company_id, user_name, email, first_name, last_name, role_id, made_by)
     values ($1, 'z@zyzz.example', 'z@zyzz.example', '${MARK}', '${MARK}', 3, 'person')`,
    [ids.company],
  )
  await change(
    server.current,
    `insert into fact_documents (subject, subject_id, company_id, law_firm_id, known, version, updated_at)
     values ('person', $1, $2, $3, $4, 1, now())`,
    [
      ids.person,
      ids.company,
      attorney?.firm,
      JSON.stringify({ 'person.birthCity': { value: MARK, source: 'form', by: null, at: '2026-01-01T00:00:00Z' } }),
    ],
  )
})

describe.each([ATTORNEY, ASSISTANT])('role %i', (roleId) => {
  test('every table with a company has no row of it in this scope', async () => {
    const tables = await rowsOf<{ name: string; column: string }>(
      server.current,
      `select c.relname as name, case c.relname when 'companies' then 'id' else 'company_id' end as column
         from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        where c.relkind = 'r' and (c.relname = 'companies'
           or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))`,
    )
    expect(tables.length).toBeGreaterThan(25)
    const [, token = ''] = (await server.current.as(roleId)).cookie.split('=')
    const scope = { kind: 'session', tokenHash: tokenHashOf(token) } as const
    const db = server.current.services.database
    const seen: string[] = []
    let there = 0
    for (const { name, column } of tables) {
      const count = `select count(*)::int as n from ${name} where ${column} = $1`
      there += Math.min(1, (await db.read({ kind: 'system' }).one<{ n: number }>(count, [ids.company])).n)
      if ((await db.read(scope).one<{ n: number }>(count, [ids.company])).n > 0) seen.push(name)
    }
    expect(seen).toEqual([])
    expect(there).toBeGreaterThan(10)
  })

  test('no list and no other question answers with anything of it', async () => {
    const client = await server.current.as(roleId)
    const told: string[] = []
    for (const operation of operations.filter(
      ({ kind, can, download }) => kind === 'query' && can !== 'public' && !download,
    ))
      for (const path of pathsOf(operation)) {
        const reply = await client.get(path)
        if (/Zyzzyva|VC-2026-99001/.test(JSON.stringify(reply.body))) told.push(path)
        expect(reply.status, path).toBeLessThan(500)
      }
    expect(told).toEqual([])
  }, 600_000)

  test('what a fact touches and the calendar of a case say no more than that there is no such thing', async () => {
    const client = await server.current.as(roleId)
    const touches = await client.get(`/api/facts/touches?subject=person/${ids.person}&fact=person.familyName`)
    expect(touches.body.open ?? []).toEqual([])
    const event = { title: 'x', on: '2030-01-02', caseNumber: 'VC-2026-99001' }
    const made = await client.post('/api/calendar-events', event)
    expect(made.status, JSON.stringify(made.body)).toBe(404)
  })
})

test('the firm itself sees the company, and the attorney once it is assigned', async () => {
  const list = async (roleId: number) =>
    JSON.stringify((await (await server.current.as(roleId)).get('/api/people?search=Zyz')).body)
  expect(await list(10)).toContain(MARK)
  expect(await list(ATTORNEY)).not.toContain(MARK)
  await change(
    server.current,
    `insert into assignments (company_id, law_firm_id, user_id, created_at)
     select $1, law_firm_id, id, now() from users where user_name = 'attorney@visacare.demo'`,
    [ids.company],
  )
  expect(await list(ATTORNEY)).toContain(MARK)
})

/** An operation asked with the records of that company, and once more with its own example. */
function pathsOf(operation: Operation): string[] {
  const example: Record<string, unknown> = { ...(operation.example as object | undefined) }
  const theirs: Record<string, unknown> = { ...example }
  for (const [name, kind] of Object.entries((operation.names ?? {}) as Record<string, string>))
    if (ids[kind] !== undefined) theirs[name] = ids[kind]
  if ('subject' in theirs) theirs.subject = `person/${ids.person}`
  return [...new Set([pathWith(operation, example), pathWith(operation, theirs)])]
}

function pathWith(operation: Operation, given: Record<string, unknown>): string {
  const input = { ...given }
  const path = (routesOf(operation)[0]?.url ?? '').replace(/:(\w+)/g, (_all, name: string) => {
    const value = input[name] ?? 1
    delete input[name]
    return encodeURIComponent(String(value))
  })
  return `${path}?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
}
