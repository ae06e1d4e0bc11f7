import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { serverOfFile } from '../setup/server-of-file.ts'
import { checked, csvOf, importsOf, line, settled, upload } from './support/imports.ts'

const server = serverOfFile()
const { peopleIn, uploadPeople, imported } = importsOf(server)

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
