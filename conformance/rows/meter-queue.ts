import { caller, fresh } from '../making/making.ts'
import { hold, type Row, same } from '../row.ts'
import type { Json } from '../server.ts'

/** Decisions §9: the jobs of the older meter area run on the product's own queue. */
export const meterQueueRows: Row[] = [
  {
    ...{ kind: 'call', spec: 'decisions §9', since: 'cases' },
    what: 'A job of the meter scheduler is run by the queue once it is asked to, and says what came in',
    check: async (world) => {
      const { post, get } = await caller(world, 1, '')
      const said = { jobId: 0, jobName: fresh('Bell meters '), profile: 1, every: 'day', hour: 6 }
      const { jobId, nextAt } = await post('/loginapi/api/saveSchedulerJobsRepository', said)
      const runs = async () => ((await get(`/api/meter-jobs/${jobId}/runs`)) as { items: Json[] }).items
      same(await runs(), [], 'The runs of a job that is not due')
      await post(`/api/meter-jobs/${jobId}/run`)
      let made = await runs()
      for (let tries = 0; made.length === 0; tries += 1) {
        hold(tries < 300, 'The queue did not run it within half a minute.')
        await new Promise((resolve) => setTimeout(resolve, 100))
        made = await runs()
      }
      same([made.length, made[0]?.asked, Number(made[0]?.meters) > 0], [1, 'person', true], 'What it says of its run')
      const { items } = (await get(`/loginapi/api/schedulerJobsRepository/${jobId}`)) as { items: Json[] }
      same(items[0]?.nextAt, nextAt, 'When it is due, after a run out of turn')
    },
  },
]
