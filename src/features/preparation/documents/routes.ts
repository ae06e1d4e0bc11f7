import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

/** The documents of each case type, and all files of a case. */
export const documentsRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/visaCareFileUploadView/:caseId?', screen: 'documents.list', title: 'Uploaded Files' },
  ]),
  ...area({ since: 'cases', from: 'spec §2', can: null }, [
    documents('/visaCareDocumentCaseDetails', 'Document I-129 - H1B Petition Case Details'),
    documents('/visaCareDocumentH4CaseDetails', 'Document I-539 - H4 Application Case Details'),
    documents('/visaCareDocumentEADCaseDetails', 'Document I-765 - EAD Application Case Details'),
    documents('/visaCareDocumentLCAPAFCaseDetails', 'Document LCA/PAF Case Details'),
    documents('/visaCareDocumentPermCaseDetails', 'Document PERM Application Case Details'),
  ]),
  ...area({ since: 'cases', from: 'decisions §5', can: null }, [
    documents('/visaCareDocumentI140CaseDetails', 'Document I140 Case Details'),
    documents('/visaCareDocumentI485CaseDetails', 'Document I485 Case Details'),
    documents('/visaCareDocumentI94CaseDetails', 'Document I94 Case Details'),
  ]),
]

function documents(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'documents.ofCase', title }
}

export const documentsMenu = menuRows('', [[460, 'visaCareFileUploadView', 'Documents', 'file', everyone]])
