import type { ClientFeature } from '#platform/client/feature.ts'

export const lawFirmsClient: ClientFeature = {
  screens: {
    'lawFirms.list': () => import('./ManageLawFirmsScreen.tsx'),
    'lawFirms.details': () => import('./LawFirmScreen.tsx'),
  },
}
