import type { mailBox } from '#paperwork/case-mail/box-contract.ts'
import type { caseMail } from '#paperwork/case-mail/contract.ts'
import type { collectionOperations } from '#paperwork/claims/collection-contract.ts'
import type { reviewOperations } from '#paperwork/claims/review-contract.ts'
import type { documentEditor } from '#paperwork/document-editor/contract.ts'
import type { editableFiles } from '#paperwork/editable-files/contract.ts'
import type { envelopes } from '#paperwork/envelopes/contract.ts'
import type { signing } from '#paperwork/envelopes/signing-contract.ts'
import type { addressOperations, filingExports, serviceCenterOperations } from '#paperwork/filing-addresses/contract.ts'
import type { letters, letterTemplates } from '#paperwork/letters/contract.ts'
import type { packageOperations } from '#paperwork/packages/contract.ts'
import type { responseOperations } from '#paperwork/packages/response-contract.ts'
import type { scanOperations } from '#paperwork/signed-scans/contract.ts'
import type { substituteOperations } from '#paperwork/substitutes/contract.ts'
import type { wopi } from '#paperwork/wopi/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const caseMailApi = operationsOf<typeof caseMail>('caseMail')
export const mailBoxApi = operationsOf<typeof mailBox>('mailBox')
export const collectionsApi = operationsOf<typeof collectionOperations>('collections')
export const reviewsApi = operationsOf<typeof reviewOperations>('contractReviews')
export const editorApi = operationsOf<typeof documentEditor>('documentEditor')
export const envelopesApi = operationsOf<typeof envelopes>('envelopes')
export const signingApi = operationsOf<typeof signing>('signing')
export const addressesApi = operationsOf<typeof addressOperations>('filings')
export const filingExportsApi = operationsOf<typeof filingExports>('exports')
export const serviceCentersApi = operationsOf<typeof serviceCenterOperations>('filings')
export const lettersApi = operationsOf<typeof letters>('letters')
export const letterTemplatesApi = operationsOf<typeof letterTemplates>('letterTemplates')
export const packagesApi = operationsOf<typeof packageOperations>('filings')
export const responsesApi = operationsOf<typeof responseOperations>('responses')
export const scansApi = operationsOf<typeof scanOperations>('filings')
export const substitutesApi = operationsOf<typeof substituteOperations>('substitutes')
export const editableFilesApi = operationsOf<typeof editableFiles>('editableFiles')
export const wopiApi = operationsOf<typeof wopi>('wopi')
