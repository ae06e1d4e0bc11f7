import { area } from '#platform/routes/route.ts'

/** Lists of cases and the details screen of each case type (decisions §3, §5). */
export const caseRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
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
      path: '/visacareMyCases',
      screen: 'cases.mine',
      title: 'My Case Details',
      meanwhile: 'cases.mine',
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
    { path: '/visaCareCreateCase/:id?', screen: 'cases.create', meanwhile: 'cases.create', title: 'Create Case' },
    { path: '/visaCareFileUploadView/:caseId?', screen: 'documents.list', title: 'Uploaded Files' },
  ]),
  ...area({ since: 'cases', from: 'spec §2', can: null }, [
    details('/visaCareH1BCaseDetails', 'I-129 - H1B Petition Case Details'),
    details('/visaCareNewH1BDetails', 'I-129 - H1B Petition Case Details'),
    details('/visaCareH4CaseDetails', 'I-539 - H4 Application Case Details'),
    details('/visaCareH4EmployeeNewCaseDetails', 'I-539 - H4 Application Case Details'),
    details('/visaCarePermCaseDetails', 'PERM Application'),
    details('/visaCareFLCCaseDetails', 'H1B LCA Only'),
    details('/visaCarePAFCaseDetails', 'Public Access File Only Case Details'),
    details('/visaCareAttorneyCaseDetails', 'Immigration Case Details'),
    details('/visaCareClientContentCaseDetails', 'Collection Case Detail'),
    details('/visaCareContractReviewCaseDetail', 'Contract Review Case Detail'),
  ]),
  ...area({ since: 'cases', from: 'ours' }, [
    {
      path: '/visaCareCalendar',
      screen: 'deadlines.calendar',
      meanwhile: 'deadlines.calendar',
      title: 'Calendar',
    },
    {
      path: '/visaCareDeadlineSettings',
      screen: 'deadlines.settings',
      meanwhile: 'deadlines.settings',
      title: 'Deadline Settings',
    },
    {
      path: '/visaCareFiling/:caseId?',
      screen: 'filings.ofCase',
      meanwhile: 'filings.ofCase',
      title: 'Filing',
      can: null,
    },
  ]),
  ...area({ since: 'cases', from: 'decisions §5', can: null }, [
    details('/visaCareEADCaseDetails', 'I-765 - EAD Application Case Details'),
    details('/visaCareI130CaseDetails', 'I-130 Application Case Details'),
    details('/visaCareI131CaseDetails', 'I-131 Advanced Parole - Depends'),
    details('/visaCareI864CaseDetails', 'I-864 Petition'),
    details('/visaCareI485CaseDetails', 'I-485 Application'),
    details('/visaCareI140CaseDetails', 'I-140 Application Case Details'),
  ]),
]

// "A case path takes /{caseId} after the fragment, and where the specification adds a company id it is optional."
function details(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'cases.details', meanwhile: 'cases.details', title }
}
