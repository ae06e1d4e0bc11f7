import { showPhone } from '#formats/phone.ts'
import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { UserRow } from './records.ts'

export const userListColumns = {
  name: {
    title: 'Name',
    value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    inFile: [
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
    ],
  },
  email: { title: 'E-mail', value: ({ email }) => email },
  userName: { title: 'User name', value: ({ userName }) => userName },
  roleId: { title: 'Role', value: ({ roleName }) => roleName },
  companyId: {
    title: 'Company',
    value: ({ companyName, lawFirmName }) => companyName ?? lawFirmName,
    inFile: [
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
    ],
  },
  mobileNumber: { title: 'Mobile', value: ({ mobileNumber }) => showPhone(mobileNumber) },
  status: { title: 'Status', value: ({ status }) => status },
  id: { title: 'Created', value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)) },
} satisfies ListColumns<UserRow>
