import { peopleApi } from '#parties/people/client/api.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { i9 } from '../contract.ts'
import type { i9Link } from '../link-contract.ts'

export const i9Api = operationsOf<typeof i9>('i9')
export const i9LinkApi = operationsOf<typeof i9Link>('i9Link')
export { peopleApi }

/** What shows forms: asked again after every change. */
export const refresh = [i9Api.dashboard, i9Api.get]
