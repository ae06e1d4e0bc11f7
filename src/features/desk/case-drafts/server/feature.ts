import type { ServerFeature } from '#platform/feature.ts'
import { caseDraftsHandlers } from './handlers.ts'

export const caseDraftsServer: ServerFeature = {
  handlers: caseDraftsHandlers,
}
