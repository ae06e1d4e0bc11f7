import type { Jobs } from '#platform/jobs/worker.ts'
import { DELIVER_JOB, deliver } from './deliver.ts'

export const webhookJobs = {
  [DELIVER_JOB]: (services, { deliveryId }: { deliveryId: number }) => deliver(services, deliveryId),
} satisfies Jobs
