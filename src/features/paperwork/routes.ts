import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'
import { pages } from './wopi/pages.ts'

const caseMailRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/mailIntoCases', screen: 'caseMail.box', title: 'Mail into Cases', needs: 'mail-box:edit' },
])

const caseMailMenu = menuRows('Settings', [[14, 'mailIntoCases', 'Mail into Cases', 'setting', [Role.provider]]])

const lettersRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareLetterTemplates', screen: 'letters.templates', title: 'Letter Templates' },
])

const lettersMenu = menuRows('Cases', [
  [14, 'visaCareLetterTemplates', 'Letter Templates', 'setting', [Role.lawFirm, Role.attorney, Role.attorneyAssistant]],
])

/** The document editor's pages (specification §2), without the top bar and menu. */
const wopiRoutes = area({ since: 'cases', from: 'spec §2', can: null, headerless: true }, [
  ...pages.map(({ fragment, title, access }) => ({
    ...{ path: `${fragment}/:caseId?`, screen: 'wopi.file', title },
    ...(access && { access }),
  })),
  { path: '/wopiDocumentFile/:fileId?', screen: 'wopi.file', title: 'Document File' },
])

const envelopesRoutes = [
  ...area({ since: 'cases', from: 'spec §2', access: 'public', headerless: true }, [
    // Opens by the mailed link without a session; the server decides what each link shows.
    { path: '/docuSignPageView/:envelopeId?', screen: 'signatures.envelope', title: 'Signing' },
  ]),
  ...area({ since: 'cases', from: 'ours', access: 'public' }, [
    { path: '/verifySignedDocument/:number?', screen: 'signatures.verify', title: 'Check a signed document' },
  ]),
]

/** The addresses of the agencies. */
const filingAddressesRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/user/filingaddresses', screen: 'filings.addresses', title: 'Filing Addresses' },
])

const filingAddressesMenu = menuRows('Cases', [[12, 'user/filingaddresses', 'Filing Addresses', 'setting', advisers]])

/** The addresses of this floor, and below them its rows of the side menu. */
export const paperworkRoutes = [
  ...caseMailRoutes,
  ...lettersRoutes,
  ...wopiRoutes,
  ...envelopesRoutes,
  ...filingAddressesRoutes,
]

export const paperworkMenu = [caseMailMenu, lettersMenu, filingAddressesMenu]
