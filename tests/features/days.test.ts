import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

const LOS_ANGELES = 'America/Los_Angeles'
const EMPLOYER = 3
const ATTORNEY = 9

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run('update companies set time_zone = $1 where code = $2', [LOS_ANGELES, 'NORTHWIND']),
  )
})
afterAll(() => server?.stop())

describe('the zone of the own office', () => {
  test('comes with the session: the company’s for its people, the firm’s for attorneys', async () => {
    const zoneOf = async (role: number) => (await (await server.as(role)).get('/api/me')).body.zone
    expect(await zoneOf(EMPLOYER)).toBe(LOS_ANGELES)
    expect(await zoneOf(5)).toBe(LOS_ANGELES)
    expect(await zoneOf(ATTORNEY)).toBe('America/New_York')
    expect(await zoneOf(1)).toBe('America/New_York')
  })

  test.each(['PST', 'EST5EDT', 'Mars/Olympus', 'UTC+8'])('%s is no zone a company could have', async (zone) => {
    const change = server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update companies set time_zone = $1', [zone]),
    )
    await expect(change).rejects.toThrow('companies_time_zone_check')
  })
})
