import type { ServerFeature } from '#platform/feature.ts'
import { newsHandlers } from './handlers.ts'

export const newsServer: ServerFeature = { handlers: newsHandlers }
