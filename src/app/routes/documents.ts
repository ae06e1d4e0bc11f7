import { area } from '#platform/routes/route.ts'

/** The documents of a case, the document editor (WOPI) and the signing page. */
export const documentRoutes = [
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
  ...area({ since: 'later', from: 'spec §2', can: null, headerless: true }, [
    editor('/wopiTest', 'Document'),
    editor('/wopiEditTest', 'Edit Document'),
    editor('/wopiVisaPackage', 'Visa Package'),
    editor('/wopiWithdrawal', 'Withdrawal Letter'),
    editor('/wopiH1BRevocation', 'H1B Revocation Letter'),
    editor('/wopiCoveringLetter', 'Covering Letter'),
    editor('/wopiWordOnline', 'Word Document'),
    editor('/wopiOfferLetter', 'Offer Letter'),
    { path: '/wopiDocumentFile/:fileId?', screen: 'letters.edit', title: 'Document File' },
    { path: '/docuSignPageView/:envelopeId?', screen: 'signatures.envelope', title: 'Signing' },
    // Opens without a session through a signed, expiring link (decisions §8).
    { ...editor('/wopiCollectionFile', 'Collection File'), access: 'public' },
  ]),
]

function documents(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'documents.ofCase', title }
}

function editor(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?`, screen: 'letters.edit', title }
}
