import type { ClientFeature } from '#platform/client/feature.ts'

export const passwordsClient: ClientFeature = {
  screens: {
    'signIn.passwordChange': () => import('./PasswordChangeScreen.tsx'),
    'signIn.forgotUserName': () => import('./ForgotUserNameScreen.tsx'),
    'signIn.firstLogin': () => import('./FirstLoginScreen.tsx'),
    'signIn.newPassword': () => import('./NewPasswordScreen.tsx'),
    'signIn.resetPassword': () => import('./ResetPasswordScreen.tsx'),
    'signIn.setPassword': () => import('./SetPasswordScreen.tsx'),
    'signIn.passwordPolicy': () => import('./PasswordPolicyScreen.tsx'),
  },
}
