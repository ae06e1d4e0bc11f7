import { operationsOf } from '#platform/client/operations.ts'
import type { caseForms } from '#preparation/case-forms/contract.ts'
import type { deadlines } from '#preparation/deadlines/contract.ts'
import type { deadlineSettings } from '#preparation/deadlines/settings-contract.ts'
import type { documentExports, documents, documentTexts } from '#preparation/documents/contract.ts'
import type { feeOperations } from '#preparation/fees/contract.ts'
import type { lcaOperations } from '#preparation/lcas/contract.ts'
import type { checkOperations } from '#preparation/pre-filing/contract.ts'
import type { questionnaires } from '#preparation/questionnaires/contract.ts'
import type { retention } from '#preparation/retention/contract.ts'
import type { worksheetOperations } from '#preparation/worksheets/contract.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const caseFormsApi = operationsOf<typeof caseForms>('caseForms')
export const deadlinesApi = operationsOf<typeof deadlines>('deadlines')
export const deadlineSettingsApi = operationsOf<typeof deadlineSettings>('deadlines')
export const documentsApi = operationsOf<typeof documents>('documents')
export const documentExportsApi = operationsOf<typeof documentExports>('exports')
export const documentTextsApi = operationsOf<typeof documentTexts>('documentTexts')
export const feesApi = operationsOf<typeof feeOperations>('filings')
export const lcasApi = operationsOf<typeof lcaOperations>('lcas')
export const preFilingApi = operationsOf<typeof checkOperations>('filings')
export const questionnairesApi = operationsOf<typeof questionnaires>('questionnaires')
export const retentionApi = operationsOf<typeof retention>('retention')
export const worksheetsApi = operationsOf<typeof worksheetOperations>('worksheets')
