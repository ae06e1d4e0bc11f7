import { showPhone } from '#formats/phone.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import type { RowOf } from '#platform/export/export-of.ts'
import type { ExportColumn } from '#platform/export/list-column.ts'
import { attorneys } from '../contract.ts'
import { attorneyExports } from '../export-contract.ts'

type AttorneyRow = RowOf<typeof attorneys.list>

const nameAndFirm: readonly ExportColumn<AttorneyRow>[] = [
  { title: 'Last name', value: ({ lastName }) => lastName },
  { title: 'First name', value: ({ firstName }) => firstName },
  { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Phone', value: ({ phone }) => showPhone(phone) },
]
const howTheyStand: readonly ExportColumn<AttorneyRow>[] = [
  { title: 'Status', value: ({ status }) => status },
  { title: 'Created', value: ({ createdAt }, here) => dateOf(createdAt && here.day(createdAt)) },
]

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedAttorneyLists = [
  exportedList({
    list: attorneys.list,
    operation: attorneyExports.attorneys,
    columns: [
      ...nameAndFirm,
      { title: 'Bar', value: ({ barStates }) => barStates.join(', ') },
      { title: 'Companies', value: ({ companies }) => companies },
      { title: 'Assistants', value: ({ assistants }) => assistants },
      ...howTheyStand,
    ],
  }),
  exportedList({
    list: attorneys.users,
    operation: attorneyExports.attorneyUsers,
    columns: [
      ...nameAndFirm,
      { title: 'User name', value: ({ userName }) => userName },
      { title: 'Role', value: ({ roleName }) => roleName },
      { title: 'Assists', value: ({ assistsName }) => assistsName },
      { title: 'Companies', value: ({ companies }) => companies },
      ...howTheyStand,
    ],
  }),
  exportedList({
    list: attorneys.companies,
    operation: attorneyExports.assignments,
    columns: [
      { title: 'Code', value: ({ code }) => code },
      { title: 'Company', value: ({ name }) => name },
      { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
      {
        title: 'Attorneys',
        value: ({ attorneys }) => attorneys.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
      },
      { title: 'Status', value: ({ status }) => status },
    ],
  }),
]
