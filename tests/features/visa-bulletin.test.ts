import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const path = '/api/visa-bulletin'

test('the first rows are there with their doubts, and a month is entered by the provider alone', async () => {
  const attorney = await server.as(Role.attorney)
  const newest = (await attorney.get(path)).body
  expect(newest).toMatchObject({ month: '2026-09', may: { write: false } })
  expect(newest.months).toHaveLength(33)
  expect(newest.cells).toHaveLength(40)
  expect(newest.cells[0].doubt).not.toBe('')
  const old = (await attorney.get(`${path}?month=2024-01`)).body
  expect(old.cells).toContainEqual(
    expect.objectContaining({ chart: 'FAD', category: 'EB2', country: 'India', cell: '2012-03-01', doubt: '' }),
  )
  const rows = '2026-10,FAD,EB2,India,2013-07-15'
  expect((await attorney.put(path, { rows, source: 'travel.state.gov' })).status).toBe(403)
  const provider = await server.as(Role.provider)
  expect((await provider.put(path, { rows: '2026-10,FAD,EB2,Canada,C', source: 'x' })).body.error.message).toMatch(
    /^Line 1 is not understood/,
  )
  expect((await provider.put(path, { rows, source: 'travel.state.gov' })).body).toEqual({
    rows: 1,
    months: ['2026-10'],
  })
  expect((await attorney.get(path)).body).toMatchObject({
    month: '2026-10',
    cells: [{ cell: '2013-07-15', doubt: '' }],
  })
})

test('priority dates of cases in sight are followed, and those that cannot be are named', async () => {
  const { open } = await system().one<{ open: number }>(
    `select count(*)::int as open from cases where priority_date is not null and status < 10
        and type_id in (${CaseType.perm}, ${CaseType.i140}, ${CaseType.i485})`,
  )
  const provider = await server.as(Role.attorney)
  const { items, unknown, undated } = (await provider.get(`${path}/priority-dates`)).body
  expect(items.length + unknown.length).toBeLessThanOrEqual(open)
  // The demonstration has labor certifications and green card cases under way: none is passed over in silence.
  expect(items.length + unknown.length + undated.length).toBeGreaterThan(0)
  for (const each of items) expect(each.months.length).toBeGreaterThanOrEqual(33)
  expect((await (await server.as(Role.employee)).get(`${path}/priority-dates`)).status).toBe(403)
})

test('a month that nobody entered is told to the provider, until it is', async () => {
  const provider = await server.as(Role.provider)
  const missing = async () => (await provider.get('/api/installation/attention')).body.bulletinMissing
  const month = server.today().slice(0, 7)
  expect(await missing()).toMatchObject({ month })
  await provider.put(path, { rows: `${month},FAD,EB2,India,2013-07-15`, source: 'travel.state.gov' })
  expect(await missing()).toBeNull()
})
