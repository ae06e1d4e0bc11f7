import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const publicAccessRoutes = [
  ...area({ since: 'cases', from: 'spec §2', needs: 'lca:read' }, [
    { path: '/visaCarePublicAccessFiles/:caseId?', screen: 'publicAccess.files', title: 'H1B Public Access File Only' },
    { path: '/visaCarePAFFile/:caseid?', screen: 'publicAccess.file', title: 'Public Access File', can: null },
  ]),
  // Opens by the link without a session; the server decides what each link shows.
  ...area({ since: 'cases', from: 'ours', access: 'public' }, [
    { path: '/publicAccessFile', screen: 'publicAccess.inspection', title: 'Public Access File for Inspection' },
  ]),
]

export const publicAccessMenu = [
  ...menuRows('Compliance', [[2, 'visaCarePublicAccessFiles', 'Public Access Files', 'cases', staff]]),
]
