import type { Jobs } from '#platform/jobs/worker.ts'
import { deliver } from './deliver.ts'
import { DELIVER_JOB, WORK_JOB } from './keep.ts'
import { LOOK_JOB, lookAndGoOn } from './look.ts'
import { REPEAT_JOB, repeatTrial } from './repeat-trial.ts'
import { workOn } from './work.ts'

export const caseMailJobs = {
  [LOOK_JOB]: (services) => lookAndGoOn(services),
  [REPEAT_JOB]: (services) => repeatTrial(services),
  [WORK_JOB]: (services, { receivedId }: { receivedId: number }) => workOn(services, receivedId),
  [DELIVER_JOB]: (services, { mailId }: { mailId: number }) => deliver(services, mailId),
} satisfies Jobs
