import type { ServerFeature } from '#platform/feature.ts'
import { checkHandlers } from './handlers.ts'
import { errorsStop, errorsWaived } from './moved.ts'

export const preFilingServer: ServerFeature = {
  handlers: checkHandlers,
  parts: [errorsWaived, errorsStop],
}
