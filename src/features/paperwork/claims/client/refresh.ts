import { collectionsApi, reviewsApi } from '#paperwork/client/api.ts'

/** What every change of a matter asks anew. */
export const collectionRefresh = [collectionsApi.ofCase]
export const reviewRefresh = [reviewsApi.ofCase]
