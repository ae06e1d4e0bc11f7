import { deadlinesApi, packagesApi, preFilingApi } from '#case-work/client/api.ts'
import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'

/** What depends on where a case stands: its dates follow, and the check looks at more once a case is ready to file. */
export const afterMove = [
  ...[caseListsApi.list, dashboardsApi.dashboard, caseListsApi.board],
  ...[preFilingApi.check, packagesApi.state, deadlinesApi.ofCase, deadlinesApi.agenda],
]
