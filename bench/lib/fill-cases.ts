import pg from 'pg'
import { formNamed } from '#forms/all.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import {
  ATTORNEY,
  CASES,
  CASES_OF_A_PERSON,
  EVENTS,
  FIRM,
  FIRM_ADMINISTRATOR,
  FORMS,
  FURTHER_INDEXES,
  firstOf,
  ITEMS,
  JOBS,
  MESSAGES,
  PEOPLE,
  SEARCHED,
  STEADY,
  TASKS,
  TOTALS,
  UNTIL,
} from './case-statements.ts'

export type Office = { cookie: string; companyId: number; userId: number; personIds: number[]; caseIds: number[] }
export type FilledCases = { employers: Office[]; steady: Office; firmCookie: string }

const NEXT_CASE = 50_000_000
const AT_ONCE = 100_000

/** One law firm with an attorney, 201 companies that it stands for, and an administrator in each. */
export async function fillOffices(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query(
      `insert into law_firms (id, code, name) overriding system value values ($1, 'BENCHFIRM', 'Bench & Partners')`,
      [FIRM],
    )
    await client.query(
      `insert into companies (id, code, name, law_firm_id, transaction_details_added) overriding system value
       select $1::bigint + n, 'BENCH' || n, 'Company ' || n, $2::bigint, true from generate_series(1, $3::int) n`,
      [firstOf.company, FIRM, STEADY],
    )
    await client.query(
      `insert into users (id, user_name, email, role_id, company_id, law_firm_id, first_name, last_name, status, made_by)
       overriding system value
       select $1::bigint + n, 'user' || n || '@bench.example', 'user' || n || '@bench.example', 3, $2::bigint + n, null::bigint,
              'Grace', 'Employer', 'Active', 'person' from generate_series(1, $3::int) n
       union all select $4::bigint, 'attorney@bench.example', 'attorney@bench.example', 9, null, $6::bigint, 'Ines', 'Attorney', 'Active', 'person'
       union all select $5::bigint, 'firm@bench.example', 'firm@bench.example', 10, null, $6, 'Hiro', 'Partner', 'Active', 'person'`,
      [firstOf.user, firstOf.company, STEADY, ATTORNEY, FIRM_ADMINISTRATOR, FIRM],
    )
    await client.query('insert into credentials (user_id, require_factor) select id, false from users where id >= $1', [
      firstOf.user,
    ])
    await client.query(
      'insert into assignments (company_id, law_firm_id, user_id) select id, $1::bigint, $2::bigint from companies where law_firm_id = $1',
      [FIRM, ATTORNEY],
    )
    // Where the product goes on when it opens cases itself.
    await client.query(`alter table cases alter column id restart with ${NEXT_CASE}`)
    await client.query(`alter table case_forms alter column id restart with ${NEXT_CASE + 20_000_000}`)
    await client.query(`alter sequence case_number_sequence restart with 2000001`)
    await client.query(
      'insert into case_numbers (year, base) values (extract(year from now())::int, 0) on conflict do nothing',
    )
  })
}

/** Adds cases until there are so many, each with its person, forms, past and open work, written by the owner past the application. */
export async function fillCases(ownerUrl: string, until: number): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ n: string }>('select count(*) as n from cases where id < $1', [NEXT_CASE])
    // What the triggers keep row by row is written at the end, at once.
    await client.query('set session_replication_role = replica')
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(FURTHER_INDEXES)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (let from = Number(rows[0]?.n ?? 0); from < until; from += AT_ONCE) {
      const range = [from + 1, Math.min(from + AT_ONCE, until)]
      await client.query(PEOPLE, [...range.map((n) => Math.ceil(n / CASES_OF_A_PERSON))])
      await client.query(JOBS)
      await client.query(CASES, range)
      await client.query(FORMS, [...range, editionOf('g-28'), editionOf('i-129'), editionOf('i-765')])
      await client.query(EVENTS, range)
      await client.query(TASKS, range)
      await client.query(MESSAGES, range)
      await client.query(ITEMS, range)
    }
    await client.query(UNTIL)
    await client.query(SEARCHED)
    for (const { definition } of indexes) await client.query(definition)
    await client.query(`delete from counters where name like 'cases%'`)
    await client.query(TOTALS)
    // What a database of this size looks like after its first night.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

/** Live sessions of employers, with people and cases of theirs all over the range, and of the firm's administrator. */
export async function openOffices(ownerUrl: string, count: number): Promise<FilledCases> {
  return asOwner(ownerUrl, async (client) => {
    const employers: Office[] = []
    for (let n = 1; n <= count; n++) employers.push(await officeOf(client, n))
    const steady = await officeOf(client, STEADY)
    const firmCookie = await signedIn(client, FIRM_ADMINISTRATOR, { roleId: 10, scope: 'firm', lawFirmId: FIRM })
    return { employers, steady, firmCookie }
  })
}

async function officeOf(client: pg.Client, n: number): Promise<Office> {
  const companyId = firstOf.company + n
  const userId = firstOf.user + n
  const { rows } = await client.query<{ id: string; personId: string }>(
    'select id, person_id as "personId" from cases where company_id = $1 order by id desc',
    [companyId],
  )
  return {
    ...{ companyId, userId, cookie: await signedIn(client, userId, { roleId: 3, scope: 'company', companyId }) },
    caseIds: rows.map(({ id }) => Number(id)),
    personIds: [...new Set(rows.map(({ personId }) => Number(personId)))],
  }
}

type As = { roleId: number; scope: string; companyId?: number; lawFirmId?: number }

async function signedIn(client: pg.Client, userId: number, { roleId, scope, companyId, lawFirmId }: As) {
  const token = `bench-${userId}`
  await client.query(
    `insert into sessions (token_hash, user_id, role_id, scope, company_id, law_firm_id, created_at, last_seen_at, expires_at, confirmed_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6, now(), now(), now() + interval '12 hours', now())
     on conflict do nothing`,
    [tokenHashOf(token), userId, roleId, scope, companyId ?? null, lawFirmId ?? null],
  )
  return `visacare_session=${token}`
}

const editionOf = (formId: string) => formNamed(formId)?.edition ?? ''

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
