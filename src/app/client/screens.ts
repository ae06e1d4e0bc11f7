import type { ComponentType } from 'react'
import type { ScreenProps } from '#platform/client/screen.ts'
import { lazyScreen } from '#ui/page/lazyScreen.ts'

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>

/** Every screen by its key in the route table, loaded when it is first shown. */
const loads: Record<string, Load> = {
  'signIn.login': () => import('#features/sign-in/client/LoginScreen.tsx'),
  'signIn.signUp': () => import('#features/sign-up/client/SignUpScreen.tsx'),
  'signIn.passwordChange': () => import('#features/sign-in/client/PasswordChangeScreen.tsx'),
  'signIn.forgotUserName': () => import('#features/sign-in/client/ForgotUserNameScreen.tsx'),
  'signIn.firstLogin': () => import('#features/sign-in/client/FirstLoginScreen.tsx'),
  'signIn.newPassword': () => import('#features/sign-in/client/NewPasswordScreen.tsx'),
  'signIn.resetPassword': () => import('#features/sign-in/client/ResetPasswordScreen.tsx'),
  'signIn.check': () => import('#features/system-check/client/CheckScreen.tsx'),
  'signIn.welcome': () => import('#features/sign-in/client/WelcomeScreen.tsx'),
  'signIn.sessionExpired': () => import('#features/sign-in/client/SessionExpiredScreen.tsx'),
  'signIn.setUp': () => import('#features/setup/client/SetUpScreen.tsx'),
  'signIn.setPassword': () => import('#features/sign-in/client/SetPasswordScreen.tsx'),
  'uscis.lookUp': () => import('#features/uscis/client/LookUpScreen.tsx'),
  'home.landing': () => import('#features/home/client/LandingScreen.tsx'),
  'roles.permissions': () => import('#features/roles/client/PermissionsScreen.tsx'),
  'roles.roles': () => import('#features/roles/client/RolesScreen.tsx'),
  'roles.rolePermissions': () => import('#features/roles/client/RolePermissionsScreen.tsx'),
  'roles.newRolePermission': () => import('#features/roles/client/NewRolePermissionScreen.tsx'),
  'roles.addPermission': () => import('#features/roles/client/AddPermissionScreen.tsx'),
  'roles.addRole': () => import('#features/roles/client/AddRoleScreen.tsx'),
  'roles.map': () => import('#features/roles/client/RoleMapScreen.tsx'),
  'users.manage': () => import('#features/users/client/ManageUsersScreen.tsx'),
  'companies.create': () => import('#features/companies/client/CreateClientScreen.tsx'),
  'companies.profile': () => import('#features/companies/client/ClientProfileScreen.tsx'),
  'companies.list': () => import('#features/companies/client/ClientListScreen.tsx'),
  'lawFirms.list': () => import('#features/law-firms/client/ManageLawFirmsScreen.tsx'),
  'lawFirms.details': () => import('#features/law-firms/client/LawFirmScreen.tsx'),
  'attorneys.list': () => import('#features/attorneys/client/ManageAttorneysScreen.tsx'),
  'attorneys.details': () => import('#features/attorneys/client/AttorneyScreen.tsx'),
  'attorneys.setUp': () => import('#features/attorneys/client/AttorneySetUpScreen.tsx'),
  'attorneys.users': () => import('#features/attorneys/client/AttorneyUsersScreen.tsx'),
  'users.create': () => import('#features/people/client/CreateUserScreen.tsx'),
  'users.ofCompany': () => import('#features/people/client/CompanyUsersScreen.tsx'),
  'people.list': () => import('#features/people/client/PeopleListScreen.tsx'),
  'people.create': () => import('#features/people/client/NewEmployeeScreen.tsx'),
  'people.employment': () => import('#features/people/client/EmployeeScreen.tsx'),
  'imports.wizard': () => import('#features/imports/client/ImportScreen.tsx'),
  'commonDetails.list': () => import('#features/common-details/client/CommonDetailsScreen.tsx'),
  'outbox.list': () => import('#features/outbox/client/OutboxScreen.tsx'),
  'audit.trail': () => import('#features/audit-trail/client/AuditTrailScreen.tsx'),
  'profile.own': () => import('#features/sign-in/client/MyProfileScreen.tsx'),
  notBuilt: () => import('./NotBuiltScreen.tsx'),
}

export const screens = Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, lazyScreen(load)]))
