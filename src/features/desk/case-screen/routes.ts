import { area } from '#platform/routes/route.ts'

/** The details screen of each case type (decisions §3, §5). */
export const caseScreenRoutes = [
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
    // Without an id it is the search over Forms I-9 (compliance/i9/routes.ts).
    { ...details('/visaCarei9SearchDetails', 'I-9 Details'), path: '/visaCarei9SearchDetails/:caseId/:companyId?' },
  ]),
  ...area({ since: 'cases', from: 'decisions §5', can: null }, [
    details('/visaCareEADCaseDetails', 'I-765 - EAD Application Case Details'),
    details('/visaCareI130CaseDetails', 'I-130 Application Case Details'),
    details('/visaCareI131CaseDetails', 'I-131 Advanced Parole - Depends'),
    details('/visaCareI864CaseDetails', 'I-864 Petition'),
    details('/visaCareI485CaseDetails', 'I-485 Application'),
    details('/visaCareI140CaseDetails', 'I-140 Application Case Details'),
  ]),
  ...area({ since: 'cases', from: 'ours', can: null }, [
    { path: '/visaCareReportChange', screen: 'cases.reportChange', title: 'Report a change' },
  ]),
]

// "A case path takes /{caseId} after the fragment, and where the specification adds a company id it is optional."
function details(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'cases.details', meanwhile: 'cases.details', title }
}
