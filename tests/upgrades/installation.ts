import type pg from 'pg'
import { hashPassword } from '#identity/sessions/server/password-hash.ts'

export const administrator = { userName: 'founder@old.example', password: 'Founded@12345' }

/**
 * What somebody worked with in an earlier installation, in the columns that every schema had: the provider with its
 * administrator, a client with a person and, where there were cases, an approval and the case that renews it. The seed of
 * the time left its marks, so that only what came later is added.
 */
export async function liveIn(client: pg.Client): Promise<void> {
  const { password, userName } = administrator
  await client.query(`insert into companies (code, name) values ('IMMLAWS', 'IMMLAWS'), ('OLD', 'Old Client, Inc.')`)
  await client.query(`insert into roles (id, name, scope, landing) values (1, 'VisaCareAdmin', 'provider', '/welcome')`)
  await client.query(`insert into installation (name, value) values ('seeded', '["company:IMMLAWS", "role:1"]')`)
  await client.query(`
    insert into people (company_id, household_person_id, first_name, last_name)
    select id, 1, 'Olga', 'Early' from companies where code = 'OLD'`)
  await client.query(
    `insert into users (user_name, email, role_id, company_id, first_name, last_name, status)
     select $1, $1, 1, id, 'Fay', 'Founder', 'Active' from companies where code = 'IMMLAWS'`,
    [userName],
  )
  await client.query(
    `insert into credentials (user_id, password_hash, password_changed_at, require_factor) select id, $1, now(), false from users`,
    [await hashPassword(password)],
  )
  const { rowCount: cases } = await client.query(`select where to_regclass('public.cases') is not null`)
  if (!cases) return
  await client.query(`
    insert into cases (number, company_id, person_id, household_person_id, type_id, mode, status, outcome, valid_until, renewal_of_case_id)
    select n.number, p.company_id, p.id, p.id, 1, 'LEGAL', n.status, n.outcome, n.valid_until::date, n.renews
      from people p, (values ('26-00001', 10, 'Approved', '2026-12-31', null), ('26-00002', 1, null, null, 1)) n (number, status, outcome, valid_until, renews)`)
}
