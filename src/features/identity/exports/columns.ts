import { formNumber } from '#formats/form-names.ts'
import { showPhone } from '#formats/phone.ts'
import type { ExportColumn, RowOf } from '#platform/export/export-of.ts'
import type { exportedLists } from './contract.ts'

type Lists = typeof exportedLists
type AttorneyRow = RowOf<Lists['attorneys']>
type Columns = { [K in keyof Lists]: readonly ExportColumn<RowOf<Lists[K]>>[] }

const nameAndFirm: readonly ExportColumn<AttorneyRow>[] = [
  { title: 'Last name', value: ({ lastName }) => lastName },
  { title: 'First name', value: ({ firstName }) => firstName },
  { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Phone', value: ({ phone }) => showPhone(phone) },
]
const howTheyStand: readonly ExportColumn<AttorneyRow>[] = [
  { title: 'Status', value: ({ status }) => status },
  { title: 'Created', value: ({ createdAt }) => dateOf(createdAt) },
]

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
  cases: [
    { title: 'Case', value: ({ number }) => number },
    { title: 'Person', value: ({ personName }) => personName },
    { title: 'Company', value: ({ companyName }) => companyName },
    { title: 'Type', value: ({ typeName }) => typeName },
    { title: 'Mode', value: ({ mode }) => mode },
    { title: 'Status', value: ({ statusName }) => statusName },
    { title: 'Who has the ball', value: ({ ball }) => ball },
    { title: 'Due next', value: ({ nextDueOn }) => dateOf(nextDueOn) },
    { title: 'What is due', value: ({ nextDueTitle }) => nextDueTitle },
    { title: 'Attorney', value: ({ attorneyName }) => attorneyName },
    { title: 'Answered, %', value: ({ percent }) => percent },
    { title: 'Filed', value: ({ filedOn }) => dateOf(filedOn) },
    { title: 'Receipt number', value: ({ receiptNumber }) => receiptNumber },
    { title: 'Decided', value: ({ decidedOn }) => dateOf(decidedOn) },
    { title: 'Valid until', value: ({ validUntil }) => dateOf(validUntil) },
    { title: 'Opened', value: ({ creationDate }) => dateOf(creationDate.slice(0, 10)) },
  ],
  documents: [
    { title: 'Document', value: ({ documentType }) => documentType },
    { title: 'Description', value: ({ description }) => description },
    { title: 'Case', value: ({ caseNumber }) => caseNumber },
    { title: 'Case type', value: ({ caseTypeName }) => caseTypeName },
    { title: 'Person', value: ({ personName }) => personName },
    { title: 'Company', value: ({ companyName }) => companyName },
    { title: 'Status', value: ({ review }) => review },
    { title: 'Reason', value: ({ reviewReason }) => reviewReason },
    { title: 'Expires', value: ({ expiresOn }) => dateOf(expiresOn) },
    { title: 'File', value: ({ fileName }) => fileName },
    { title: 'Version', value: ({ versionNumber }) => versionNumber },
    { title: 'Pages', value: ({ pages }) => pages },
    { title: 'Added (UTC)', value: ({ uploadedAt }) => momentOf(uploadedAt) },
    { title: 'By', value: ({ uploadedByName }) => uploadedByName },
  ],
  lawFirms: [
    { title: 'Code', value: ({ code }) => code },
    { title: 'Law firm', value: ({ name }) => name },
    { title: 'E-mail', value: ({ email }) => email },
    { title: 'Attorneys', value: ({ attorneys }) => attorneys },
    { title: 'Companies', value: ({ companies }) => companies },
    { title: 'Subscription', value: ({ subscription }) => subscription },
    { title: 'Status', value: ({ status }) => status },
  ],
  attorneys: [
    ...nameAndFirm,
    { title: 'Bar', value: ({ barStates }) => barStates.join(', ') },
    { title: 'Companies', value: ({ companies }) => companies },
    { title: 'Assistants', value: ({ assistants }) => assistants },
    ...howTheyStand,
  ],
  attorneyUsers: [
    ...nameAndFirm,
    { title: 'User name', value: ({ userName }) => userName },
    { title: 'Role', value: ({ roleName }) => roleName },
    { title: 'Assists', value: ({ assistsName }) => assistsName },
    { title: 'Companies', value: ({ companies }) => companies },
    ...howTheyStand,
  ],
  assignments: [
    { title: 'Code', value: ({ code }) => code },
    { title: 'Company', value: ({ name }) => name },
    { title: 'Law firm', value: ({ lawFirmName }) => lawFirmName },
    {
      title: 'Attorneys',
      value: ({ attorneys }) => attorneys.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    },
    { title: 'Status', value: ({ status }) => status },
  ],
  lookIns: [
    { title: 'From (UTC)', value: ({ startedAt }) => momentOf(startedAt) },
    { title: 'Until (UTC)', value: ({ endedAt, until }) => momentOf(endedAt ?? until) },
    { title: 'Company', value: ({ companyName }) => companyName },
    { title: 'Who', value: ({ userName }) => userName },
    { title: 'Why', value: ({ reason }) => reason },
  ],
  roles: [
    { title: 'Number', value: ({ id }) => id },
    { title: 'Role', value: ({ name }) => name },
    { title: 'Description', value: ({ description }) => description },
    { title: 'Sees', value: ({ scope }) => scope },
    { title: 'Department', value: ({ department }) => department },
    { title: 'Status', value: ({ status }) => status },
    { title: 'Changed', value: ({ updatedAt }) => dateOf(updatedAt) },
  ],
  permissions: [
    { title: 'Permission', value: ({ description, name }) => description || name },
    { title: 'Kind', value: ({ kind }) => (kind === 'menu' ? 'Menu row' : 'Right') },
    { title: 'Name', value: ({ name }) => name },
    { title: 'Number', value: ({ id }) => id },
    { title: 'Below number', value: ({ parentId }) => parentId },
    { title: 'Position', value: ({ position }) => position },
    { title: 'Disabled', value: ({ disabled }) => disabled },
    { title: 'Roles', value: ({ Role }) => Role.join(', ') },
    { title: 'Changed', value: ({ updatedAt }) => dateOf(updatedAt) },
  ],
  commonDetails: [
    { title: 'List', value: ({ commonName }) => commonName },
    { title: 'Value', value: ({ value }) => value },
    { title: 'Code', value: ({ code }) => code },
    { title: 'Position', value: ({ position }) => position },
    { title: 'Active', value: ({ active }) => active },
    { title: 'Changed', value: ({ updatedAt }) => dateOf(updatedAt) },
  ],
  outbox: [
    { title: 'Written (UTC)', value: ({ createdAt }) => momentOf(createdAt) },
    { title: 'To', value: ({ recipients }) => recipients.join(', ') },
    { title: 'Copies', value: ({ copies }) => copies.join(', ') },
    { title: 'Subject', value: ({ subject }) => subject },
    { title: 'Letter', value: ({ template }) => template },
    { title: 'Status', value: ({ status }) => status },
    { title: 'Attempts', value: ({ attempts }) => attempts },
    { title: 'Error', value: ({ lastError }) => lastError },
    { title: 'Sent (UTC)', value: ({ sentAt }) => sentAt && momentOf(sentAt) },
  ],
  auditTrail: [
    { title: 'When (UTC)', value: ({ at }) => momentOf(at) },
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
  filingAddresses: [
    { title: 'Form', value: ({ formId }) => formNumber(formId) },
    { title: 'For', value: ({ appliesTo }) => appliesTo },
    { title: 'Classification', value: ({ classification }) => classification },
    { title: 'States', value: ({ states }) => states.join(', ') },
    { title: 'Together with', value: ({ concurrentWith }) => concurrentWith && formNumber(concurrentWith) },
    { title: 'Premium processing', value: ({ premium }) => premium },
    { title: 'How it goes', value: ({ carrier }) => carrier },
    { title: 'Address', value: ({ address }) => address },
    { title: 'Holds from', value: ({ effectiveFrom }) => dateOf(effectiveFrom) },
    { title: 'Until', value: ({ effectiveTo }) => effectiveTo && dateOf(effectiveTo) },
    { title: 'Looked up', value: ({ verifiedOn }) => verifiedOn && dateOf(verifiedOn) },
    { title: 'By', value: ({ verifiedBy }) => verifiedBy },
    { title: 'Source', value: ({ source }) => source },
  ],
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(`${text.slice(0, 10)}T00:00:00Z`)
}

const momentOf = (at: string) => at.slice(0, 19).replace('T', ' ')

const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
