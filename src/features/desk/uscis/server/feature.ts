import type { ServerFeature } from '#platform/feature.ts'
import { uscisHandlers } from './handlers.ts'

export const uscisServer: ServerFeature = {
  handlers: uscisHandlers,
}
