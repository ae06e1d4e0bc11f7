import type { ClientFeature } from '#platform/client/feature.ts'

export const questionnairesClient: ClientFeature = {
  screens: {
    'questionnaires.answer': () => import('./QuestionnaireScreen.tsx'),
    'questionnaires.invited': () => import('./InvitedScreen.tsx'),
  },
}
