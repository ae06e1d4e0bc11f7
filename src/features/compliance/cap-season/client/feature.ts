import type { ClientFeature } from '#platform/client/feature.ts'

export const capSeasonClient: ClientFeature = {
  screens: { 'capSeason.board': () => import('./CapSeasonScreen.tsx') },
}
