import { area } from './route.ts'

/** Roles, permissions, users and the provider's own tools. */
export const administrationRoutes = [
  ...area({ since: 'foundation', from: 'spec §2' }, [
    { path: '/user/aapermissions', screen: 'roles.permissions', title: 'Permissions' },
    { path: '/user/aaroles', screen: 'roles.roles', title: 'Roles' },
    { path: '/user/aarolespermission', screen: 'roles.rolePermissions', title: 'Role Permissions' },
    { path: '/user/newaarolespermission', screen: 'roles.newRolePermission', title: 'New Role Permission' },
    { path: '/user/manageusers', screen: 'users.manage', title: 'Manage Users' },
    { path: '/staticui/permissions', screen: 'roles.permissions', title: 'Permissions', can: 'user/aapermissions' },
    { path: '/staticui/roles', screen: 'roles.roles', title: 'Roles', can: 'user/aaroles' },
    { path: '/adminstaticui/addpermission', screen: 'roles.addPermission', title: 'Add Permission' },
    { path: '/adminstaticui/addrole', screen: 'roles.addRole', title: 'Add Role' },
    { path: '/rolemapview', screen: 'roles.map', title: 'Role Map' },
    { path: '/staticui/setpassword', screen: 'signIn.setPassword', title: 'Change/Update Password', can: null },
  ]),
  ...area({ since: 'foundation', from: 'decisions §5' }, [
    { path: '/user/commondetails', screen: 'commonDetails.list', title: 'Common Details' },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/user/passwordpolicy', screen: 'signIn.passwordPolicy', title: 'Password Policy' },
    { path: '/outbox', screen: 'outbox.list', title: 'Sent E-mails' },
    { path: '/auditTrail', screen: 'audit.trail', title: 'Audit Trail' },
    { path: '/myProfile', screen: 'profile.own', title: 'My Profile', can: null },
  ]),
  // Off the main menu (decisions §9): whoever may see the role map, role 1 alone, may open them.
  ...area({ since: 'later', from: 'decisions §5', can: 'rolemapview' }, [
    { path: '/meterReports', screen: 'metering.reports', title: 'Meter Reports' },
    { path: '/meterSubstations', screen: 'metering.substations', title: 'Meter Substations' },
    { path: '/meterScheduler', screen: 'metering.scheduler', title: 'Meter Scheduler' },
  ]),
]
