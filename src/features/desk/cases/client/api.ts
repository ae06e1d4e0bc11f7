import { deadlinesApi } from '#case-work/deadlines/client/api.ts'
import { filingsApi } from '#case-work/filings/client/api.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { cases } from '../contract.ts'
import type { caseExports } from '../export-contract.ts'

export const casesApi = operationsOf<typeof cases>('cases')

/** What depends on where a case stands: its dates follow, and the check looks at more once a case is ready to file. */
export const afterMove = [
  ...[casesApi.list, casesApi.dashboard, casesApi.board],
  ...[filingsApi.check, filingsApi.state, deadlinesApi.ofCase, deadlinesApi.agenda],
]
export const caseExportsApi = operationsOf<typeof caseExports>('exports')
