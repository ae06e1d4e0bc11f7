import { exportedAuditLists } from '#identity/audit-trail/server/exported-lists.ts'
import { auditTrailHandlers } from '#identity/audit-trail/server/handlers.ts'
import { exportedCommonDetailLists } from '#identity/common-details/server/exported-lists.ts'
import { commonDetailsHandlers } from '#identity/common-details/server/handlers.ts'
import { notificationsHandlers } from '#identity/notifications/server/handlers.ts'
import { notificationJobs } from '#identity/notifications/server/jobs.ts'
import { exportedOutboxLists } from '#identity/outbox/server/exported-lists.ts'
import { outboxHandlers } from '#identity/outbox/server/handlers.ts'
import { ownSettingsHandlers } from '#identity/own-settings/server/handlers.ts'
import { passwordHandlers } from '#identity/passwords/server/handlers.ts'
import { signInJobs } from '#identity/passwords/server/jobs.ts'
import { exportedRoleLists } from '#identity/roles/server/exported-lists.ts'
import { rolesHandlers } from '#identity/roles/server/handlers.ts'
import { permissionsHandlers } from '#identity/roles/server/permission-handlers.ts'
import { rolePermissionsHandlers } from '#identity/roles/server/role-permission-handlers.ts'
import { factorHandlers } from '#identity/second-factors/server/handlers.ts'
import { sessionHandlers } from '#identity/sessions/server/handlers.ts'
import { wrongLinks } from '#identity/sessions/server/limits.ts'
import { setupHandlers } from '#identity/setup/server/handlers.ts'
import { exportedSignInLists } from '#identity/sign-in/server/exported-lists.ts'
import { signInHandlers } from '#identity/sign-in/server/handlers.ts'
import { listedAndTold } from '#identity/sign-in/server/selection.ts'
import { systemCheckHandlers } from '#identity/system-check/server/handlers.ts'
import { exportedUserLists } from '#identity/users/server/exported-lists.ts'
import { usersHandlers } from '#identity/users/server/handlers.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { linkGuards } from '#platform/operation/links.ts'

/** What each feature of this floor does on the server. */
export const identityOnServer = {
  sessions: {
    handlers: sessionHandlers,
    parts: [linkGuards(wrongLinks)],
  },
  'own-settings': {
    handlers: ownSettingsHandlers,
  },
  notifications: {
    handlers: notificationsHandlers,
    jobs: notificationJobs,
  },
  passwords: {
    handlers: passwordHandlers,
    jobs: signInJobs,
  },
  'second-factors': {
    handlers: factorHandlers,
  },
  roles: {
    handlers: [...rolesHandlers, ...permissionsHandlers, ...rolePermissionsHandlers],
    parts: exportedRoleLists,
  },
  users: {
    handlers: usersHandlers,
    parts: exportedUserLists,
  },
  'common-details': {
    handlers: commonDetailsHandlers,
    parts: exportedCommonDetailLists,
  },
  outbox: {
    handlers: outboxHandlers,
    parts: exportedOutboxLists,
  },
  'audit-trail': {
    handlers: auditTrailHandlers,
    parts: exportedAuditLists,
  },
  'sign-in': {
    handlers: signInHandlers,
    parts: [...exportedSignInLists, listedAndTold],
  },
  setup: {
    handlers: setupHandlers,
  },
  'system-check': {
    handlers: systemCheckHandlers,
  },
} satisfies Readonly<Record<string, ServerFeature>>
