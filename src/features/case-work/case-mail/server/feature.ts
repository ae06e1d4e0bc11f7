import type { ServerFeature } from '#platform/feature.ts'
import { mailBoxHandlers } from './box-handlers.ts'
import { deliver } from './deliver.ts'
import { serveHandIn } from './hand-in.ts'
import { caseMailHandlers } from './handlers.ts'
import { DELIVER_JOB, WORK_JOB } from './keep.ts'
import { LOOK_JOB, lookAndGoOn } from './look.ts'
import { REPEAT_JOB, repeatTrial } from './repeat-trial.ts'
import { replyAddress } from './reply-address.ts'
import { workOn } from './work.ts'

export const caseMailServer: ServerFeature = {
  handlers: [...caseMailHandlers, ...mailBoxHandlers],
  serve: serveHandIn,
  jobs: {
    [LOOK_JOB]: (services) => lookAndGoOn(services),
    [REPEAT_JOB]: (services) => repeatTrial(services),
    [WORK_JOB]: (services, { receivedId }: { receivedId: number }) => workOn(services, receivedId),
    [DELIVER_JOB]: (services, { mailId }: { mailId: number }) => deliver(services, mailId),
  },
  // What somebody sent is taken apart beside the node.
  heavyJobs: [WORK_JOB, DELIVER_JOB],
  parts: [replyAddress],
}
