import type { ClientFeature } from '#platform/client/feature.ts'

export const caseFormsClient: ClientFeature = {
  screens: {
    'forms.edit': () => import('./FormScreen.tsx'),
  },
}
