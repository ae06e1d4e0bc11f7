import type { ServerFeature } from '#platform/feature.ts'
import { ownSettingsHandlers } from './handlers.ts'

export const ownSettingsServer: ServerFeature = {
  handlers: ownSettingsHandlers,
}
