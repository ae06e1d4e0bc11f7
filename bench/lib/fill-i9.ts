import { fillForm, hiredPeople } from '#app/demo/i9.ts'
import type { Services } from '#platform/services.ts'

/** So many more employees of the demo's main company, each with a Form I-9 that both sides have signed; the ids of the forms. */
export function fillI9(services: Services, count: number): Promise<number[]> {
  const { database, keyring, clock } = services
  return database.transaction({ kind: 'system' }, async (db) => {
    await db.run(INSERT_PEOPLE, [count])
    await db.run(
      `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
       select company_id, id, id, law_firm_id, 'Engineer', date '2024-01-08' + (id % 500)::int from people where email like $1`,
      [`%${AT}`],
    )
    const hired = (await hiredPeople(db)).filter(({ email }) => email.endsWith(AT))
    for (const person of hired) await fillForm({ db, keyring, now: clock.now() }, person, 'complete')
    const forms = await db.rows<{ id: number }>('select id from i9_forms where email like $1 order by id', [`%${AT}`])
    return forms.map(({ id }) => id)
  })
}

const AT = '@bench.example'
const INSERT_PEOPLE = `
  insert into people (id, company_id, household_person_id, law_firm_id, first_name, last_name, email)
  overriding system value
  select 1000000 + n, c.id, 1000000 + n, c.law_firm_id,
         (array['Amara', 'Bruno', 'Chiara', 'Deepak', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jonas'])[1 + n % 10],
         'BENCH' || lpad(n::text, 4, '0'), 'person' || n || '${AT}'
    from generate_series(1, $1::int) n, companies c where c.code = 'NORTHWIND'`
