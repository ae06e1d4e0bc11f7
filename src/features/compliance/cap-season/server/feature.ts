import type { ServerFeature } from '#platform/feature.ts'
import { capSeasonHandlers } from './handlers.ts'
import { registrationsBehind } from './known-besides.ts'

export const capSeasonServer: ServerFeature = { handlers: capSeasonHandlers, parts: [registrationsBehind] }
