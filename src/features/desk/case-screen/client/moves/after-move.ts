import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'
import { packagesApi } from '#paperwork/client/api.ts'
import { deadlinesApi, preFilingApi } from '#preparation/client/api.ts'

/** What depends on where a case stands: its dates follow, and the check looks at more once a case is ready to file. */
export const afterMove = [
  ...[caseListsApi.list, dashboardsApi.dashboard, caseListsApi.board],
  ...[preFilingApi.check, packagesApi.state, deadlinesApi.ofCase, deadlinesApi.agenda],
]
