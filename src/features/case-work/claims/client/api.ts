import { operationsOf } from '#platform/client/operations.ts'
import type { collectionOperations } from '../collection-contract.ts'
import type { reviewOperations } from '../review-contract.ts'

export const collectionsApi = operationsOf<typeof collectionOperations>('collections')
export const reviewsApi = operationsOf<typeof reviewOperations>('contractReviews')

/** What every change of a matter asks anew. */
export const collectionRefresh = [collectionsApi.ofCase]
export const reviewRefresh = [reviewsApi.ofCase]
