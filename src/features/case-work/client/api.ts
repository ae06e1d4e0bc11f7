import type { caseForms } from '#case-work/case-forms/contract.ts'
import type { mailBox } from '#case-work/case-mail/box-contract.ts'
import type { caseMail } from '#case-work/case-mail/contract.ts'
import type { collectionOperations } from '#case-work/claims/collection-contract.ts'
import type { reviewOperations } from '#case-work/claims/review-contract.ts'
import type { deadlines } from '#case-work/deadlines/contract.ts'
import type { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import type { documentEditor } from '#case-work/document-editor/contract.ts'
import type { documents } from '#case-work/documents/contract.ts'
import type { documentExports } from '#case-work/documents/export-contract.ts'
import type { documentTexts } from '#case-work/documents/text-contract.ts'
import type { editableFiles } from '#case-work/editable-files/contract.ts'
import type { envelopes } from '#case-work/envelopes/contract.ts'
import type { signing } from '#case-work/envelopes/signing-contract.ts'
import type { feeOperations } from '#case-work/fees/contract.ts'
import type { addressOperations } from '#case-work/filing-addresses/contract.ts'
import type { filingExports } from '#case-work/filing-addresses/export-contract.ts'
import type { serviceCenterOperations } from '#case-work/filing-addresses/service-center-contract.ts'
import type { lcaOperations } from '#case-work/lcas/contract.ts'
import type { letters, letterTemplates } from '#case-work/letters/contract.ts'
import type { packageOperations } from '#case-work/packages/contract.ts'
import type { responseOperations } from '#case-work/packages/response-contract.ts'
import type { checkOperations } from '#case-work/pre-filing/contract.ts'
import type { questionnaires } from '#case-work/questionnaires/contract.ts'
import type { retention } from '#case-work/retention/contract.ts'
import type { scanOperations } from '#case-work/signed-scans/contract.ts'
import type { substituteOperations } from '#case-work/substitutes/contract.ts'
import type { wopi } from '#case-work/wopi/contract.ts'
import type { worksheetOperations } from '#case-work/worksheets/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const caseFormsApi = operationsOf<typeof caseForms>('caseForms')
export const caseMailApi = operationsOf<typeof caseMail>('caseMail')
export const mailBoxApi = operationsOf<typeof mailBox>('mailBox')
export const collectionsApi = operationsOf<typeof collectionOperations>('collections')
export const reviewsApi = operationsOf<typeof reviewOperations>('contractReviews')
export const deadlinesApi = operationsOf<typeof deadlines>('deadlines')
export const deadlineSettingsApi = operationsOf<typeof deadlineSettings>('deadlines')
export const editorApi = operationsOf<typeof documentEditor>('documentEditor')
export const documentsApi = operationsOf<typeof documents>('documents')
export const documentExportsApi = operationsOf<typeof documentExports>('exports')
export const documentTextsApi = operationsOf<typeof documentTexts>('documentTexts')
export const envelopesApi = operationsOf<typeof envelopes>('envelopes')
export const signingApi = operationsOf<typeof signing>('signing')
export const feesApi = operationsOf<typeof feeOperations>('filings')
export const addressesApi = operationsOf<typeof addressOperations>('filings')
export const filingExportsApi = operationsOf<typeof filingExports>('exports')
export const serviceCentersApi = operationsOf<typeof serviceCenterOperations>('filings')
export const lcasApi = operationsOf<typeof lcaOperations>('lcas')
export const lettersApi = operationsOf<typeof letters>('letters')
export const letterTemplatesApi = operationsOf<typeof letterTemplates>('letterTemplates')
export const packagesApi = operationsOf<typeof packageOperations>('filings')
export const responsesApi = operationsOf<typeof responseOperations>('responses')
export const preFilingApi = operationsOf<typeof checkOperations>('filings')
export const questionnairesApi = operationsOf<typeof questionnaires>('questionnaires')
export const retentionApi = operationsOf<typeof retention>('retention')
export const scansApi = operationsOf<typeof scanOperations>('filings')
export const substitutesApi = operationsOf<typeof substituteOperations>('substitutes')
export const editableFilesApi = operationsOf<typeof editableFiles>('editableFiles')
export const wopiApi = operationsOf<typeof wopi>('wopi')
export const worksheetsApi = operationsOf<typeof worksheetOperations>('worksheets')
