import type { ServerFeature } from '#platform/feature.ts'
import { worksheetHandlers } from './handlers.ts'

export const worksheetsServer: ServerFeature = { handlers: worksheetHandlers }
