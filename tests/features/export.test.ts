import { describe, expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { caseTypes } from '#case-types/all.ts'
import { readTable } from '#platform/spreadsheet/read.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

const limits = { rows: 200_000, columns: 20 }
const csv = async (who: number, path: string) => {
  const reply = await (await server.as(who)).get(path)
  expect(reply.status).toBe(200)
  return readTable(Buffer.from(reply.body), 'csv', limits)
}

describe('a list as a file', () => {
  test('holds what the list holds, in its order, over all its pages', async () => {
    const listed = (await (await server.as(1)).get('/api/users?limit=200&sort=-name')).body
    const { columns, rows } = await csv(1, '/api/users/export?sort=-name')
    expect(columns.slice(0, 4)).toEqual(['Last name', 'First name', 'E-mail', 'User name'])
    expect(rows.map(({ cells }) => cells[2])).toEqual(listed.items.map(({ email }: { email: string }) => email))
  })

  test('takes the filters of the list along', async () => {
    const { rows } = await csv(1, '/api/users/export?roleId=9')
    expect(new Set(rows.map(({ cells }) => cells[4]))).toEqual(new Set(['Attorney']))
  })

  test('shows nobody more than the list does', async () => {
    expect((await csv(3, '/api/users/export')).rows.every(({ cells }) => cells[5] === 'NORTHWIND ANALYTICS')).toBe(true)
    expect((await csv(9, '/api/companies/export')).rows.map(({ cells }) => cells[0])).toEqual(['BLUE', 'NORTHWIND'])
    expect((await (await server.as(5)).get('/api/users/export')).status).toBe(403)
    expect((await (await server.as(5)).get('/api/audit-trail/export')).status).toBe(403)
  })

  test('is there for permissions and for the values of a list, with what the screens show', async () => {
    const listed = (await (await server.as(1)).get('/api/permissions?kind=operation')).body
    const permissions = await csv(1, '/api/permissions/export?kind=operation')
    expect(permissions.rows.map(({ cells }) => cells[2])).toEqual(
      listed.items.map(({ name }: { name: string }) => name),
    )
    expect(new Set(permissions.rows.map(({ cells }) => cells[1]))).toEqual(new Set(['Right']))
    expect((await (await server.as(3)).get('/api/permissions/export')).status).toBe(403)

    const types = await csv(1, '/api/common-details/export?commonName=case_type')
    // With those that are switched off.
    expect(types.rows).toHaveLength(caseTypes.length)
    expect(types.rows.filter(({ cells }) => /^(yes|true)$/i.test(cells[4] ?? ''))).toHaveLength(14)
    expect(new Set(types.rows.map(({ cells }) => cells[0]))).toEqual(new Set(['case_type']))
    const all = (await (await server.as(1)).get('/api/common-details')).body
    expect((await csv(1, '/api/common-details/export')).rows).toHaveLength(all.items.length)
  })

  test('is there for documents, with the filters of their list', async () => {
    const { items } = (await (await server.as(9)).get('/api/documents?limit=200&review=Accepted')).body
    const { columns, rows } = await csv(9, '/api/documents/export?review=Accepted')
    expect(columns.slice(0, 3)).toEqual(['Document', 'Description', 'Case'])
    expect(items.length).toBeGreaterThan(0)
    expect(rows.map(({ cells }) => cells[2])).toEqual(items.map(({ caseNumber }: { caseNumber: string }) => caseNumber))
  })

  test('is a workbook when asked for, under its name', async () => {
    const client = await server.as(10)
    const response = await fetch(`${server.url}/api/companies/export?format=xlsx`, {
      headers: { cookie: client.cookie },
    })
    expect(response.headers.get('content-disposition')).toMatch(/companies-\d{4}-\d\d-\d\d\.xlsx/)
    const table = await readTable(Buffer.from(await response.arrayBuffer()), 'xlsx', limits)
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['BLUE', 'CORVID', 'NORTHWIND'])
  })

  test('has no cell that a spreadsheet would run', async () => {
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update users set first_name = '=HYPERLINK("x")' where user_name = 'employerassistant@visacare.demo'`),
    )
    const reply = await (await server.as(3)).get('/api/users/export?search=silva')
    expect(reply.body).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('is on record with who took it and what was asked for', async () => {
    await csv(3, '/api/people/export?status=Active')
    const { items } = (await (await server.as(3)).get('/api/audit-trail?operation=exports.people')).body
    expect(items[0]).toMatchObject({ subject: 'exports:people', after: { format: 'csv', status: 'Active' } })
    expect((await csv(1, '/api/audit-trail/export')).columns).toContain('When (UTC)')
  })
})

describe('a bulk export', () => {
  test('of more rows than a page needs the password again, and is complete', async () => {
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `insert into people (id, company_id, law_firm_id, household_person_id, first_name, last_name)
         overriding system value
         select n, c.id, c.law_firm_id, n, 'Many', 'PERSON' || lpad(n::text, 6, '0')
           from companies c, generate_series(100001, 101500) n where c.code = 'NORTHWIND'`,
      ),
    )
    const client = server.visitor()
    await client.signIn('employer@visacare.demo', demoPasswordText)
    server.clock.advance(6 * 60_000)
    const refused = await client.get('/api/people/export')
    expect([refused.status, refused.body.error.code]).toEqual([403, 'CONFIRM_PASSWORD'])
    expect((await client.post('/api/session/confirm', { password: demoPasswordText })).status).toBe(200)
    const reply = await client.get('/api/people/export')
    const { rows } = await readTable(Buffer.from(reply.body), 'csv', limits)
    const many = rows.filter(({ cells }) => cells[1] === 'Many').map(({ cells }) => cells[0])
    expect(new Set(many).size).toBe(1500)
  })
})
