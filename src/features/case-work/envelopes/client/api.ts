import { operationsOf } from '#platform/client/operations.ts'
import type { envelopes } from '../contract.ts'
import type { signing } from '../signing-contract.ts'

export const envelopesApi = operationsOf<typeof envelopes>('envelopes')
export const signingApi = operationsOf<typeof signing>('signing')

/** What shows envelopes: asked again after every change. */
export const refresh = [envelopesApi.ofCase, envelopesApi.ofCompany, envelopesApi.get]
