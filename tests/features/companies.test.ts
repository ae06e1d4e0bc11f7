import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { companiesOf, type Row } from './support/companies.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { listed, codes, someone } = companiesOf(server)

const idOf = async (code: string): Promise<number> =>
  (await listed(1, '?limit=100')).items.find((row: Row) => row.code === code).id

describe('who sees which companies', () => {
  test('the provider all clients, a firm its own, an attorney those assigned, an assistant those of the attorney', async () => {
    expect(await codes(1)).toEqual(['BLUE', 'CORVID', 'LUMEN', 'NORTHWIND'])
    expect(await codes(10)).toEqual(['BLUE', 'CORVID', 'NORTHWIND'])
    expect(await codes(9)).toEqual(['BLUE', 'NORTHWIND'])
    expect(await codes(13)).toEqual(['BLUE', 'NORTHWIND'])
    expect(await codes(3)).toEqual(['NORTHWIND'])
    expect(await codes(4)).toEqual(['NORTHWIND'])
    expect((await (await server.as(5)).get('/api/companies')).status).toBe(403)
  })

  test('the totals are those of the own scope, kept by the writes', async () => {
    for (const [who, total] of [
      [1, 4],
      [10, 3],
      [9, 2],
      [3, 1],
    ] as const) {
      expect((await listed(who)).total).toBe(total)
    }
  })

  test('a company out of sight reads as not found, whatever is asked of it', async () => {
    const [lumen, corvid] = [await idOf('LUMEN'), await idOf('CORVID')]
    for (const [who, id] of [
      [10, lumen],
      [9, corvid],
      [13, corvid],
      [3, lumen],
    ] as const) {
      const client = await server.as(who)
      expect((await client.get(`/api/companies/${id}`)).status).toBe(404)
      expect((await client.get(`/loginapi/api/getCompanyDetails/${id}`)).status).toBe(404)
      expect((await client.get(`/api/companies/${id}/history`)).status).toBe(404)
      expect((await client.get(`/api/companies/${id}/signature`)).status).toBe(404)
    }
    const firm = await server.as(10)
    expect((await firm.put(`/api/companies/${lumen}`, { city: 'Boston' })).status).toBe(404)
    expect((await firm.post(`/api/companies/${lumen}/status`, { status: 'Inactive' })).status).toBe(404)
    expect((await firm.get('/api/companies?lawFirmId=999999')).status).toBe(404)
  })

  test('the list pages by key, searches in names and addresses, filters and sorts', async () => {
    const first = await listed(1, '?limit=3')
    expect(first.items).toHaveLength(3)
    const second = await listed(1, `?limit=3&after=${first.next}`)
    expect([second.items.map(({ code }: Row) => code), second.next]).toEqual([['NORTHWIND'], null])
    expect(await codes(1, '?search=ROBOT')).toEqual(['CORVID'])
    expect(await codes(1, '?search=lumenfoods')).toEqual(['LUMEN'])
    expect(await codes(1, '?search=%25')).toEqual([])
    expect(await codes(1, '?status=Inactive')).toEqual([])
    expect(await codes(1, '?sort=-name&limit=1')).toEqual(['NORTHWIND'])
    expect(await codes(1, '?sort=id&limit=1')).toEqual(['NORTHWIND'])
  })
})

describe('changing a company', () => {
  test('what is left out stays; the version guards; the history tells who answered what', async () => {
    const employer = await server.as(3)
    const id = await idOf('NORTHWIND')
    const before = (await employer.get(`/api/companies/${id}`)).body
    expect(before).toMatchObject({ city: 'Boston', h1bDependent: false, byLaw: { h1bDependent: true } })
    const changed = await employer.put(`/api/companies/${id}`, {
      h1bEmployees: 10,
      city: 'Salem',
      version: before.version,
    })
    expect(changed.body).toMatchObject({
      city: 'Salem',
      street: before.street,
      h1bDependent: true,
      numbers: { employees: 60, h1bEmployees: 10, affiliates: 0 },
      warnings: [],
      version: before.version + 1,
    })
    const late = await employer.put(`/api/companies/${id}`, { city: 'Late', version: before.version })
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'STALE', details: { current: { city: 'Salem' } } } },
    })
    const { items } = (await employer.get(`/api/companies/${id}/history?fact=company.city`)).body
    expect(items[0]).toMatchObject({
      label: 'City',
      before: { value: 'Boston' },
      after: { value: 'Salem' },
      byName: 'Lucía ROMERO',
    })
    const firm = await server.as(10)
    const aliased = await firm.call('PUT', '/formtypesApi/formtypes/updateVmCompanyProfile', {
      employeeId: id,
      signTitle: 'CEO',
    })
    expect(aliased.body).toMatchObject({ employeeId: id, signTitle: 'CEO', city: 'Salem' })
  })

  test('affiliates are combined with the company', async () => {
    const admin = await server.as(1)
    const { body } = await admin.get(`/api/companies/${await idOf('CORVID')}`)
    expect(body).toMatchObject({ numbers: { employees: 36, h1bEmployees: 8, affiliates: 1 }, h1bDependent: false })
  })

  test('an employer changes neither its plan nor another company’s address; an assistant changes nothing', async () => {
    const employer = await server.as(3)
    const id = await idOf('NORTHWIND')
    expect((await employer.put(`/api/companies/${id}`, { subscription: 'PLATINUM' })).body.error.code).toBe(
      'PLAN_NOT_ALLOWED',
    )
    expect((await employer.put(`/api/companies/${id}`, { subscription: 'SILVER', diyAccess: 'N' })).status).toBe(200)
    expect((await employer.put(`/api/companies/${id}`, { email: 'HR@lumenfoods.demo' })).body.error.message).toBe(
      'Email Id already exist',
    )
    expect((await (await server.as(4)).put(`/api/companies/${id}`, { city: 'Lynn' })).status).toBe(403)
    expect((await (await server.as(9)).put(`/api/companies/${id}`, { city: 'Lynn' })).status).toBe(403)
  })

  test('the provider switches a company off and on and notes its payment method', async () => {
    const admin = await server.as(1)
    const id = await idOf('CORVID')
    expect((await admin.post(`/api/companies/${id}/status`, { status: 'Inactive' })).body.status).toBe('Inactive')
    expect(await codes(1, '?status=Inactive')).toEqual(['CORVID'])
    expect((await admin.post(`/api/companies/${id}/status`, { status: 'Active' })).body.status).toBe('Active')
    expect(
      (await admin.post(`/api/companies/${id}/transaction-details`, { added: true })).body.transactionDetailsAdded,
    ).toBe(true)
    expect((await (await server.as(2)).post(`/api/companies/${id}/transaction-details`, { added: false })).status).toBe(
      403,
    )
    const own = await system().one<{ id: number }>(`select id from companies where code = 'IMMLAWS'`)
    expect((await admin.post(`/api/companies/${own.id}/status`, { status: 'Inactive' })).body.error.code).toBe(
      'PROVIDER',
    )
  })

  test('a company that changes its firm is counted with the new one', async () => {
    const before = (await listed(10)).total
    const moved = (await (await server.as(10)).post('/api/companies', someone())).body
    expect((await listed(10)).total).toBe(before + 1)
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update companies set law_firm_id = null where id = $1', [moved.id]),
    )
    expect((await listed(10)).total).toBe(before)
    expect((await (await server.as(10)).get(`/api/companies/${moved.id}`)).status).toBe(404)
  })
})

