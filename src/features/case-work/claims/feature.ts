import type { Feature } from '#platform/feature.ts'
import { collectionOperations } from './collection-contract.ts'
import { reviewOperations } from './review-contract.ts'

export const claimsFeature: Feature = {
  contracts: { collections: collectionOperations, contractReviews: reviewOperations },
}
