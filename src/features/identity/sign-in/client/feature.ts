import type { ClientFeature } from '#platform/client/feature.ts'

export const signInClient: ClientFeature = {
  screens: {
    'signIn.login': () => import('./LoginScreen.tsx'),
    'signIn.welcome': () => import('./WelcomeScreen.tsx'),
    'signIn.lookIns': () => import('./LookInsScreen.tsx'),
    'profile.own': () => import('./MyProfileScreen.tsx'),
  },
}
