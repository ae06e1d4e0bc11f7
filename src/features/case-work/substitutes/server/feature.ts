import type { ServerFeature } from '#platform/feature.ts'
import { substituteHandlers } from './handlers.ts'

export const substitutesServer: ServerFeature = {
  handlers: substituteHandlers,
}
