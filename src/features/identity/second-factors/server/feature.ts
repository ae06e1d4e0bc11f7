import type { ServerFeature } from '#platform/feature.ts'
import { factorHandlers } from './handlers.ts'

export const secondFactorsServer: ServerFeature = {
  handlers: factorHandlers,
}
