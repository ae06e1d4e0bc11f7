import type { ServerFeature } from '#platform/feature.ts'
import { billingHandlers } from './handlers.ts'

export const billingServer: ServerFeature = { handlers: billingHandlers }
