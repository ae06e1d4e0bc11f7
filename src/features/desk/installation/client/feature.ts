import type { ClientFeature } from '#platform/client/feature.ts'

export const installationClient: ClientFeature = {
  screens: {
    // The provider's home is a checklist until the installation is set up, and the new client from then on.
    'companies.create': () => import('./ProviderHomeScreen.tsx'),
    'installation.checklist': () => import('./InstallationScreen.tsx'),
  },
}
