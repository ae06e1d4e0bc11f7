import { lazy } from 'react'
import { belowProfile } from '#parties/companies/client/below-profile.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const preparationInBrowser = {
  questionnaires: {
    screens: {
      'questionnaires.answer': () => import('#preparation/questionnaires/client/QuestionnaireScreen.tsx'),
      'questionnaires.invited': () => import('#preparation/questionnaires/client/InvitedScreen.tsx'),
    },
  },
  'case-forms': {
    screens: {
      'forms.edit': () => import('#preparation/case-forms/client/FormScreen.tsx'),
    },
  },
  worksheets: {
    screens: {
      'worksheets.view': () => import('#preparation/worksheets/client/WorksheetScreen.tsx'),
    },
  },
  retention: {
    screens: { retention: () => import('#preparation/retention/client/RetentionScreen.tsx') },
    parts: [belowProfile(lazy(() => import('#preparation/retention/client/CompanyHoldCard.tsx')))],
  },
  documents: {
    screens: {
      'documents.ofCase': () => import('#preparation/documents/client/CaseDocumentsScreen.tsx'),
      'documents.list': () => import('#preparation/documents/client/UploadedFilesScreen.tsx'),
    },
  },
  deadlines: {
    screens: {
      'deadlines.calendar': () => import('#preparation/deadlines/client/CalendarScreen.tsx'),
      'deadlines.settings': () => import('#preparation/deadlines/client/DeadlineSettingsScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>
