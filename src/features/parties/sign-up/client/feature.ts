import type { ClientFeature } from '#platform/client/feature.ts'

export const signUpClient: ClientFeature = {
  screens: {
    'signIn.signUp': () => import('./SignUpScreen.tsx'),
  },
}
