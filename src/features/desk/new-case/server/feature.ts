import type { ServerFeature } from '#platform/feature.ts'
import { newCaseHandlers } from './handlers.ts'

export const newCaseServer: ServerFeature = {
  handlers: newCaseHandlers,
}
