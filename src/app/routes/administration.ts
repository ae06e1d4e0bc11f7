import { area } from '#platform/routes/route.ts'

/** Roles, permissions, users and the provider's own tools. */
export const administrationRoutes = [
  ...area({ since: 'foundation', from: 'spec §2' }, [
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
    { path: '/user/manageusers', screen: 'users.manage', title: 'Manage Users', needs: 'user:read' },
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
    { path: '/staticui/setpassword', screen: 'signIn.setPassword', title: 'Change/Update Password', can: null },
  ]),
  ...area({ since: 'foundation', from: 'decisions §5' }, [
    { path: '/user/commondetails', screen: 'commonDetails.list', title: 'Common Details', needs: 'commonDetail:edit' },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/user/passwordpolicy', screen: 'signIn.passwordPolicy', title: 'Password Policy' },
    { path: '/installation', screen: 'installation.checklist', title: 'Installation', needs: 'installation:read' },
    { path: '/outbox', screen: 'outbox.list', title: 'Sent E-mails', needs: 'outbox:read' },
    { path: '/auditTrail', screen: 'audit.trail', title: 'Audit Trail', needs: 'audit:read' },
    { path: '/myProfile', screen: 'profile.own', title: 'My Profile', can: null },
  ]),
  ...area({ since: 'cases', from: 'ours' }, [
    { path: '/user/filingaddresses', screen: 'filings.addresses', title: 'Filing Addresses' },
  ]),
  // Off the main menu (decisions §9): whoever may see the role map, role 1 alone, may open them.
  ...area({ since: 'later', from: 'decisions §5', can: 'rolemapview' }, [
    { path: '/meterReports', screen: 'metering.reports', title: 'Meter Reports' },
    { path: '/meterSubstations', screen: 'metering.substations', title: 'Meter Substations' },
    { path: '/meterScheduler', screen: 'metering.scheduler', title: 'Meter Scheduler' },
  ]),
]
