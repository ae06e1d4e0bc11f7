import { expect, test } from 'vitest'
import { browserChecks, serverChecks } from './checks.ts'

const browser = {
  name: 'Firefox 143',
  modern: true,
  cookies: true,
  storage: true,
  indexedDb: true,
  crypto: true,
  online: true,
  zoom: 1,
}
const server = { database: 'ok', mail: 'outbox', version: '1.0.0', clockDifferenceMs: 4 * 60_000 } as const
const problems = (checks: { name: string; ok: boolean; remedy?: string }[]) => checks.filter(({ ok }) => !ok)

test('a current browser and a healthy server have no problems', () => {
  expect(problems([...browserChecks(browser), ...serverChecks(server)])).toEqual([])
})

test.each([
  [{ modern: false }, 'Browser'],
  [{ cookies: false }, 'Cookies'],
  [{ storage: false }, 'Storage'],
  [{ indexedDb: false }, 'Offline storage'],
  [{ crypto: false }, 'Encryption'],
  [{ online: false }, 'Connection'],
  [{ zoom: 5 }, 'Zoom'],
])('%o is told as a problem with what to do', (change, name) => {
  const found = problems(browserChecks({ ...browser, ...change }))
  expect(found.map((each) => each.name)).toEqual([name])
  expect(found[0]?.remedy).toBeTruthy()
})

test('a clock more than five minutes off is a problem, in words', () => {
  const [clock] = problems(serverChecks({ ...server, clockDifferenceMs: -6 * 60_000 }))
  expect(clock).toMatchObject({ name: 'Clock', says: '6 minutes behind the server' })
})

test('a silent server is one problem, not four', () => {
  expect(serverChecks(undefined).map(({ name, ok }) => [name, ok])).toEqual([['Server', false]])
})

test('a database that is away is told', () => {
  expect(problems(serverChecks({ ...server, database: 'away' })).map(({ name }) => name)).toEqual(['Database'])
})
