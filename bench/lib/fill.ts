import pg from 'pg'
import { tokenHashOf } from '#platform/session/sessions.ts'

export const COMPANIES = 200
export const USERS = 100_000

export type Session = { cookie: string; companyId: number; userIds: number[] }
export type Filled = { employers: Session[]; administrators: Session[] }

/** 100,000 users over 200 companies, and live sessions of some of them, written by the owner past the application. */
export async function fill(ownerUrl: string): Promise<Filled> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `insert into companies (code, name) select 'BENCH' || n, 'Company ' || n from generate_series(1, $1::int) n`,
      [COMPANIES],
    )
    await client.query(INSERT_USERS, [COMPANIES, USERS])
    await client.query('insert into credentials (user_id, require_factor) select id, false from users')
    await client.query(PAST_SESSIONS)
    await client.query(PAST_EVENTS)
    const employers = await openSessions(client, 3, 'company', 40)
    const administrators = await openSessions(client, 1, 'provider', 40)
    // What a database of this size looks like after its first night.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return { employers, administrators }
  } finally {
    await client.end()
  }
}

// The first user of each company is its administrator (role 3), the second an administrator of the provider (role 1)
// who works in that company at the moment; all others are assistants (role 4).
const INSERT_USERS = `
  with tenant as (select id, row_number() over (order by id) - 1 as place from companies where code like 'BENCH%')
  insert into users (user_name, email, role_id, company_id, first_name, last_name, mobile_number, status, made_by)
  select 'user' || n || '@bench.example', 'user' || n || '@bench.example',
         case when n <= $1::int then 3 when n <= 2 * $1::int then 1 else 4 end, tenant.id,
         (array['Amara', 'Bruno', 'Chiara', 'Deepak', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jonas'])[1 + n % 10],
         (array['Adler', 'Bianchi', 'Chen', 'Diaz', 'Eriksen', 'Fofana', 'Gupta', 'Haddad', 'Ito', 'Jensen', 'Kowalski'])[1 + n % 11],
         '2025550' || lpad((n % 1000)::text, 3, '0'), 'Active', 'person'
    from generate_series(1, $2::int) n
    join tenant on tenant.place = n % $1::int`

// A database of this size has a past: one closed session for every fifth user, a hundred events for every company.
const PAST_SESSIONS = `
  insert into sessions (token_hash, user_id, role_id, scope, company_id, created_at, last_seen_at, expires_at, confirmed_at,
                        closed_at, closed_reason)
  select sha256(('past' || id)::bytea), id, role_id, 'company', company_id, now(), now(), now(), now(), now(), 'logout'
    from users where id % 5 = 0`
const PAST_EVENTS = `
  select app.audit(now(), 'users.update', null, c.id, null, 'user:' || n, null, jsonb_build_object('n', n), '', '', '')
    from companies c cross join generate_series(1, 100) n where c.code like 'BENCH%'`

async function openSessions(client: pg.Client, roleId: number, scope: string, count: number): Promise<Session[]> {
  const { rows } = await client.query<{ id: string; companyId: string }>(
    'select id, company_id as "companyId" from users where role_id = $1 order by id limit $2',
    [roleId, count],
  )
  const sessions: Session[] = []
  for (const { id, companyId } of rows) {
    const token = `bench-${roleId}-${id}`
    await client.query(
      `insert into sessions (token_hash, user_id, role_id, scope, company_id, selected_company_id,
                             created_at, last_seen_at, expires_at, confirmed_at)
       values (decode($1, 'hex'), $2, $3, $4, $5, $6, now(), now(), now() + interval '12 hours', now())`,
      [tokenHashOf(token), id, roleId, scope, companyId, scope === 'provider' ? companyId : null],
    )
    const members = await client.query<{ id: string }>('select id from users where company_id = $1 order by id', [
      companyId,
    ])
    sessions.push({
      cookie: `visacare_session=${token}`,
      companyId: Number(companyId),
      userIds: members.rows.map((row) => Number(row.id)),
    })
  }
  return sessions
}
