import type { ServerFeature } from '#platform/feature.ts'
import { installationHandlers } from './handlers.ts'

export const installationServer: ServerFeature = {
  handlers: installationHandlers,
}
