import { area } from '#platform/routes/route.ts'
import { pages } from './pages.ts'

/** The document editor's pages (specification §2), without the top bar and menu. */
export const wopiRoutes = area({ since: 'cases', from: 'spec §2', can: null, headerless: true }, [
  ...pages.map(({ fragment, title, access }) => ({
    ...{ path: `${fragment}/:caseId?`, screen: 'wopi.file', title },
    ...(access && { access }),
  })),
  { path: '/wopiDocumentFile/:fileId?', screen: 'wopi.file', title: 'Document File' },
])
