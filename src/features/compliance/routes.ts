import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

const laborConditionsRoutes = area({ since: 'cases', from: 'spec §2', needs: 'lca:read' }, [
  // Without a case the list; with one the LCA that the case rests on, or another that was asked for under it.
  { path: '/visaCareLcaRequestDetails/:caseId?/:lcaId?', screen: 'lcas.record', title: 'LCA Request Details' },
])

const laborConditionsMenu = [
  ...menuRows('Compliance', [[1, 'visaCareLcaRequestDetails', 'LCA Requests', 'cases', staff]]),
]

const publicAccessRoutes = [
  ...area({ since: 'cases', from: 'spec §2', needs: 'lca:read' }, [
    { path: '/visaCarePublicAccessFiles/:caseId?', screen: 'publicAccess.files', title: 'H1B Public Access File Only' },
    { path: '/visaCarePAFFile/:caseid?', screen: 'publicAccess.file', title: 'Public Access File', can: null },
  ]),
  // Opens by the link without a session; the server decides what each link shows.
  ...area({ since: 'cases', from: 'ours', access: 'public' }, [
    { path: '/publicAccessFile', screen: 'publicAccess.inspection', title: 'Public Access File for Inspection' },
  ]),
]

const publicAccessMenu = [
  ...menuRows('Compliance', [[2, 'visaCarePublicAccessFiles', 'Public Access Files', 'cases', staff]]),
]

const capSeasonRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/visaCareCapSeason', screen: 'capSeason.board', title: 'Cap season', needs: 'cap:read' },
])

const capSeasonMenu = menuRows('Cases', [[17, 'visaCareCapSeason', 'Cap season', 'calendar', staff]])

const { provider, providerAssistant, employer, employerAssistant, lawFirm } = Role
const seesI9 = [provider, providerAssistant, employer, employerAssistant, lawFirm]

const i9Routes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/visaCareI9Dashboard', screen: 'i9.dashboard', title: 'I-9 Dashboard', needs: 'i9:read' },
    { path: '/visaCareCreatei9/:employmentId?', screen: 'i9.create', title: 'Create I-9', needs: 'i9:read' },
    // With the id of a case it is the case's page (desk/routes.ts).
    { path: '/visaCarei9SearchDetails', screen: 'i9.search', title: 'I-9 Details', needs: 'i9:read' },
  ]),
  ...area({ since: 'cases', from: 'ours', can: 'visaCarei9SearchDetails' }, [
    { path: '/visaCareFormI9/:id', screen: 'i9.details', title: 'Form I-9 Record', needs: 'i9:read' },
  ]),
  // '/visaCareAddI9' hides the header of all that begins with it (decisions §5). Opens by the mailed link, without a session.
  ...area({ since: 'cases', from: 'spec §2', access: 'public', headerless: true }, [
    { path: '/visaCareAddI9Section1/:id?', screen: 'i9.section1', title: 'I-9 Section 1' },
  ]),
  ...area({ since: 'cases', from: 'spec §2', headerless: true, can: null }, [
    { path: '/visaCareAddNewI9Cases/:id?', screen: 'i9.form', title: 'New Form I-9', needs: 'i9:read' },
  ]),
]

const i9Menu = menuRows('Employees', [
  [8, 'visaCareI9Dashboard', 'Form I-9', 'dashboard', seesI9],
  [9, 'visaCareCreatei9', 'New Form I-9', 'userEdit', seesI9],
  [10, 'visaCarei9SearchDetails', 'Find a Form I-9', 'cases', seesI9],
])

/** The addresses of this floor, and below them its rows of the side menu. */
export const complianceRoutes = [...laborConditionsRoutes, ...publicAccessRoutes, ...capSeasonRoutes, ...i9Routes]

export const complianceMenu = [laborConditionsMenu, publicAccessMenu, capSeasonMenu, i9Menu]
