import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers, staff } from '#platform/session/role-groups.ts'

/** Lists of cases (decisions §3, §5). */
export const caseListsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareManageCase', screen: 'cases.list', meanwhile: 'cases.list', title: 'Manage Cases' },
  {
    path: '/visaCareManageCases/:userid?/:companyAutoId?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Manage Cases',
    can: null,
  },
  {
    path: '/visaCareClientCases/:companyAutoId?/:inputValue?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Client Case Details',
    can: 'visaCareClientCaseDetails',
  },
  {
    path: '/visaCareClientCaseDetails/:companyId?',
    screen: 'cases.list',
    meanwhile: 'cases.list',
    title: 'Client Case Details',
  },
  {
    path: '/visaCareManageOrderCases',
    screen: 'cases.orders',
    meanwhile: 'cases.orders',
    title: 'Manage Order Cases',
  },
  {
    path: '/visaCareManageAttorneyHelpCases',
    screen: 'cases.help',
    meanwhile: 'cases.help',
    title: 'Manage Attorney Help Cases',
  },
  {
    path: '/visaCareAttorneyHelpDeskMyCases',
    screen: 'cases.help',
    meanwhile: 'cases.help',
    title: 'My Help Desk Cases',
  },
])

export const caseListsMenu = menuRows('Cases', [
  [1, 'visaCareManageCase', 'All cases', 'cases', staff],
  [2, 'visaCareClientCaseDetails', 'Client Case Details', 'cases', staff],
  [
    5,
    'visaCareManageOrderCases',
    'Do-it-yourself cases',
    'cases',
    [Role.provider, Role.providerAssistant, Role.employer, Role.employerAssistant, Role.employee],
  ],
  [6, 'visaCareManageAttorneyHelpCases', 'Attorney help cases', 'cases', advisers],
  [7, 'visaCareAttorneyHelpDeskMyCases', 'My help desk', 'cases', [Role.attorney, Role.attorneyAssistant]],
])
