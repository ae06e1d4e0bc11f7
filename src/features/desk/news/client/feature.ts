import type { ClientFeature } from '#platform/client/feature.ts'

export const newsClient: ClientFeature = {
  screens: {
    'news.list': () => import('./NewsScreen.tsx'),
    'news.page': () => import('./InformationScreen.tsx'),
  },
}
