import type { ClientFeature } from '#platform/client/feature.ts'

export const deadlinesClient: ClientFeature = {
  screens: {
    'deadlines.calendar': () => import('./CalendarScreen.tsx'),
    'deadlines.settings': () => import('./DeadlineSettingsScreen.tsx'),
  },
}
