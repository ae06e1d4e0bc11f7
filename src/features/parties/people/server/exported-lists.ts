import { showPhone } from '#formats/phone.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { columnsOfFileAlone } from '#platform/export/list-column.ts'
import { people } from '../contract.ts'
import { personExports } from '../export-contract.ts'
import type { PersonRow } from '../records.ts'

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
