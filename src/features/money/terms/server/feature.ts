import type { ServerFeature } from '#platform/feature.ts'
import { termsHandlers } from './handlers.ts'

export const termsServer: ServerFeature = { handlers: termsHandlers }
