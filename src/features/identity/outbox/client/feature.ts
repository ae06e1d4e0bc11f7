import type { ClientFeature } from '#platform/client/feature.ts'

export const outboxClient: ClientFeature = {
  screens: {
    'outbox.list': () => import('./OutboxScreen.tsx'),
  },
}
