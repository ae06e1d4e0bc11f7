import type { ServerFeature } from '#platform/feature.ts'
import { reminderHandlers } from './handlers.ts'

export const remindersServer: ServerFeature = {
  handlers: reminderHandlers,
}
