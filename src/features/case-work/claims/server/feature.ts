import type { ServerFeature } from '#platform/feature.ts'
import { collectionHandlers } from './collection-handlers.ts'
import { collectionOpen, debtStops } from './collection-parts.ts'
import { memoReopened, memoStops } from './memo.ts'
import { reviewHandlers } from './review-handlers.ts'

export const claimsServer: ServerFeature = {
  handlers: [...collectionHandlers, ...reviewHandlers],
  parts: [collectionOpen, debtStops, memoStops, memoReopened],
}
