import { auditTrail } from '#identity/audit-trail/contract.ts'
import { commonDetails } from '#identity/common-details/contract.ts'
import { notifications } from '#identity/notifications/contract.ts'
import { outbox } from '#identity/outbox/contract.ts'
import { ownSettings } from '#identity/own-settings/contract.ts'
import { passwords } from '#identity/passwords/contract.ts'
import { roles } from '#identity/roles/contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { rolePermissions } from '#identity/roles/role-permission-contract.ts'
import { factors } from '#identity/second-factors/contract.ts'
import { sessions } from '#identity/sessions/contract.ts'
import { wrongLinks } from '#identity/sessions/server/limits.ts'
import { setup } from '#identity/setup/contract.ts'
import { signIn } from '#identity/sign-in/contract.ts'
import { systemCheck } from '#identity/system-check/contract.ts'
import { users } from '#identity/users/contract.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { linkGuards } from '#platform/operation/links.ts'
import { changedByStaff } from '#platform/operation/look-in.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import {
  exportedAuditLists,
  exportedCommonDetailLists,
  exportedOutboxLists,
  exportedRoleLists,
  exportedSignInLists,
  exportedUserLists,
} from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const identityOnServer = {
  sessions: {
    handlers: onFirstCall(sessions, () => import('#identity/sessions/server/handlers.ts'), 'sessionHandlers'),
    parts: [linkGuards(wrongLinks)],
  },
  'own-settings': {
    handlers: onFirstCall(
      ownSettings,
      () => import('#identity/own-settings/server/handlers.ts'),
      'ownSettingsHandlers',
    ),
  },
  notifications: {
    handlers: onFirstCall(
      notifications,
      () => import('#identity/notifications/server/handlers.ts'),
      'notificationsHandlers',
    ),
    jobs: jobsOnFirstRun(
      ['notifications.digest'],
      () => import('#identity/notifications/server/jobs.ts'),
      'notificationJobs',
    ),
  },
  passwords: {
    handlers: onFirstCall(passwords, () => import('#identity/passwords/server/handlers.ts'), 'passwordHandlers'),
    jobs: jobsOnFirstRun(
      ['signIn.resetRequested', 'signIn.forgotUserName'],
      () => import('#identity/passwords/server/jobs.ts'),
      'signInJobs',
    ),
  },
  'second-factors': {
    handlers: onFirstCall(factors, () => import('#identity/second-factors/server/handlers.ts'), 'factorHandlers'),
  },
  roles: {
    handlers: [
      ...onFirstCall(roles, () => import('#identity/roles/server/handlers.ts'), 'rolesHandlers'),
      ...onFirstCall(permissions, () => import('#identity/roles/server/permission-handlers.ts'), 'permissionsHandlers'),
      ...onFirstCall(
        rolePermissions,
        () => import('#identity/roles/server/role-permission-handlers.ts'),
        'rolePermissionsHandlers',
      ),
    ],
    parts: exportedRoleLists,
  },
  users: {
    handlers: onFirstCall(users, () => import('#identity/users/server/handlers.ts'), 'usersHandlers'),
    parts: exportedUserLists,
  },
  'common-details': {
    handlers: onFirstCall(
      commonDetails,
      () => import('#identity/common-details/server/handlers.ts'),
      'commonDetailsHandlers',
    ),
    parts: exportedCommonDetailLists,
  },
  outbox: {
    handlers: onFirstCall(outbox, () => import('#identity/outbox/server/handlers.ts'), 'outboxHandlers'),
    parts: exportedOutboxLists,
  },
  'audit-trail': {
    handlers: onFirstCall(auditTrail, () => import('#identity/audit-trail/server/handlers.ts'), 'auditTrailHandlers'),
    parts: exportedAuditLists,
  },
  'sign-in': {
    handlers: onFirstCall(signIn, () => import('#identity/sign-in/server/handlers.ts'), 'signInHandlers'),
    parts: [
      ...exportedSignInLists,
      partOnFirstCall(changedByStaff, () => import('#identity/sign-in/server/selection.ts'), 'listedAndTold'),
    ],
  },
  setup: {
    handlers: onFirstCall(setup, () => import('#identity/setup/server/handlers.ts'), 'setupHandlers'),
  },
  'system-check': {
    handlers: onFirstCall(
      systemCheck,
      () => import('#identity/system-check/server/handlers.ts'),
      'systemCheckHandlers',
    ),
  },
} satisfies Readonly<Record<string, ServerFeature>>
