import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const caseFileInBrowser = {
  'form-library': {
    screens: {
      'forms.library': () => import('#case-file/form-library/client/FormLibraryScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>
