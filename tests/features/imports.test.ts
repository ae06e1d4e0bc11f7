import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable } from '#platform/spreadsheet/read.ts'
import type { TestClient } from '../setup/client.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const companyId = async (code: string) =>
  (await system().one<{ id: number }>('select id from companies where code = $1', [code])).id
const peopleIn = async (code: string) =>
  (
    await system().one<{ n: number }>('select count(*) as n from people p where p.company_id = $1', [
      await companyId(code),
    ])
  ).n

const HEADING = 'Last name,First name,E-mail,Job title,DOB,SSN,Passport number,Start date'
const SSN = '219-09-9999'
const line = (n: number, more: Partial<Record<'email' | 'dob' | 'last', string>> = {}) =>
  [
    more.last ?? `Tester${n}`,
    `Ann${n}`,
    more.email ?? `ann${n}@import.example`,
    'Engineer',
    more.dob ?? '03-15-1990',
    SSN,
    `Z${1_000_000 + n}`,
    '2025-01-06',
  ].join(',')
const csvOf = (...lines: string[]) => [HEADING, ...lines].join('\n')

function upload(client: TestClient, path: string, content: string | Buffer, name = 'people.csv') {
  const form = new FormData()
  form.set('file', new Blob([content as string]), name)
  return client.call('POST', path, form)
}
const uploadPeople = async (who: number, code: string, content: string | Buffer, name?: string) =>
  upload(await server.as(who), `/api/companies/${await companyId(code)}/people-imports`, content, name)

/** Waits until the worker is done with an import. */
async function settled(client: TestClient, id: number) {
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await client.get(`/api/imports/${id}`)
    if (body.status !== 'checking' && body.status !== 'importing') return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The import was not done in time.')
}

async function checked(client: TestClient, uploaded: { id: number; mapping: object }) {
  const reply = await client.post(`/api/imports/${uploaded.id}/check`, { mapping: uploaded.mapping })
  expect(reply.status).toBe(200)
  return settled(client, uploaded.id)
}

/** The whole way for a file without problems. */
async function imported(who: number, code: string, content: string) {
  const client = await server.as(who)
  const { body } = await uploadPeople(who, code, content)
  await checked(client, body)
  expect((await client.post(`/api/imports/${body.id}/confirm`)).status).toBe(200)
  const done = await settled(client, body.id)
  expect(done.message).toBe('')
  expect(done.status).toBe('imported')
  return done
}

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

describe('all or nothing', () => {
  test('a row that became impossible after the check leaves nothing behind', async () => {
    const client = await server.as(3)
    const { body } = await uploadPeople(3, 'NORTHWIND', csvOf(line(1), line(2)))
    expect((await checked(client, body)).problemCount).toBe(0)
    const before = await peopleIn('NORTHWIND')
    await imported(3, 'NORTHWIND', csvOf(line(2)))
    await client.post(`/api/imports/${body.id}/confirm`)
    const done = await settled(client, body.id)
    expect(done.status).toBe('failed')
    expect(done.message).toMatch(/Nothing was imported/)
    expect(await peopleIn('NORTHWIND')).toBe(before + 1)
  })

  test('the same address twice, in the file or in the company, is named', async () => {
    await imported(3, 'NORTHWIND', csvOf(line(31)))
    const client = await server.as(3)
    const { body } = await uploadPeople(
      3,
      'NORTHWIND',
      csvOf(line(30), line(31), line(32, { email: 'ANN30@import.example' })),
    )
    const { problems } = await checked(client, body)
    expect(problems).toEqual([
      { row: 3, column: 'E-mail', problem: 'belongs to somebody who works here already' },
      { row: 4, column: 'E-mail', problem: 'is the same as in row 2' },
    ])
  })
})

