import type { Collection } from '../collection-records.ts'
import type { ContractReview } from '../review-records.ts'

/** What each card of a matter's page is given. */
export type ReviewPart = { of: ContractReview; onChanged: () => void }
export type CollectionPart = { of: Collection; onChanged: () => void }
