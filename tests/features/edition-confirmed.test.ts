import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editionsOn } from '#case-file/form-library/rules.ts'
import { knownEditions } from '#case-file/form-library/server/store.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

type Row = { id: number; formId: string; edition: string; confirmed: boolean; version: number }

test('an edition is confirmed once, in the library, by somebody on a day; every case reads it', async () => {
  const provider = await server.as(1)
  const rows = (await provider.get('/api/form-library')).body.items as (Row & Record<string, unknown>)[]
  const doubted = rows.find(({ formId, flag }) => formId === 'i-539' && flag === 'unconfirmed')
  if (!doubted) throw new Error('The library has no doubt about Form I-539.')
  const { id, version, ombExpiresOn, takenUntil, basis, note, edition } = doubted
  const dates = { ombExpiresOn, takenFrom: '2024-08-28', takenUntil, basis, note }
  const path = `/api/form-library/${id}`
  const saved = (await provider.put(path, { ...dates, confirmed: true, version })).body
  expect(saved).toMatchObject({ flag: 'current', confirmed: true, confirmedOn: server.today() })
  expect(saved.confirmedBy).toEqual(expect.any(String))
  const known = await knownEditions(server.services.database.read({ kind: 'system' }))
  const today = server.today()
  expect(editionsOn(known, today).status('i-539', edition)).toMatchObject({ acceptance: 'accepted', confirmed: true })
  // An edition that is named later and begins after that day is looked at anew.
  const later = { ...known[0], formId: 'i-539', edition: '2027-02-01', confirmed: false, takenFrom: null }
  const named = [...known, later as (typeof known)[number]]
  expect(editionsOn(named, '2027-02-15').status('i-539', edition).confirmed).toBe(false)
  const taken = (await provider.put(path, { ...dates, confirmed: false, version: saved.version })).body
  expect(taken).toMatchObject({ flag: 'unconfirmed', confirmedBy: null, confirmedOn: null })
})
