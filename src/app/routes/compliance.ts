import { area } from '#platform/routes/route.ts'

/** Labor condition applications, public access files and I-9 verification. */
export const complianceRoutes = [
  ...area({ since: 'later', from: 'spec §2' }, [
    { path: '/visaCareI9Dashboard', screen: 'i9.dashboard', title: 'I-9 Dashboard' },
    { path: '/visaCareCreatei9/:caseId?', screen: 'i9.create', title: 'Create I-9' },
    { path: '/visaCarei9SearchDetails/:caseId?', screen: 'i9.details', title: 'I-9 Details' },
  ]),
  // '/visaCareAddI9' hides the header of all that begins with it (decisions §5).
  ...area({ since: 'later', from: 'spec §2', can: null, headerless: true }, [
    { path: '/visaCareAddI9Section1/:caseId?', screen: 'i9.section1', title: 'I-9 Section 1' },
    { path: '/visaCareAddNewI9Cases/:caseId?', screen: 'i9.form', title: 'New Form I-9' },
  ]),
]