describe('undo', () => {
  test('is refused when somebody has been changed since, and names who', async () => {
    const { id } = await imported(3, 'NORTHWIND', csvOf(line(41), line(42)))
    const client = await server.as(3)
    const [person] = (await client.get('/api/people?search=tester41')).body.items
    await client.post(`/api/people/${person.id}/facts`, { answers: { 'person.birthCity': { value: 'Pune' } } })
    const refused = await client.post(`/api/imports/${id}/undo`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'IN_USE'])
    expect(refused.body.error.details.names).toEqual(['Ann41 TESTER41'])
    expect((await client.get('/api/people?search=tester4')).body.items).toHaveLength(2)
  })

  test('ends after 24 hours', async () => {
    const { id, undoUntil } = await imported(3, 'NORTHWIND', csvOf(line(51)))
    expect(Date.parse(undoUntil)).toBeGreaterThan(server.clock.now().getTime())
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update imports set imported_at = imported_at - interval '25 hours' where id = $1`, [id]),
    )
    expect((await (await server.as(3)).post(`/api/imports/${id}/undo`)).body.error.code).toBe('TOO_LATE')
  })
})

describe('who may import what', () => {
  test('a company without a payment method imports nobody', async () => {
    const { status, body } = await uploadPeople(1, 'CORVID', csvOf(line(1)))
    expect(status).toBe(409)
    expect(body.error.message).toBe('Please Add Payment Method before creating New Employee/Case.')
  })

  test('another company, and its imports, are not there', async () => {
    expect((await uploadPeople(3, 'LUMEN', csvOf(line(1)))).status).toBe(404)
    expect((await uploadPeople(9, 'CORVID', csvOf(line(1)))).status).toBe(404)
    const { body } = await uploadPeople(10, 'BLUE', csvOf(line(61)))
    const employer = await server.as(3)
    for (const reply of [
      await employer.get(`/api/imports/${body.id}`),
      await employer.get(`/api/imports/${body.id}/problems`),
      await employer.post(`/api/imports/${body.id}/check`, { mapping: body.mapping }),
      await employer.post(`/api/imports/${body.id}/confirm`),
      await employer.post(`/api/imports/${body.id}/undo`),
    ])
      expect(reply.status).toBe(404)
    const { items } = (await employer.get('/api/imports?kind=people')).body
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(body.id)
    // Its firm, and the attorney to whom the company is assigned.
    for (const who of [10, 9]) expect((await (await server.as(who)).get(`/api/imports/${body.id}`)).status).toBe(200)
  })

  test('an employee imports nothing', async () => {
    expect((await uploadPeople(5, 'NORTHWIND', csvOf(line(1)))).status).toBe(403)
    expect((await (await server.as(5)).get('/api/imports?kind=people')).status).toBe(403)
  })
})

describe('the file', () => {
  test.each([
    ['people.pdf', '%PDF-1.4', /not accepted/],
    ['people.xlsx', 'not a workbook', /named .xlsx/],
    ['people.csv', 'Last name,First name\n', /no rows/],
  ])('%s with wrong content is refused with a sentence', async (name, content, sentence) => {
    const { status, body } = await uploadPeople(3, 'NORTHWIND', content, name)
    expect(status).toBe(400)
    expect(body.error.message).toMatch(sentence)
  })

  test('needs its required columns before it is checked', async () => {
    const { body } = await uploadPeople(3, 'NORTHWIND', 'Surname,Shoe size\nNair,7')
    const refused = await (await server.as(3)).post(`/api/imports/${body.id}/check`, { mapping: body.mapping })
    expect(refused.body.error.code).toBe('COLUMNS_MISSING')
    expect(Object.keys(refused.body.error.fields)).toEqual(['person.givenName', 'person.email', 'employment.jobTitle'])
  })

  test('may be a workbook', async () => {
    const cell = (value: string) => ({ value })
    const rows = csvOf(line(71))
      .split('\n')
      .map((row) => row.split(',').map(cell))
    const { body } = await uploadPeople(
      3,
      'NORTHWIND',
      await writeXlsxFile(rows, { sheet: 'A' }).toBuffer(),
      'people.xlsx',
    )
    expect(await checked(await server.as(3), body)).toMatchObject({ status: 'checked', badRows: 0, totalRows: 1 })
  })
})

describe('companies', () => {
  const heading = 'Company,Email,Phone,FEIN,City'
  const content = [
    heading,
    'Quartz Labs,hr@quartz.example,(212) 555-0100,12-3456789,Boston',
    'Quartz Works,hr@works.example,,,',
  ].join('\n')

  test('of a firm become its clients, and are taken back with their representation', async () => {
    const client = await server.as(10)
    const { body } = await upload(client, '/api/company-imports', content, 'clients.csv')
    expect((await checked(client, body)).problemCount).toBe(0)
    await client.post(`/api/imports/${body.id}/confirm`)
    expect((await settled(client, body.id)).status).toBe('imported')
    const { items } = (await client.get('/api/companies?search=quartz')).body
    expect(items.map(({ code, name }: { code: string; name: string }) => [code, name])).toEqual([
      ['QUARTZ', 'QUARTZ LABS'],
      ['QUARTZ-2', 'QUARTZ WORKS'],
    ])
    const profile = (await client.get(`/api/companies/${items[0].id}`)).body
    expect(profile).toMatchObject({ fein: '12-3456789', phone: '+12125550100', city: 'Boston' })
    expect((await (await server.as(9)).get(`/api/imports/${body.id}`)).status).toBe(404)
    expect((await client.post(`/api/imports/${body.id}/undo`)).status).toBe(200)
    expect((await client.get('/api/companies?search=quartz')).body.items).toEqual([])
    expect((await client.get('/api/search?text=quartz')).body.items).toEqual([])
  })

  test('with an address that has a company already are named', async () => {
    const client = await server.as(1)
    const { body } = await upload(
      client,
      '/api/company-imports',
      `${heading}\nLumen Two,hr@lumenfoods.demo,,,`,
      'c.csv',
    )
    expect((await checked(client, body)).problems).toEqual([
      { row: 2, column: 'Email', problem: 'has a company or an account already' },
    ])
  })

  test('are not imported by an employer', async () => {
    expect((await upload(await server.as(3), '/api/company-imports', content)).status).toBe(403)
  })
})
