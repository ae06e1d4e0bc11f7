import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()

test('the 15 H-1B service centers are listed; an administrator dates their addresses, others read them', async () => {
  const [provider, attorney] = [await server.as(1), await server.as(9)]
  const center = 'Texas Service Center (premium cap)'
  const save = (given: object) => provider.put('/api/service-centers', { center, ...given })
  expect((await save({ address: 'USCIS TSC, Dallas', effectiveFrom: '2019-04-01' })).status).toBe(200)
  expect((await save({ address: 'USCIS TSC, Irving', effectiveFrom: '2021-04-01' })).status).toBe(200)
  expect((await save({ address: 'x', effectiveFrom: 'soon' })).body.error.fields).toEqual({
    address: 'Enter at least 3 characters.',
    effectiveFrom: 'Enter a date.',
  })
  const { items, mayEdit } = (await attorney.get('/api/service-centers')).body
  expect([items.length, mayEdit]).toEqual([15, false])
  expect(items.find((each: { center: string }) => each.center === center).addresses).toEqual([
    { address: 'USCIS TSC, Irving', effectiveFrom: '2021-04-01' },
    { address: 'USCIS TSC, Dallas', effectiveFrom: '2019-04-01' },
  ])
  const refused = await attorney.put('/api/service-centers', { center, address: 'Mine', effectiveFrom: '2020-01-01' })
  expect(refused.status).toBe(403)
})

test('a role keeps its company, and a login’s role its audit fields, by the specification’s names', async () => {
  const provider = await server.as(1)
  const saved = await provider.post('/loginapi/api/saveAaroles', { roleName: 'Night Clerk', company: 1 })
  expect([saved.status, saved.body.company]).toEqual([200, 1])
  const { body } = await provider.get('/loginapi/api/userProfileByTenant/1')
  expect(body.items[0]).toMatchObject({
    createdAt: expect.any(String),
    roleFkId: {
      roleName: expect.any(String),
      insert_datetime: expect.any(String),
      update_datetime: expect.any(String),
    },
  })
  expect(Object.keys(body.items[0].roleFkId)).toContain('inserted_by')
})
