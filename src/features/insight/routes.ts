import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

const reportsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareReportPageView', screen: 'reports.view', title: 'Reports', needs: 'report:read' },
])

const reportsMenu = menuRows('Reports', [[1, 'visaCareReportPageView', 'Reports', 'reports', staff]])

const tenantArchivesRoutes = area({ since: 'cases', from: 'ours', needs: 'tenant:export' }, [
  { path: '/visaCareAllData', screen: 'tenantArchives.all', title: 'Data Archives' },
])

const tenantArchivesMenu = menuRows('Organization', [
  [5, 'visaCareAllData', 'All data', 'file', [Role.provider, Role.employer, Role.lawFirm]],
])

const connectionsRoutes = area({ since: 'cases', from: 'ours', needs: 'api-key:edit' }, [
  { path: '/visaCareConnections', screen: 'connections.all', title: 'API Keys and Webhooks' },
])

const connectionsMenu = menuRows('Organization', [
  [4, 'visaCareConnections', 'API keys and webhooks', 'setting', [Role.provider, Role.employer, Role.lawFirm]],
])

/** Off the main menu (decisions §9): whoever may see the role map, role 1 alone, may open it. */
const meteringRoutes = area({ since: 'cases', from: 'decisions §5', can: 'rolemapview', needs: 'meter:read' }, [
  { path: '/meterReports', screen: 'metering.reports', title: 'Meter Reports' },
  { path: '/meterSubstations', screen: 'metering.substations', title: 'Meter Substations' },
  { path: '/meterScheduler', screen: 'metering.scheduler', title: 'Meter Scheduler' },
])

/** The addresses of this floor, and below them its rows of the side menu. */
export const insightRoutes = [...reportsRoutes, ...tenantArchivesRoutes, ...connectionsRoutes, ...meteringRoutes]

export const insightMenu = [reportsMenu, tenantArchivesMenu, connectionsMenu]
