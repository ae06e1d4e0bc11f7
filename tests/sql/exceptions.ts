/** How many statements of a file cannot be read from the sources, and why. The numbers only shrink. */
export const unread: Readonly<Record<string, { statements: number; why: string }>> = {
  'src/features/preparation/deadlines/server/calendar-store.ts': {
    statements: 1,
    why: 'its conditions are the caller’s',
  },
  'src/features/preparation/deadlines/server/jobs.ts': { statements: 1, why: 'its condition is looked up by any text' },
  'src/features/preparation/deadlines/server/store.ts': { statements: 1, why: 'its conditions are the caller’s' },
  'src/features/paperwork/envelopes/server/verify.ts': { statements: 1, why: 'its condition is the caller’s' },
  'src/features/desk/employees/server/list.ts': { statements: 2, why: 'a condition is added step by step' },
  'src/features/insight/reports/server/behind.ts': { statements: 1, why: 'the reader of a report puts it together' },
  'src/features/insight/reports/server/run.ts': { statements: 1, why: 'the reader of a report puts it together' },
  'src/features/parties/companies/server/list.ts': { statements: 1, why: 'more columns are the caller’s' },
  'src/platform/archive/fits.ts': { statements: 1, why: 'an archive names table and columns' },
  'src/platform/archive/import-tenant.ts': { statements: 2, why: 'an archive names table and columns' },
  'src/platform/archive/insert-rows.ts': { statements: 2, why: 'an archive names table and columns' },
  'src/platform/backup/tables.ts': { statements: 1, why: 'asks each sequence there is' },
  'src/platform/crypto/rotate.ts': { statements: 3, why: 'asks every table with a sealed column' },
  'src/platform/database/as-system.ts': { statements: 4, why: 'passes on what it is given' },
  'src/platform/database/assert-tenancy.ts': { statements: 1, why: 'asks every table' },
  'src/platform/database/list.ts': { statements: 1, why: 'is read where each list calls it' },
}

const ofForeignKey = 'a foreign key that is never null leads there'
const ofCompany = 'a company’s papers are stored with their company'

/** Columns that are declared otherwise than the schema says, by file and name, and why that is right. Only shrinks, too. */
export const promised: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/app/demo/i9.ts': { userId: 'every company of the demo has an administrator' },
  'src/app/demo/recruitment.ts': { hr: 'every company of the demo has an administrator' },
  'src/features/preparation/documents/server/list.ts': {
    caseNumber: ofForeignKey,
    typeId: ofForeignKey,
    fileKey: ofForeignKey,
    fileName: ofForeignKey,
    contentType: ofForeignKey,
    size: ofForeignKey,
    readiness: 'a document has its latest version',
    readinessNote: 'a document has its latest version',
    uploadedAt: 'a document has its latest version',
    uploadedByName: 'a document has its latest version',
  },
  'src/features/preparation/documents/server/prepare.ts': { companyId: ofCompany },
  'src/features/paperwork/envelopes/server/verify.ts': { signedAt: 'a completed envelope was signed by all of them' },
  'src/features/compliance/labor-conditions/server/store.ts': { companyName: ofForeignKey },
  'src/features/compliance/public-access/server/store.ts': { companyName: ofForeignKey },
  'src/features/desk/dashboards/server/own-cases.ts': {
    PostgreSQL: 'only of the provider no condition is asked, and who is not of a household has returned before',
  },
  'src/features/desk/installation/server/store.ts': { ownEmail: 'whoever asks has an account' },
  'src/features/identity/second-factors/server/passkeys.ts': { credentialId: 'every passkey is stored with one' },
  'src/features/identity/sessions/server/stored-session.ts': { employerRoleName: 'the role is the product’s own' },
  'src/features/identity/users/server/list.ts': { roleName: ofForeignKey },
  'src/features/money/invoices/server/statement-store.ts': {
    at: ofForeignKey,
    source: ofForeignKey,
    memo: ofForeignKey,
    companyCode: ofForeignKey,
  },
  'src/features/money/invoices/server/store.ts': { companyName: ofForeignKey },
  'src/features/money/payments/server/store.ts': { at: 'a charge that succeeded is settled at that moment' },
  'src/features/money/terms/server/store.ts': { userName: ofForeignKey },
  'src/features/parties/attorneys/server/list.ts': { roleName: ofForeignKey },
  'src/platform/archive/shape.ts': { columns: 'every table has a column' },
  'src/platform/backup/tables.ts': { columns: 'every table has a column' },
}
