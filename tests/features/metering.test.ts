import pg from 'pg'
import { expect, test } from 'vitest'
import { meterKinds } from '#insight/metering/kinds.ts'
import { METER_JOB, workJob } from '#insight/metering/server/jobs.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
const provider = () => server.as(1)

test('each report answers at the specification’s address, by meter and by number of records, to role 1 alone', async () => {
  const one = await provider()
  const calls = { 1: 'blockLoad', 3: 'dailyLoad', 4: 'allBilling', 5: 'allNamePlate' } as Record<number, string>
  for (const { id, name, columns } of meterKinds) {
    const call = calls[id] ?? `getAllTamperEvents/${id}`
    const { status, body } = await one.get(`/loginapi/api/${call}?meterSeriaalNumber=41260017&recordCnt=2`)
    expect([status, body.reportName], call).toEqual([200, name])
    expect(body.items.length).toBe(id === 5 ? 1 : 2)
    for (const row of body.items) {
      expect(row.meterSeriaalNumber).toBe('41260017')
      expect(Object.keys(row.figures).sort()).toEqual(columns.map(({ key }) => key).sort())
    }
  }
  expect((await one.get('/api/getAllTamperEvents/1')).status).toBe(400)
  expect((await one.get('/api/blockLoad?meterSeriaalNumber=01234567')).body.error.fields).toHaveProperty(
    'meterSeriaalNumber',
  )
  for (const role of [2, 3, 9]) expect((await (await server.as(role)).get('/api/blockLoad')).status).toBe(403)
  const codes = (await one.get('/loginapi/api/getAllObisCodes')).body.items
  expect(codes.find(({ obis }: { obis: string }) => obis === '1.0.1.8.0.255').reports).toEqual([
    3, 4, 6, 7, 8, 9, 10, 11, 12,
  ])
})

test('what is entered is in the profile report of its days and among the rows of who entered it', async () => {
  const one = await provider()
  const enter = (rows: string) => one.post('/api/meter-readings', { reportId: 3, rows })
  expect((await enter('12345678,2026-11-01T00:00Z,1,2\n12345678,2026-11-02T00:00Z,many,2')).body.error).toMatchObject({
    code: 'ROWS_UNREADABLE',
    message: 'Row 2: Cumulative energy is a number.',
  })
  const saved = await enter('12345678,2020-02-01T23:30Z,1042.5,1100\n12345678,2020-02-02T00:00Z,1043,1101')
  expect(saved.body).toEqual({ readings: 2, meters: 1 })
  await enter('12345678,2020-02-02T00:00Z,1044,1102')
  const asked = { profile: 3, startdate: '2020-02-01', enddate: '2020-02-01' }
  const day = (await one.post('/loginapi/getProfileReportsDetails', asked)).body
  expect([day.profile, day.total, day.items[0].figures.energy]).toEqual([3, 1, 1042.5])
  const mine = await one.post('/loginapi/api/user/admin@visacare.demo', { ...asked, enddate: '2020-02-02' })
  expect(mine.body.items.map(({ figures }: { figures: { energy: number } }) => figures.energy)).toEqual([1044, 1042.5])
  expect((await one.post('/loginapi/api/user/employer@visacare.demo', asked)).body.total).toBe(0)
  const backwards = await one.post('/loginapi/getProfileReportsDetails', { ...asked, enddate: '2020-01-31' })
  expect([backwards.status, backwards.body.error.code]).toEqual([400, 'ENDS_BEFORE'])
  const all = (await one.get('/loginapi/getAllProfileReportsDetails')).body.items
  expect(all.map(({ profile }: { profile: number }) => profile)).toEqual(meterKinds.map(({ id }) => id))
  const found = (await one.get('/loginapi/api/allSearchCriteriaList/3')).body.items
  expect(found.map((each: { meterSeriaalNumber: string }) => each.meterSeriaalNumber)).toContain('12345678')
  const sims = (await one.get('/loginapi/api/allSimSearchCriteriaList/1')).body.items
  expect(sims[0]).toEqual({ simNumber: '890126041260017', meterSeriaalNumber: '41260017' })
})

