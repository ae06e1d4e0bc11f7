import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const complianceInBrowser = {
  i9: {
    screens: {
      'i9.dashboard': () => import('#compliance/i9/client/DashboardScreen.tsx'),
      'i9.create': () => import('#compliance/i9/client/CreateScreen.tsx'),
      'i9.search': () => import('#compliance/i9/client/SearchScreen.tsx'),
      'i9.details': () => import('#compliance/i9/client/DetailsScreen.tsx'),
      'i9.section1': () => import('#compliance/i9/client/Section1Screen.tsx'),
      'i9.form': () => import('#compliance/i9/client/NewFormsScreen.tsx'),
    },
  },
  'labor-conditions': {
    screens: { 'lcas.record': () => import('#compliance/labor-conditions/client/LcaScreen.tsx') },
  },
  'public-access': {
    screens: {
      'publicAccess.files': () => import('#compliance/public-access/client/PublicFilesScreen.tsx'),
      'publicAccess.file': () => import('#compliance/public-access/client/PublicFileScreen.tsx'),
      'publicAccess.inspection': () => import('#compliance/public-access/client/InspectionScreen.tsx'),
    },
  },
  'cap-season': {
    screens: { 'capSeason.board': () => import('#compliance/cap-season/client/CapSeasonScreen.tsx') },
  },
} satisfies Readonly<Record<string, ClientFeature>>
