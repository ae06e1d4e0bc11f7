import { made } from '../parties.ts'
import { hold, same } from '../row.ts'
import type { Served } from '../world.ts'
import { caller, fresh, type Makings, says } from './making.ts'

const login = (world: Served) => caller(world, 1, '/loginapi/')
const METER = '41260017'
const DAYS = { profile: 3, startdate: '2020-02-01', enddate: '2020-02-01' }

/** Specification §7 and decisions §9, §10: the older meter area. */
export const meterMakings: Makings = {
  ...Object.fromEntries(
    (['blockLoad', 'dailyLoad', 'allBilling', 'allNamePlate', 'getAllTamperEvents/{id}'] as const).map((call) => [
      `GET api/${call}`,
      (world: Served) => criteria(world, `api/${call.replace('{id}', '6')}`),
    ]),
  ),
  'POST getProfileReportsDetails': async (world) => {
    const { post } = await entered(world)
    const inside = await post('getProfileReportsDetails', DAYS)
    says(inside, { profile: 3, total: 1 }, 'The report of the day', 'items')
    const outside = await post('getProfileReportsDetails', { ...DAYS, startdate: '2019-01-01', enddate: '2019-01-02' })
    same(outside.total, 0, 'The number of readings of other days')
  },
  'POST api/user/{userId}': async (world) => {
    const { post } = await entered(world)
    same((await post('api/user/admin@visacare.demo', DAYS)).total, 1, 'The rows of who entered them')
    same((await post('api/user/employer@visacare.demo', DAYS)).total, 0, 'The rows of somebody else')
  },
  'POST api/saveSchedulerJobsRepository': async (world) => {
    const { job, get } = await newJob(world)
    says(job, { profile: 1, status: 'Active', every: 'day', hour: 6 }, 'The answer', 'jobId nextAt')
    hold(await isListed(get, job.jobId), 'The job is not in the list.')
  },
  'POST api/updateSchedulerJobsRepository': async (world) => {
    const { job, said, post, list } = await newJob(world)
    const changed = { ...said, jobId: job.jobId, jobName: fresh('Evening '), profile: 3, every: 'week', hour: 9 }
    for (const status of ['Inactive', 'Active']) {
      await post('api/updateSchedulerJobsRepository', { ...changed, status })
      const [kept] = await list(`api/schedulerJobsRepository/${job.jobId}`)
      says(kept, { ...changed, status }, 'The job')
      same(kept?.nextAt === null, status === 'Inactive', `Whether it is never due while ${status}`)
    }
    await post('api/updateSchedulerJobsRepository', { ...changed, every: 'month' })
    const [monthly] = await list(`api/schedulerJobsRepository/${job.jobId}`)
    says(monthly, { ...changed, every: 'month' }, 'The job of each month')
  },
  'POST api/deleteSchedulerJobsRepository': async (world) => {
    const { job, post, get } = await newJob(world)
    await post('api/deleteSchedulerJobsRepository', { jobId: job.jobId })
    same(await isListed(get, job.jobId), false, 'Whether the job is in the list')
  },
}

/** One meter's readings, and no more of them than asked for. */
async function criteria(world: Served, path: string): Promise<void> {
  const { list } = await login(world)
  const of = (query: string) => list(`${path}?${query}`)
  const rows = await of(`meterSeriaalNumber=${METER}&recordCnt=1`)
  same(
    rows.map((each) => each.meterSeriaalNumber),
    [METER],
    'The meters of one record',
  )
  hold((await of('recordCnt=200')).length > 1, 'There are no more than one.')
}

async function entered(world: Served) {
  const calls = await login(world)
  const rows = '12345678,2020-02-01T23:30Z,1042.5,1100\n12345678,2020-02-02T00:00Z,1043,1101'
  made(await calls.who.send('POST', '/api/meter-readings', { reportId: 3, rows }))
  return calls
}

async function newJob(world: Served) {
  const calls = await login(world)
  const said = { jobId: 0, jobName: fresh('Morning '), profile: 1, every: 'day', hour: 6 }
  return { ...calls, said, job: await calls.post('api/saveSchedulerJobsRepository', said) }
}

async function isListed(get: Awaited<ReturnType<typeof login>>['get'], jobId: unknown): Promise<boolean> {
  const { items } = (await get('api/schedulerJobsRepository/all')) as { items: { jobId: unknown }[] }
  return items.some((each) => each.jobId === jobId)
}
