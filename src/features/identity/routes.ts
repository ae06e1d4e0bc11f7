import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators, everyone, providers } from '#platform/session/role-groups.ts'

const sessionsRoutes = area({ since: 'foundation', from: 'spec §2', access: 'session' }, [
  { path: '/visaCareSessionExpire', screen: 'signIn.sessionExpired', title: 'Session Expired', can: null },
])

const passwordsRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
    { path: '/passwordchange', screen: 'signIn.passwordChange', title: 'Change Password' },
    { path: '/forgotusername', screen: 'signIn.forgotUserName', title: 'Forgot User Name' },
    { path: '/firstLoginChangePassword', screen: 'signIn.firstLogin', title: 'Choose Your Password', headerless: true },
  ]),
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/forgotPasswordUpdate/:actcode?', screen: 'signIn.newPassword', title: 'Set a New Password' },
    { path: '/resetpassword/:id?', screen: 'signIn.resetPassword', title: 'Reset Password' },
  ]),
  ...area({ since: 'foundation', from: 'spec §2' }, [
    { path: '/staticui/setpassword', screen: 'signIn.setPassword', title: 'Change/Update Password', can: null },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/user/passwordpolicy', screen: 'signIn.passwordPolicy', title: 'Password Policy' },
  ]),
]

const passwordsMenu = [
  menuRows('Settings', [[11, 'user/passwordpolicy', 'Password Policy', 'lock', [Role.provider]]]),
  menuRows('My account', [[2, 'staticui/setpassword', 'Change Password', 'setting', everyone]]),
]

const rolesRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/user/aapermissions', screen: 'roles.permissions', title: 'Permissions', needs: 'permission:read' },
  { path: '/user/aaroles', screen: 'roles.roles', title: 'Roles', needs: 'permission:read' },
  {
    path: '/user/aarolespermission',
    screen: 'roles.rolePermissions',
    title: 'Role Permissions',
    needs: 'permission:read',
  },
  {
    path: '/user/newaarolespermission',
    screen: 'roles.newRolePermission',
    title: 'New Role Permission',
    needs: 'permission:edit',
  },
  {
    path: '/staticui/permissions',
    screen: 'roles.permissions',
    title: 'Permissions',
    needs: 'permission:read',
    can: 'user/aapermissions',
  },
  { path: '/staticui/roles', screen: 'roles.roles', title: 'Roles', needs: 'permission:read', can: 'user/aaroles' },
  {
    path: '/adminstaticui/addpermission',
    screen: 'roles.addPermission',
    title: 'Add Permission',
    needs: 'permission:edit',
  },
  { path: '/adminstaticui/addrole', screen: 'roles.addRole', title: 'Add Role', needs: 'role:edit' },
  { path: '/rolemapview', screen: 'roles.map', title: 'Role Map', needs: 'permission:read' },
])

const rolesMenu = menuRows('Settings', [
  [1, 'user/aaroles', 'Roles', 'userManage', [Role.provider]],
  [2, 'adminstaticui/addrole', 'Add Role', 'userEdit', [Role.provider]],
  [3, 'user/aapermissions', 'Permissions', 'setting', [Role.provider]],
  [4, 'adminstaticui/addpermission', 'Add Permission', 'setting', [Role.provider]],
  [5, 'user/aarolespermission', 'Role Permissions', 'setting', [Role.provider]],
  [6, 'user/newaarolespermission', 'New Role Permission', 'setting', [Role.provider]],
  [7, 'rolemapview', 'Role Map', 'reports', [Role.provider]],
])

const usersRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/user/manageusers', screen: 'users.manage', title: 'Manage Users', needs: 'user:read' },
])

const usersMenu = menuRows('Users', [[1, 'user/manageusers', 'All users', 'userManage', administrators]])

const commonDetailsRoutes = area({ since: 'foundation', from: 'decisions §5' }, [
  { path: '/user/commondetails', screen: 'commonDetails.list', title: 'Common Details', needs: 'commonDetail:edit' },
])

const commonDetailsMenu = menuRows('Settings', [[8, 'user/commondetails', 'Common Details', 'setting', providers]])

const outboxRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/outbox', screen: 'outbox.list', title: 'Sent E-mails', needs: 'outbox:read' },
])

const outboxMenu = menuRows('Settings', [[9, 'outbox', 'Sent E-mails', 'reports', [Role.provider]]])

const auditTrailRoutes = area({ since: 'foundation', from: 'ours' }, [
  { path: '/auditTrail', screen: 'audit.trail', title: 'Audit Trail', needs: 'audit:read' },
])

const auditTrailMenu = menuRows('Settings', [[10, 'auditTrail', 'Audit Trail', 'reports', [Role.provider]]])

// Specification §2 "Logged-out routes"; which of them also open with a session is decided by access: a mailed link must
// work while somebody else is signed in, and the two check pages are useful to everyone.
const signInRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
    { path: '/', screen: 'signIn.login', title: 'Sign In' },
    { path: '/login', screen: 'signIn.login', title: 'Sign In' },
  ]),
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/welcome', screen: 'signIn.welcome', title: 'Welcome' },
    { path: '/index.html', screen: 'signIn.login', title: 'Sign In' },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/myProfile', screen: 'profile.own', title: 'My Profile', can: null },
  ]),
  ...area({ since: 'parties', from: 'ours' }, [
    { path: '/lookIns', screen: 'signIn.lookIns', title: 'Look-ins by VisaCare', needs: 'lookIn:read' },
  ]),
]

const signInMenu = [
  menuRows('Organization', [[6, 'lookIns', 'Look-ins by VisaCare', 'reports', administrators]]),
  menuRows('My account', [[1, 'myProfile', 'My Profile', 'userEdit', everyone]]),
]

const setupRoutes = area({ since: 'foundation', from: 'ours', access: 'public' }, [
  { path: '/setup/:token', screen: 'signIn.setUp', title: 'Set Up VisaCare' },
])

const systemCheckRoutes = area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
  { path: '/checkingpage', screen: 'signIn.check', title: 'Browser and Server Check' },
])

/** The addresses of this floor, and below them its rows of the side menu. */
export const identityRoutes = [
  ...sessionsRoutes,
  ...passwordsRoutes,
  ...rolesRoutes,
  ...usersRoutes,
  ...commonDetailsRoutes,
  ...outboxRoutes,
  ...auditTrailRoutes,
  ...signInRoutes,
  ...setupRoutes,
  ...systemCheckRoutes,
]

export const identityMenu = [
  passwordsMenu,
  rolesMenu,
  usersMenu,
  commonDetailsMenu,
  outboxMenu,
  auditTrailMenu,
  signInMenu,
]
