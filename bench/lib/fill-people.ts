import pg from 'pg'
import { COMPANIES } from './fill.ts'

export const PEOPLE = 100_000

/** 100,000 people with a job each over the bench's companies, written by the owner past the application. */
export async function fillPeople(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `insert into companies (code, name) select 'BENCH' || n, 'Company ' || n from generate_series(1, $1::int) n
       on conflict do nothing`,
      [COMPANIES],
    )
    await client.query(INSERT_PEOPLE, [COMPANIES, PEOPLE])
    await client.query(
      `insert into employments (company_id, person_id, household_person_id, job_title)
       select company_id, id, id, 'Engineer' from people`,
    )
    // What a database of this size looks like after its first night.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const INSERT_PEOPLE = `
  with tenant as (select id, row_number() over (order by id) - 1 as place from companies where code like 'BENCH%')
  insert into people (id, company_id, household_person_id, first_name, last_name, email)
  overriding system value
  select 1000000 + n, tenant.id, 1000000 + n,
         (array['Amara', 'Bruno', 'Chiara', 'Deepak', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jonas'])[1 + n % 10],
         (array['ADLER', 'BIANCHI', 'CHEN', 'DIAZ', 'ERIKSEN', 'FOFANA', 'GUPTA', 'HADDAD', 'ITO', 'JENSEN', 'KOWALSKI'])[1 + n % 11]
           || ' ' || upper(substr(md5(n::text), 1, 7)),
         'person' || n || '@bench.example'
    from generate_series(1, $2::int) n
    join tenant on tenant.place = n % $1::int`
