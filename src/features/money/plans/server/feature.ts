import type { ServerFeature } from '#platform/feature.ts'
import { plansHandlers } from './handlers.ts'

export const plansServer: ServerFeature = { handlers: plansHandlers }
