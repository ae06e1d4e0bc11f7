import { documentsApi } from '#preparation/client/api.ts'

/** What shows documents: asked again after every change. */
export const refresh = [documentsApi.ofCase, documentsApi.list, documentsApi.asked]
