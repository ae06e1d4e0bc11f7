import { area } from '#platform/routes/route.ts'

/** What everybody reads. */
export const dashboardRoutes = [
  ...area({ since: 'later', from: 'spec §2' }, [
    { path: '/visaCareReportPageView', screen: 'reports.view', title: 'Reports' },
  ]),
]
