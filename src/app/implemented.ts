import { exportsHandlers } from '#identity/exports/server/handlers.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { sendMail } from '#platform/mail/send.ts'
import type { Implemented } from '#platform/operation/context.ts'
import { serverFeatures } from './server/features.ts'
import { serverParts } from './server/parts.ts'

const handlers: Implemented[] = serverFeatures.flatMap((feature) => feature.handlers)

/** Every operation with its handler; the lists can also be taken along as files. */
export const implemented: Implemented[] = [...handlers, ...exportsHandlers(handlers, serverParts)]

/** What would keep requests waiting: a node has these done in a process beside it (worker/apart.ts). */
export const heavyJobs = serverFeatures.flatMap((feature) => feature.heavyJobs ?? [])

/** Those of them that somebody waits for: a letter's PDF, a seal. They are short, and a process of their own does them. */
export const awaitedJobs = serverFeatures.flatMap((feature) => feature.awaitedJobs ?? [])

/** Everything that is done later. */
export const jobs: Jobs = {
  [MAIL_JOB]: (services, { mailId }: { mailId: number }) => sendMail(services, mailId),
  ...Object.assign({}, ...serverFeatures.map((feature) => feature.jobs)),
}
