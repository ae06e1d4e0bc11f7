import { showPhone } from '#formats/phone.ts'
import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { AssignedCompany, AttorneyRow } from './records.ts'

const nameAndFirm = {
  name: {
    title: 'Name',
    value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    inFile: [
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
    ],
  },
  lawFirmId: { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
  email: { title: 'E-mail', value: ({ email }) => email },
  phone: { title: 'Phone', value: ({ phone }) => showPhone(phone) },
} satisfies ListColumns<AttorneyRow>

const howTheyStand = {
  status: { title: 'Status', value: ({ status }) => status },
  createdAt: {
    title: 'Created',
    value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)),
    fileOnly: true,
  },
} satisfies ListColumns<AttorneyRow>

export const attorneyListColumns = {
  ...nameAndFirm,
  barStates: { title: 'Bar', value: ({ barStates }) => barStates.join(', ') },
  companies: { title: 'Companies', value: ({ companies }) => companies },
  assistants: { title: 'Assistants', value: ({ assistants }) => assistants },
  ...howTheyStand,
} satisfies ListColumns<AttorneyRow>

export const attorneyUserListColumns = {
  ...nameAndFirm,
  userName: { title: 'User name', value: ({ userName }) => userName },
  roleId: { title: 'Role', value: ({ roleName }) => roleName },
  assists: { title: 'Assists', value: ({ assistsName }) => assistsName },
  companies: { title: 'Companies', value: ({ companies }) => companies },
  ...howTheyStand,
} satisfies ListColumns<AttorneyRow>

/** Companies with whoever works for them. */
export const assignmentListColumns = {
  code: { title: 'Code', value: ({ code }) => code },
  name: { title: 'Company', value: ({ name }) => name },
  lawFirmId: { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
  attorneyId: {
    title: 'Attorneys',
    value: ({ attorneys }) => attorneys.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
  },
  without: { title: 'Waits for', value: waitsFor, inFile: [] },
  status: { title: 'Status', value: ({ status }) => status, fileOnly: true },
} satisfies ListColumns<AssignedCompany>

function waitsFor({ lawFirmId, attorneys }: AssignedCompany): string {
  if (lawFirmId === null) return 'A law firm'
  return attorneys.length === 0 ? 'An attorney' : '–'
}
