import { lazy } from 'react'
import { belowProfile } from '#parties/companies/client/below-profile.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const caseWorkInBrowser = {
  questionnaires: {
    screens: {
      'questionnaires.answer': () => import('#case-work/questionnaires/client/QuestionnaireScreen.tsx'),
      'questionnaires.invited': () => import('#case-work/questionnaires/client/InvitedScreen.tsx'),
    },
  },
  'case-forms': {
    screens: {
      'forms.edit': () => import('#case-work/case-forms/client/FormScreen.tsx'),
    },
  },
  worksheets: {
    screens: {
      'worksheets.view': () => import('#case-work/worksheets/client/WorksheetScreen.tsx'),
    },
  },
  retention: {
    screens: { retention: () => import('#case-work/retention/client/RetentionScreen.tsx') },
    parts: [belowProfile(lazy(() => import('#case-work/retention/client/CompanyHoldCard.tsx')))],
  },
  documents: {
    screens: {
      'documents.ofCase': () => import('#case-work/documents/client/CaseDocumentsScreen.tsx'),
      'documents.list': () => import('#case-work/documents/client/UploadedFilesScreen.tsx'),
    },
  },
  'case-mail': { screens: { 'caseMail.box': () => import('#case-work/case-mail/client/MailBoxScreen.tsx') } },
  wopi: { screens: { 'wopi.file': () => import('#case-work/wopi/client/EditorScreen.tsx') } },
  envelopes: {
    screens: {
      'signatures.envelope': () => import('#case-work/envelopes/client/SignScreen.tsx'),
      'signatures.verify': () => import('#case-work/envelopes/client/VerifyScreen.tsx'),
    },
    parts: [belowProfile(lazy(() => import('#case-work/envelopes/client/CompanyEnvelopesCard.tsx')))],
  },
  letters: {
    screens: { 'letters.templates': () => import('#case-work/letters/client/LetterTemplatesScreen.tsx') },
  },
  deadlines: {
    screens: {
      'deadlines.calendar': () => import('#case-work/deadlines/client/CalendarScreen.tsx'),
      'deadlines.settings': () => import('#case-work/deadlines/client/DeadlineSettingsScreen.tsx'),
    },
  },
  'filing-addresses': {
    screens: {
      'filings.addresses': () => import('#case-work/filing-addresses/client/FilingAddressesScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>
