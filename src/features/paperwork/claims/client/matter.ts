import { collectionsApi, reviewsApi } from '#paperwork/client/api.ts'
import type { Collection } from '../collection-records.ts'
import type { ContractReview } from '../review-records.ts'

/** What each card of a matter's page is given. */
export type ReviewPart = { of: ContractReview; onChanged: () => void }
export type CollectionPart = { of: Collection; onChanged: () => void }

/** What every change of a matter asks anew. */
export const collectionRefresh = [collectionsApi.ofCase]
export const reviewRefresh = [reviewsApi.ofCase]