test('a substation keeps its places and its meters; one with a job stays', async () => {
  const one = await provider()
  const given = { countryName: 'India', stateName: 'Kerala', regionName: 'South', districtName: 'Idukki' }
  const save = (more: object) =>
    one.put('/api/meter-substations', { ...given, subStationName: 'Munnar', serialNumbers: ['41260023'], ...more })
  const { body } = await save({})
  expect(body).toMatchObject({ ...given, subStationName: 'Munnar', feederName: '', serialNumbers: ['41260023'] })
  expect((await save({})).body.error.code).toBe('NAME_TAKEN')
  expect((await save({ countryName: '' })).body.error.fields).toEqual({ countryName: 'Field is required' })
  const moved = (await save({ id: body.id, version: body.version, serialNumbers: [] })).body
  expect(moved.serialNumbers).toEqual([])
  expect((await save({ id: body.id, version: body.version })).body.error.code).toBe('STALE')
  const job = (await one.post('/api/meter-jobs', { jobName: 'Kerala', reportId: 1, substationId: body.id })).body
  expect((await one.post(`/api/meter-substations/${body.id}/delete`)).body.error.code).toBe('HAS_JOBS')
  await one.post(`/api/meter-jobs/${job.jobId}/delete`)
  expect((await one.post(`/api/meter-substations/${body.id}/delete`)).status).toBe(200)
})

test('a job waits in the product’s queue, runs once for each time it is due, and tells who sent nothing', async () => {
  const one = await provider()
  const said = { jobId: 0, jobName: 'Morning', profile: 1, every: 'day', hour: 6 }
  const made = (await one.post('/loginapi/api/saveSchedulerJobsRepository', said)).body
  expect(made).toMatchObject({ jobName: 'Morning', profile: 1, status: 'Active', nextAt: expect.any(String) })
  const queued = () => waiting(`${METER_JOB}:${made.jobId}`)
  expect(await queued()).toEqual([made.nextAt])

  const runs = async () => (await one.get(`/api/meter-jobs/${made.jobId}/runs`)).body.items
  await workJob(server.services, { jobId: made.jobId, at: '2020-01-01T06:00:00.000Z' })
  expect(await runs()).toEqual([])
  await workJob(server.services, { jobId: made.jobId, at: made.nextAt })
  await workJob(server.services, { jobId: made.jobId, at: made.nextAt })
  const [only, ...more] = await runs()
  expect(more).toEqual([])
  expect(only).toMatchObject({ asked: 'schedule', meters: 2 })
  expect(only.readings).toBeGreaterThan(90)
  expect(only.silent).toContain('41260023')
  const [moved] = (await one.get(`/loginapi/api/schedulerJobsRepository/${made.jobId}`)).body.items
  expect(Date.parse(moved.nextAt) - Date.parse(made.nextAt)).toBeGreaterThanOrEqual(23 * 3_600_000)
  expect(await queued()).toEqual([moved.nextAt])

  await one.post(`/api/meter-jobs/${made.jobId}/run`)
  await workJob(server.services, { jobId: made.jobId, at: null })
  expect(
    (await runs()).map(({ asked, readings }: { asked: string; readings: number }) => [asked, readings])[0],
  ).toEqual(['person', 0])
  const off = { ...said, jobId: made.jobId, status: 'Inactive' }
  expect((await one.post('/loginapi/api/updateSchedulerJobsRepository', off)).body.nextAt).toBeNull()
  await workJob(server.services, { jobId: made.jobId, at: moved.nextAt })
  expect(await runs()).toHaveLength(2)
  const listed = (which: string) =>
    one.get(`/api/schedulerJobsRepository/${which}`).then(({ body }) => body.items.map(({ jobName }: never) => jobName))
  expect(await listed('Active')).not.toContain('Morning')
  expect(await listed('Inactive')).toContain('Morning')
  await one.post('/loginapi/api/deleteSchedulerJobsRepository', { jobId: made.jobId })
  await workJob(server.services, { jobId: made.jobId, at: null })
  expect(await listed('all')).not.toContain('Morning')
})

async function waiting(key: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select run_at from graphile_worker.jobs where key = $1', [key])
    return rows.map(({ run_at }: { run_at: Date }) => run_at.toISOString().replace('.000Z', 'Z'))
  } finally {
    await client.end()
  }
}
