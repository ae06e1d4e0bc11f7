import type { ServerFeature } from '#platform/feature.ts'
import { emailHandlers } from './handlers.ts'

export const emailServer: ServerFeature = {
  handlers: emailHandlers,
}
