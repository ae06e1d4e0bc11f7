import type { ServerFeature } from '#platform/feature.ts'
import { capSeasonHandlers } from './handlers.ts'

export const capSeasonServer: ServerFeature = { handlers: capSeasonHandlers }
