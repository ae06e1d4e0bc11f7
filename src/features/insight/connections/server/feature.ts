import type { ServerFeature } from '#platform/feature.ts'
import { DELIVER_JOB, deliver } from './deliver.ts'
import { apiKeyHandlers } from './key-handlers.ts'
import { webhookHandlers } from './webhook-handlers.ts'

export const connectionsServer: ServerFeature = {
  handlers: [...apiKeyHandlers, ...webhookHandlers],
  jobs: { [DELIVER_JOB]: (services, { deliveryId }: { deliveryId: number }) => deliver(services, deliveryId) },
}
