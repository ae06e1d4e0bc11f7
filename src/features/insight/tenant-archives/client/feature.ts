import type { ClientFeature } from '#platform/client/feature.ts'

export const tenantArchivesClient: ClientFeature = {
  screens: { 'tenantArchives.all': () => import('./ArchivesScreen.tsx') },
}
