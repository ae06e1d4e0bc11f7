import type { LoadScreen } from '#platform/client/feature.ts'
import { lazyScreen } from '#ui/page/lazyScreen.ts'
import { clientFeatures } from './features.ts'

/** Every screen by its key in the route table, loaded when it is first shown. */
const loads: Record<string, LoadScreen> = {
  ...Object.assign({}, ...clientFeatures.map(({ screens }) => screens)),
  'uscis.lookUp': () => import('#desk/uscis/client/LookUpScreen.tsx'),
  'home.landing': () => import('#desk/home/client/LandingScreen.tsx'),
  'questionnaires.answer': () => import('#case-work/questionnaires/client/QuestionnaireScreen.tsx'),
  'questionnaires.invited': () => import('#case-work/questionnaires/client/InvitedScreen.tsx'),
  'cases.list': () => import('#desk/cases/client/CaseListScreen.tsx'),
  'cases.mine': () => import('#desk/cases/client/MyCasesScreen.tsx'),
  'cases.orders': () => import('#desk/cases/client/CaseListScreen.tsx'),
  'cases.help': () => import('#desk/cases/client/CaseListScreen.tsx'),
  'cases.create': () => import('#desk/cases/client/CreateCaseScreen.tsx'),
  'cases.details': () => import('#desk/cases/client/CaseDetailsScreen.tsx'),
  'filings.ofCase': () => import('#case-work/filings/client/FilingScreen.tsx'),
  'filings.addresses': () => import('#case-work/filings/client/FilingAddressesScreen.tsx'),
  'deadlines.calendar': () => import('#case-work/deadlines/client/CalendarScreen.tsx'),
  'deadlines.settings': () => import('#case-work/deadlines/client/DeadlineSettingsScreen.tsx'),
  'dashboards.client': () => import('#desk/cases/client/DashboardScreen.tsx'),
  'dashboards.lawFirmCorporate': () => import('#desk/cases/client/DashboardScreen.tsx'),
  'dashboards.attorney': () => import('#desk/cases/client/DashboardScreen.tsx'),
  'dashboards.lawFirm': () => import('#desk/cases/client/DashboardScreen.tsx'),
  'forms.edit': () => import('#case-work/case-forms/client/FormScreen.tsx'),
  'forms.library': () => import('#case-file/form-library/client/FormLibraryScreen.tsx'),
  'documents.ofCase': () => import('#case-work/documents/client/CaseDocumentsScreen.tsx'),
  'documents.list': () => import('#case-work/documents/client/UploadedFilesScreen.tsx'),
  notBuilt: () => import('./NotBuiltScreen.tsx'),
}

/** Brings a screen's script before it is shown. */
export const loadScreen = (key: string) => loads[key]?.()

export const screens = Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, lazyScreen(load)]))
