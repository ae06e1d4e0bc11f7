import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const laborConditionsRoutes = area({ since: 'cases', from: 'spec §2', needs: 'lca:read' }, [
  // Without a case the list; with one the LCA that the case rests on, or another that was asked for under it.
  { path: '/visaCareLcaRequestDetails/:caseId?/:lcaId?', screen: 'lcas.record', title: 'LCA Request Details' },
])

export const laborConditionsMenu = [
  ...menuRows('Compliance', [[1, 'visaCareLcaRequestDetails', 'LCA Requests', 'cases', staff]]),
]
