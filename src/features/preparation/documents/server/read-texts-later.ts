import { enqueueOnce } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'

export const READ_TEXTS_JOB = 'documents.readTexts'

/** Each takes a second of a processor: who starts the product wants to use it first. */
const LATER_MS = 15 * 60_000

/** Documents that were there before their words were kept are read in the background, some time after the upgrade. */
export const startTexts = (services: Services): Promise<void> =>
  enqueueOnce(services, 'document texts', READ_TEXTS_JOB, new Date(services.clock.now().getTime() + LATER_MS))
