import type { ServerFeature } from '#platform/feature.ts'
import { feeHandlers } from './handlers.ts'

export const feesServer: ServerFeature = {
  handlers: feeHandlers,
}
