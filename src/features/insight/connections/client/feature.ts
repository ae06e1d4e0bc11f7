import type { ClientFeature } from '#platform/client/feature.ts'

export const connectionsClient: ClientFeature = {
  screens: { 'connections.all': () => import('./ConnectionsScreen.tsx') },
}
