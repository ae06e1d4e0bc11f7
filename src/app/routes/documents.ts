import { area } from '#platform/routes/route.ts'

/** The documents of a case, the document editor (WOPI) and the signing page. */
export const documentRoutes = [
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

function editor(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?`, screen: 'letters.edit', title }
}
