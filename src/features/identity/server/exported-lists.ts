import { auditListColumns } from '#identity/audit-trail/columns.ts'
import { auditExports, auditTrail } from '#identity/audit-trail/contract.ts'
import { detailListColumns } from '#identity/common-details/columns.ts'
import { commonDetailExports, commonDetails } from '#identity/common-details/contract.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { mailListColumns } from '#identity/outbox/columns.ts'
import { outbox, outboxExports } from '#identity/outbox/contract.ts'
import { permissionListColumns, roleListColumns } from '#identity/roles/columns.ts'
import { roleExports, roles } from '#identity/roles/contract.ts'
import { permissions } from '#identity/roles/permission-contract.ts'
import { lookInListColumns } from '#identity/sign-in/columns.ts'
import { signIn, signInExports } from '#identity/sign-in/contract.ts'
import { userListColumns } from '#identity/users/columns.ts'
import { userExports, users } from '#identity/users/contract.ts'
import { fileColumns } from '#platform/export/list-column.ts'

export const exportedAuditLists = [
  exportedList({ list: auditTrail.list, operation: auditExports.auditTrail, columns: fileColumns(auditListColumns) }),
]

export const exportedCommonDetailLists = [
  exportedList({
    list: commonDetails.list,
    operation: commonDetailExports.commonDetails,
    columns: fileColumns(detailListColumns),
  }),
]

export const exportedOutboxLists = [
  exportedList({ list: outbox.list, operation: outboxExports.outbox, columns: fileColumns(mailListColumns) }),
]

export const exportedRoleLists = [
  exportedList({ list: roles.list, operation: roleExports.roles, columns: fileColumns(roleListColumns) }),
  exportedList({
    list: permissions.list,
    operation: roleExports.permissions,
    columns: fileColumns(permissionListColumns),
  }),
]

export const exportedSignInLists = [
  exportedList({ list: signIn.lookIns, operation: signInExports.lookIns, columns: fileColumns(lookInListColumns) }),
]

export const exportedUserLists = [
  exportedList({ list: users.list, operation: userExports.users, columns: fileColumns(userListColumns) }),
]
