import { deadlinesApi } from '#case-work/deadlines/client/api.ts'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { dashboardsApi } from '#desk/dashboards/client/api.ts'

/** What depends on where a case stands: its dates follow, and the check looks at more once a case is ready to file. */
export const afterMove = [
  ...[caseListsApi.list, dashboardsApi.dashboard, caseListsApi.board],
  ...[preFilingApi.check, packagesApi.state, deadlinesApi.ofCase, deadlinesApi.agenda],
]
