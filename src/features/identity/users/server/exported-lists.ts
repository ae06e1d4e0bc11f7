import { showPhone } from '#formats/phone.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { users } from '../contract.ts'
import { userExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedUserLists = [
  exportedList({
    list: users.list,
    operation: userExports.users,
    columns: [
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'User name', value: ({ userName }) => userName },
      { title: 'Role', value: ({ roleName }) => roleName },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
      { title: 'Mobile', value: ({ mobileNumber }) => showPhone(mobileNumber) },
      { title: 'Status', value: ({ status }) => status },
      { title: 'Created', value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)) },
    ],
  }),
]
