import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const identityInBrowser = {
  sessions: {
    screens: {
      'signIn.sessionExpired': () => import('#identity/sessions/client/SessionExpiredScreen.tsx'),
    },
  },
  passwords: {
    screens: {
      'signIn.passwordChange': () => import('#identity/passwords/client/PasswordChangeScreen.tsx'),
      'signIn.forgotUserName': () => import('#identity/passwords/client/ForgotUserNameScreen.tsx'),
      'signIn.firstLogin': () => import('#identity/passwords/client/FirstLoginScreen.tsx'),
      'signIn.newPassword': () => import('#identity/passwords/client/NewPasswordScreen.tsx'),
      'signIn.resetPassword': () => import('#identity/passwords/client/ResetPasswordScreen.tsx'),
      'signIn.setPassword': () => import('#identity/passwords/client/SetPasswordScreen.tsx'),
      'signIn.passwordPolicy': () => import('#identity/passwords/client/PasswordPolicyScreen.tsx'),
    },
  },
  roles: {
    screens: {
      'roles.permissions': () => import('#identity/roles/client/PermissionsScreen.tsx'),
      'roles.roles': () => import('#identity/roles/client/RolesScreen.tsx'),
      'roles.rolePermissions': () => import('#identity/roles/client/RolePermissionsScreen.tsx'),
      'roles.newRolePermission': () => import('#identity/roles/client/NewRolePermissionScreen.tsx'),
      'roles.addPermission': () => import('#identity/roles/client/AddPermissionScreen.tsx'),
      'roles.addRole': () => import('#identity/roles/client/AddRoleScreen.tsx'),
      'roles.map': () => import('#identity/roles/client/RoleMapScreen.tsx'),
    },
  },
  users: {
    screens: {
      'users.manage': () => import('#identity/users/client/ManageUsersScreen.tsx'),
    },
  },
  'common-details': {
    screens: {
      'commonDetails.list': () => import('#identity/common-details/client/CommonDetailsScreen.tsx'),
    },
  },
  outbox: {
    screens: {
      'outbox.list': () => import('#identity/outbox/client/OutboxScreen.tsx'),
    },
  },
  'audit-trail': {
    screens: {
      'audit.trail': () => import('#identity/audit-trail/client/AuditTrailScreen.tsx'),
    },
  },
  'sign-in': {
    screens: {
      'signIn.login': () => import('#identity/sign-in/client/LoginScreen.tsx'),
      'signIn.welcome': () => import('#identity/sign-in/client/WelcomeScreen.tsx'),
      'signIn.lookIns': () => import('#identity/sign-in/client/LookInsScreen.tsx'),
      'profile.own': () => import('#identity/sign-in/client/MyProfileScreen.tsx'),
    },
  },
  setup: {
    screens: {
      'signIn.setUp': () => import('#identity/setup/client/SetUpScreen.tsx'),
    },
  },
  'system-check': {
    screens: {
      'signIn.check': () => import('#identity/system-check/client/CheckScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>
