import { showPhone } from '#formats/phone.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { assignmentListColumns, attorneyListColumns, attorneyUserListColumns } from '#parties/attorneys/columns.ts'
import { attorneyExports, attorneys } from '#parties/attorneys/contract.ts'
import { companyListColumns } from '#parties/companies/columns.ts'
import { companies, companyExports } from '#parties/companies/contract.ts'
import { lawFirmListColumns } from '#parties/law-firms/columns.ts'
import { lawFirmExports, lawFirms } from '#parties/law-firms/contract.ts'
import { people, personExports } from '#parties/people/contract.ts'
import type { PersonRow } from '#parties/people/records.ts'
import { columnsOfFileAlone, dateOf, fileColumns } from '#platform/export/list-column.ts'

export const exportedAttorneyLists = [
  exportedList({
    list: attorneys.list,
    operation: attorneyExports.attorneys,
    columns: fileColumns(attorneyListColumns),
  }),
  exportedList({
    list: attorneys.users,
    operation: attorneyExports.attorneyUsers,
    columns: fileColumns(attorneyUserListColumns),
  }),
  exportedList({
    list: attorneys.companies,
    operation: attorneyExports.assignments,
    columns: fileColumns(assignmentListColumns),
  }),
]

export const exportedCompanyLists = [
  exportedList({ list: companies.list, operation: companyExports.companies, columns: fileColumns(companyListColumns) }),
]

export const exportedLawFirmLists = [
  exportedList({ list: lawFirms.list, operation: lawFirmExports.lawFirms, columns: fileColumns(lawFirmListColumns) }),
]

/** Everybody, family members too; the screen beside it shows how employees stand, which is another list. */
export const exportedPersonLists = [
  exportedList({
    list: people.list,
    operation: personExports.people,
    columns: columnsOfFileAlone<PersonRow>([
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
      { title: 'Middle name', value: ({ middleName }) => middleName },
      { title: 'Relation', value: ({ relation }) => relation },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Job title', value: ({ jobTitle }) => jobTitle },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'Phone', value: ({ phone }) => showPhone(phone) },
      { title: 'Date of birth', value: ({ birthDate }) => dateOf(birthDate) },
      { title: 'Employment status', value: ({ status }) => status },
      { title: 'Passport expires', value: ({ passportExpiresOn }) => dateOf(passportExpiresOn) },
      { title: 'I-94 expires', value: ({ i94ExpiresOn }) => dateOf(i94ExpiresOn) },
      { title: 'Visa expires', value: ({ visaExpiresOn }) => dateOf(visaExpiresOn) },
    ]),
  }),
]
