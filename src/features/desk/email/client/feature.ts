import type { ClientFeature } from '#platform/client/feature.ts'

export const emailClient: ClientFeature = {
  screens: { 'email.templates': () => import('./EmailTemplatesScreen.tsx') },
}
