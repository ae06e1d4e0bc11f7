import type { ServerFeature } from '#platform/feature.ts'
import { lookUpsHandlers } from './handlers.ts'

export const lookUpsServer: ServerFeature = { handlers: lookUpsHandlers }
