import type { ServerFeature } from '#platform/feature.ts'
import { ordersHandlers } from './handlers.ts'

export const ordersServer: ServerFeature = { handlers: ordersHandlers }
