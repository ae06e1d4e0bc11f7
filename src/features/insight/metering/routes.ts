import { area } from '#platform/routes/route.ts'

/** Off the main menu (decisions §9): whoever may see the role map, role 1 alone, may open it. */
export const meteringRoutes = area({ since: 'cases', from: 'decisions §5', can: 'rolemapview', needs: 'meter:read' }, [
  { path: '/meterReports', screen: 'metering.reports', title: 'Meter Reports' },
  { path: '/meterSubstations', screen: 'metering.substations', title: 'Meter Substations' },
  { path: '/meterScheduler', screen: 'metering.scheduler', title: 'Meter Scheduler' },
])
