import { collectionsApi, reviewsApi } from '#case-work/client/api.ts'

/** What every change of a matter asks anew. */
export const collectionRefresh = [collectionsApi.ofCase]
export const reviewRefresh = [reviewsApi.ofCase]
