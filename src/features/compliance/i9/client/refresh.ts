import { i9Api } from '#compliance/client/api.ts'

/** What shows forms: asked again after every change. */
export const refresh = [i9Api.dashboard, i9Api.get]
