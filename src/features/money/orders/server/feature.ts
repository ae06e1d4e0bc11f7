import type { ServerFeature } from '#platform/feature.ts'
import { ordersHandlers } from './handlers.ts'
import { orderOpen } from './open-items.ts'
import { ordersArePaid } from './order-paid.ts'

export const ordersServer: ServerFeature = { handlers: ordersHandlers, parts: [ordersArePaid, orderOpen] }
