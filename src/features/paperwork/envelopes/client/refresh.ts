import { envelopesApi } from '#paperwork/client/api.ts'

/** What shows envelopes: asked again after every change. */
export const refresh = [envelopesApi.ofCase, envelopesApi.ofCompany, envelopesApi.get]
