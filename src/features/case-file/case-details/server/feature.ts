import type { ServerFeature } from '#platform/feature.ts'
import { detailsHandlers } from './handlers.ts'

export const caseDetailsServer: ServerFeature = {
  handlers: detailsHandlers,
}
