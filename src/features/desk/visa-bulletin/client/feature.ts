import type { ClientFeature } from '#platform/client/feature.ts'

export const visaBulletinClient: ClientFeature = {
  screens: { 'visaBulletin.month': () => import('./VisaBulletinScreen.tsx') },
}
