import type { ServerFeature } from '#platform/feature.ts'
import { ordersHandlers } from './handlers.ts'
import { ordersArePaid } from './order-paid.ts'

export const ordersServer: ServerFeature = { handlers: ordersHandlers, parts: [ordersArePaid] }