describe('the signature', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = (content: Uint8Array<ArrayBuffer>, name: string) => {
    const data = new FormData()
    data.set('file', new Blob([content]), name)
    return data
  }

  test('is stored sealed, replaced, read by those who see the company, and taken away', async () => {
    const employer = await server.as(3)
    const url = `/api/companies/${await idOf('NORTHWIND')}/signature`
    expect((await employer.get(url)).status).toBe(404)
    expect((await employer.post(url, form(PNG, 'my signature.png'))).body.hasSignature).toBe(true)
    expect((await employer.post(url, form(PNG, 'second.png'))).status).toBe(200)
    expect((await system().one<{ n: number }>(`select count(*) as n from files where purpose = 'signature'`)).n).toBe(1)
    for (const who of [3, 4, 9, 10]) {
      const { status, headers } = await (await server.as(who)).get(url)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    // The provider's staff says why first.
    for (const who of [1, 2]) expect((await (await server.as(who)).get(url)).body.error.code).toBe('LOOK_IN_FIRST')
    expect((await (await server.as(4)).post(url, form(PNG, 'x.png'))).status).toBe(403)
    expect((await employer.delete(url)).body.hasSignature).toBe(false)
    expect((await employer.get(url)).status).toBe(404)
  })

  test('is a picture and nothing else', async () => {
    const employer = await server.as(3)
    const url = `/api/companies/${await idOf('NORTHWIND')}/signature`
    const refused = async (content: Uint8Array<ArrayBuffer>, name: string) => {
      const { status, body } = await employer.post(url, form(content, name))
      return [status, body.error?.code]
    }
    expect(await refused(Buffer.from('%PDF-1.7'), 'a.png')).toEqual([400, 'FILE_CONTENT'])
    expect(await refused(PNG, 'a.gif')).toEqual([400, 'FILE_TYPE'])
    expect(await refused(PNG, 'a.jpg')).toEqual([400, 'FILE_CONTENT'])
    expect(await refused(Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]), 'a.png')).toEqual([413, 'FILE_TOO_LARGE'])
    expect((await employer.post(url)).status).toBe(400)
  })

  test.each(['text/html', 'image/svg+xml', 'text/javascript'])(
    'is saved and not shown where its record says it is %s',
    async (type) => {
      const employer = await server.as(3)
      const url = `/api/companies/${await idOf('NORTHWIND')}/signature`
      expect((await employer.post(url, form(PNG, 'signature.png'))).status).toBe(200)
      const sent = async () => {
        const { headers } = await employer.get(url)
        return [headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]
      }
      expect(await sent()).toEqual(['image/png', 'inline'])
      await change(`update files set content_type = $1 where purpose = 'signature'`, [type])
      expect(await sent()).toEqual(['application/octet-stream', 'attachment'])
      expect((await employer.delete(url)).status).toBe(200)
    },
  )
})

test('the lists of the specification answer whole profiles of the own scope', async () => {
  const employer = await server.as(3)
  for (const path of [
    '/formtypesApi/vmCompanyProfileDetails/getAllVmCompanyProfileDetails',
    '/loginapi/api/getallCompanyAdditionalDetails',
  ]) {
    const { status, body } = await employer.get(path)
    expect([status, body.total, body.items.length]).toEqual([200, 1, 1])
    expect(body.items[0]).toMatchObject({ noOfEmployees: 60, subcriptionname: 'SILVER', isEmprAtorney: 'Yes' })
  }
  const id = await idOf('NORTHWIND')
  const own = await employer.get(`/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${id}`)
  expect(own.body).toMatchObject({ employerCode: 'NORTHWIND', streetName: '200 Harbor Street' })
})
