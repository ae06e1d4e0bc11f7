import { area } from '#platform/routes/route.ts'

/** The provider's own tools. Metering is off the main menu (decisions §9): whoever may see the role map, role 1 alone, may open it. */
export const administrationRoutes = [
  ...area({ since: 'later', from: 'decisions §5', can: 'rolemapview' }, [
    { path: '/meterReports', screen: 'metering.reports', title: 'Meter Reports' },
    { path: '/meterSubstations', screen: 'metering.substations', title: 'Meter Substations' },
    { path: '/meterScheduler', screen: 'metering.scheduler', title: 'Meter Scheduler' },
  ]),
]
