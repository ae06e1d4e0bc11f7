import type { ServerFeature } from '#platform/feature.ts'
import { lcaHandlers } from './handlers.ts'

export const lcasServer: ServerFeature = { handlers: lcaHandlers }
