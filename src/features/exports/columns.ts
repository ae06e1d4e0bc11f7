import type { ExportColumn, RowOf } from '#platform/export/export-of.ts'
import { showPhone } from '#platform/formats/phone.ts'
import type { exportedLists } from './contract.ts'

type Lists = typeof exportedLists
type Columns = { [K in keyof Lists]: readonly ExportColumn<RowOf<Lists[K]>>[] }

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportColumns: Columns = {
  users: [
    { title: 'Last name', value: ({ lastName }) => lastName },
    { title: 'First name', value: ({ firstName }) => firstName },
    { title: 'E-mail', value: ({ email }) => email },
    { title: 'User name', value: ({ userName }) => userName },
    { title: 'Role', value: ({ roleName }) => roleName },
    { title: 'Company', value: ({ companyName }) => companyName },
    { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
    { title: 'Mobile', value: ({ mobileNumber }) => showPhone(mobileNumber) },
    { title: 'Status', value: ({ status }) => status },
    { title: 'Created', value: ({ createdAt }) => dateOf(createdAt) },
  ],
  companies: [
    { title: 'Code', value: ({ code }) => code },
    { title: 'Company', value: ({ name }) => name },
    { title: 'E-mail', value: ({ email }) => email },
    { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
    { title: 'Status', value: ({ status }) => status },
    { title: 'Subscription', value: ({ subscription }) => subscription },
    { title: 'DIY access', value: ({ diyAccess }) => diyAccess === 'Y' },
    { title: 'Payment method', value: ({ transactionDetailsAdded }) => transactionDetailsAdded },
    { title: 'Created', value: ({ createdAt }) => dateOf(createdAt) },
  ],
  people: [
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
  ],
  auditTrail: [
    { title: 'When (UTC)', value: ({ at }) => at.slice(0, 19).replace('T', ' ') },
    { title: 'Number', value: ({ seq }) => seq },
    { title: 'Tenant', value: ({ tenant }) => tenant },
    { title: 'What', value: ({ operation }) => operation },
    { title: 'Who', value: ({ userName }) => userName },
    { title: 'About', value: ({ subject }) => subject },
    { title: 'Reason', value: ({ reason }) => reason },
    { title: 'IP address', value: ({ ip }) => ip },
    { title: 'Before', value: ({ before }) => asText(before) },
    { title: 'After', value: ({ after }) => asText(after) },
    { title: 'Request', value: ({ requestId }) => requestId },
  ],
}

const dateOf = (text: string | null) => (text === null ? null : new Date(`${text.slice(0, 10)}T00:00:00Z`))

const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
