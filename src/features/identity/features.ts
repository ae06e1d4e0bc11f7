import { Role } from '#formats/roles.ts'
import { auditExports, auditTrail } from '#identity/audit-trail/contract.ts'
import { commonDetailExports, commonDetails } from '#identity/common-details/contract.ts'
import { notifications } from '#identity/notifications/contract.ts'
import { outbox, outboxExports } from '#identity/outbox/contract.ts'
import { ownSettings } from '#identity/own-settings/contract.ts'
import { passwords } from '#identity/passwords/contract.ts'
import { roleExports, roles } from '#identity/roles/contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { rolePermissions } from '#identity/roles/role-permission-contract.ts'
import { factors } from '#identity/second-factors/contract.ts'
import { sessions } from '#identity/sessions/contract.ts'
import { setup } from '#identity/setup/contract.ts'
import { signIn, signInExports } from '#identity/sign-in/contract.ts'
import { systemCheck } from '#identity/system-check/contract.ts'
import { userExports, users } from '#identity/users/contract.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, advisers, providers } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const identityFeatures = {
  sessions: {
    contracts: { signIn: sessions },
  },
  'own-settings': {
    contracts: { users: ownSettings },
  },
  notifications: {
    contracts: { notifications },
  },
  passwords: {
    contracts: { passwords },
    rights: {
      'passwordPolicy:edit': { words: 'Change the password policy', roles: [Role.provider] },
    },
  },
  'second-factors': {
    contracts: { factors },
  },
  roles: {
    contracts: { roles, permissions, rolePermissions, exports: roleExports },
    rights: {
      'role:read': { words: 'See roles', roles: administrators },
      'role:edit': { words: 'Create and change roles', roles: [Role.provider] },
      'role:delete': { words: 'Delete roles', roles: [Role.provider] },
      'permission:read': { words: 'See permissions and who holds them', roles: [Role.provider] },
      'permission:edit': { words: 'Change permissions, give and take them', roles: [Role.provider] },
      'permission:delete': { words: 'Delete permissions', roles: [Role.provider] },
    },
  },
  users: {
    contracts: { users, exports: userExports },
    rights: {
      'user:read': { words: 'See users', roles: administrators },
      'user:create': { words: 'Create users', roles: administrators },
      'user:edit': { words: 'Change, disable and invite users', roles: administrators },
    },
  },
  'common-details': {
    contracts: { commonDetails, exports: commonDetailExports },
    rights: {
      'commonDetail:edit': { words: 'Change common values', roles: providers },
      'commonDetail:delete': { words: 'Delete common values', roles: [Role.provider] },
    },
  },
  outbox: {
    contracts: { outbox, exports: outboxExports },
    rights: {
      'outbox:read': { words: 'See the sent e-mails', roles: [Role.provider] },
      'outbox:open': { words: 'Read the text of a sent e-mail', roles: [Role.provider] },
      'outbox:resend': { words: 'Send an e-mail again', roles: [Role.provider] },
    },
  },
  'audit-trail': {
    contracts: { auditTrail, exports: auditExports },
    rights: {
      'audit:read': { words: 'Read the audit trail', roles: administrators },
    },
  },
  'sign-in': {
    contracts: { signIn, exports: signInExports },
    rights: {
      'company:select': { words: 'Work in a selected company', roles: advisers },
      'lookIn:read': { words: 'See when the provider opened a company’s data, who and why', roles: administrators },
    },
  },
  setup: {
    contracts: { setup },
  },
  'system-check': {
    contracts: { systemCheck },
  },
} satisfies Readonly<Record<string, Feature>>
