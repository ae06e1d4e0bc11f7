import type { ServerFeature } from '#platform/feature.ts'
import { factsHandlers } from './handlers.ts'

export const affectedFormsServer: ServerFeature = {
  handlers: factsHandlers,
}
