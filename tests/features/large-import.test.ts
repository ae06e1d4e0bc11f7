import { describe, expect, test } from 'vitest'
import { readTable } from '#platform/spreadsheet/read.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { checked, csvOf, importsOf, line, settled } from './support/imports.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { peopleIn, uploadPeople } = importsOf(server)

describe('5,000 rows with 50 bad ones', () => {
  const bad = (n: number) => n % 100 === 7
  const content = csvOf(
    ...Array.from({ length: 5000 }, (_, n) =>
      line(n, bad(n) ? (n % 200 === 7 ? { dob: '02-30-1990' } : { email: 'nowhere' }) : {}),
    ),
  )
  let id = 0
  let before = 0

  test('are uploaded with their columns guessed; nothing is imported', async () => {
    // A plan that covers so many.
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update companies set subscription = 'PLATINUM' where code = 'NORTHWIND'`),
    )
    before = await peopleIn('NORTHWIND')
    const { status, body } = await uploadPeople(3, 'NORTHWIND', content)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'uploaded', totalRows: 5000, fileName: 'people.csv' })
    expect(Object.values(body.mapping)).toEqual([
      'person.familyName',
      'person.givenName',
      'person.email',
      'employment.jobTitle',
      'person.birthDate',
      'person.ssn',
      'person.passports/number',
      'employment.startedOn',
    ])
    id = body.id
  })

  test('the check names the 50 by row and column, with a sentence and without their values', async () => {
    const client = await server.as(3)
    const { body } = await client.get(`/api/imports/${id}`)
    const result = await checked(client, body)
    expect(result).toMatchObject({ status: 'checked', badRows: 50, problemCount: 50, doneRows: 5000 })
    const expected = Array.from({ length: 50 }, (_, k) => [k * 100 + 7 + 2, k % 2 === 0 ? 'DOB' : 'E-mail'])
    expect(result.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual(expected)
    expect(result.problems[0].problem).toBe('02-1990 has no day 30.')
    expect(JSON.stringify(result.problems)).not.toContain('nowhere')
    const csv = await client.get(`/api/imports/${id}/problems`)
    expect(csv.headers.get('content-disposition')).toContain('people-problems.csv')
    const table = await readTable(Buffer.from(csv.body), 'csv', { rows: 100, columns: 3 })
    expect(table.rows).toHaveLength(50)
    expect(table.columns).toEqual(['Row', 'Column', 'What is wrong'])
    expect(await peopleIn('NORTHWIND')).toBe(before)
  })

  test('are not imported while there are problems, unless the bad rows are left out', async () => {
    const client = await server.as(3)
    const refused = await client.post(`/api/imports/${id}/confirm`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'HAS_PROBLEMS'])
    expect(await peopleIn('NORTHWIND')).toBe(before)
    expect((await client.post(`/api/imports/${id}/confirm`, { leaveOutBadRows: true })).status).toBe(200)
    const done = await settled(client, id)
    expect(done).toMatchObject({ status: 'imported', doneRows: 4950 })
    expect(await peopleIn('NORTHWIND')).toBe(before + 4950)
  })

  test('stand in lists, jobs, facts and search, with the import as their source', async () => {
    const client = await server.as(3)
    const { body } = await client.get('/api/people?search=tester4999')
    expect(body.items[0]).toMatchObject({ lastName: 'TESTER4999', jobTitle: 'Engineer', birthDate: '1990-03-15' })
    const person = await client.get(`/api/people/${body.items[0].id}`)
    expect(person.body.facts.known['person.email']).toMatchObject({ value: 'ann4999@import.example', source: 'import' })
    expect(person.body.facts.known['person.ssn'].value).toBe('•••••9999')
    expect(person.body.employments[0]).toMatchObject({ status: 'Active', startedOn: '2025-01-06' })
    const found = await client.get('/api/search?text=tester4999')
    expect(found.body.items[0].title).toBe('Ann4999 TESTER4999')
    const { n } = await system().one<{ n: number }>(
      `select count(*) as n from fact_documents d where d.known::text like '%219%09%9999%'`,
    )
    expect(n).toBe(0)
    const bell = await client.get('/api/my/notifications')
    expect(JSON.stringify(bell.body)).toContain('4,950 people were imported from people.csv.')
  })

  test('are taken back within 24 hours, all of them, with the password', async () => {
    const client = await server.as(3)
    expect((await client.post(`/api/imports/${id}/undo`)).body).toMatchObject({ status: 'undone' })
    expect(await peopleIn('NORTHWIND')).toBe(before)
    expect((await client.get('/api/search?text=tester4999')).body.items).toEqual([])
    const left = await system().one<{ n: number }>(
      `select count(*) as n from fact_documents where subject = 'employment' and subject_id not in (select id from employments)`,
    )
    expect(left.n).toBe(0)
  })
})
