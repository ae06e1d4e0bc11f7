import type { ServerFeature } from '#platform/feature.ts'
import { jobTemplatesHandlers } from './handlers.ts'

export const jobTemplatesServer: ServerFeature = { handlers: jobTemplatesHandlers }
