/**
 * What an archive of a tenant leaves behind, and why. What it brings stands in `brought`, what comes along to be read in
 * `toRead`; a table with a tenant's column is in one of the three, which tests/features/forged-archives.test.ts checks.
 */
export const leftOut: Readonly<Record<string, string>> = {
  action_codes: 'one-time links of this installation',
  api_keys: 'keys open this installation only',
  audit_events: 'comes along to be read; a chain of its own begins where it is imported',
  audit_heads: 'the end of that chain',
  calendar_feeds: 'links of this installation',
  case_drafts: 'what one person has begun to type',
  case_mails: 'what reached a case is among its messages; the mail as it came stays',
  counters: 'counted anew',
  credentials: 'passwords never leave; everybody chooses a new one',
  digest_lines: 'waits to be mailed',
  editable_file_links: 'links of this installation',
  idempotency_keys: 'answers remembered for a day',
  letter_works: 'work under way',
  look_ins: 'the provider’s own record',
  notifications: 'told already',
  outbox_mails: 'mails hold one-time links',
  password_history: 'passwords never leave',
  payment_customers: 'references of this installation’s payment provider',
  payment_setups: 'references of this installation’s payment provider',
  pending_sign_ins: 'sign-ins under way',
  public_access_links: 'links of this installation',
  questionnaire_invitations: 'links of this installation',
  recovery_codes: 'second factors never leave',
  roles: 'named by their names',
  role_permissions: 'rights are given where the data is imported',
  search_entries: 'found anew',
  second_factors: 'second factors never leave',
  sessions: 'sign-ins of this installation',
  tenant_archives: 'archives themselves',
  webhook_deliveries: 'told already',
  webhooks: 'addresses are set up anew, with a new secret',
  wopi_tokens: 'editing under way',
  wopi_user_infos: 'editing under way',
}

/** What belongs to one person of the tenant, by the column that says whose it is. */
export const personalTables: Readonly<Record<string, string>> = {
  notification_choices: 'user_id',
  saved_reports: 'user_id',
  terms_acceptances: 'user_id',
}

/** What every installation has, known by its name. */
export const sharedNames: Readonly<Record<string, string>> = {
  roles: 'name',
  subscription_plans: 'name',
  subscription_frequencies: 'name',
}

/**
 * Columns that are worth nothing in another installation: digests of links and codes, what is under way, the name of an
 * attorney and who owes an item, which the database writes from who that is there, and what a provider grants.
 */
export const emptiedColumns: Readonly<Record<string, readonly string[]>> = {
  envelopes: ['brought', 'outside_ref'],
  envelope_signers: ['link_hash', 'code_hash', 'code_until', 'pass_hash', 'pass_until'],
  i9_forms: ['link_hash', 'link_until'],
  cases: ['mail_tag', 'attorney_name'],
  open_items: ['owed_by'],
  // Pages, pictures and words are made out of the paper here: what an archive has could be another paper's.
  document_versions: [
    ...['readiness', 'readiness_note', 'pages', 'index_file_id', 'pages_file_id', 'thumbnail_file_id'],
    ...['shown_file_id', 'shown_type', 'reading_file_id', 'reading_picture_file_id'],
    ...['text_state', 'text_body', 'text_words', 'read_entry'],
  ],
  editable_files: ['lock_value', 'lock_until', 'lock_by', 'lock_by_name'],
  users: ['pending_email', 'pending_email_from', 'made_by', 'demo'],
  companies: ['transaction_details_added', 'subscription', 'diy_access', 'demo'],
  law_firms: ['subscription'],
}

/** Files that do not come along, by their purpose: archives, and what is made anew out of the papers. */
export const purposesLeftOut: readonly string[] = ['tenantArchive', 'prepared']

/** What a number names where the database does not say it. */
export function referenceByName(column: string): string | undefined {
  if (column === 'by' || column === 'by_user' || column.endsWith('_by') || column === 'user_id') return 'users'
  return byName[column]
}
const byName: Readonly<Record<string, string>> = {
  task_id: 'case_tasks',
  task_case_id: 'cases',
  person_id: 'people',
  household_person_id: 'people',
  company_id: 'companies',
  law_firm_id: 'law_firms',
  own_law_firm_id: 'law_firms',
  case_id: 'cases',
  work_case_id: 'cases',
  event_id: 'case_events',
}

/** Numbers that name nothing. */
export const isAmount = (column: string): boolean =>
  column.endsWith('_cents') || column === 'size' || column.startsWith('level_')

/** Who an answer is about. */
export const subjectTables: Readonly<Record<string, string>> = {
  person: 'people',
  company: 'companies',
  employment: 'employments',
  case: 'cases',
  attorney: 'users',
  firm: 'law_firms',
  together: 'cases',
}

/** What a number names inside a document of answers, by its property. */
export const propertyTables: Readonly<Record<string, string>> = {
  attorneyId: 'users',
  by: 'users',
  userId: 'users',
  caseFormId: 'case_forms',
  caseId: 'cases',
  companyId: 'companies',
  documentId: 'documents',
  editableFileId: 'editable_files',
  employmentId: 'employments',
  eventId: 'case_events',
  fileId: 'files',
  lawFirmId: 'law_firms',
  lcaId: 'lcas',
  letterFileId: 'editable_files',
  packageId: 'case_packages',
  personId: 'people',
  scanId: 'case_scans',
  signerId: 'envelope_signers',
  versionId: 'document_versions',
}

/** Lists of numbers and texts that name a record, by table and column. */
export const listColumns: Readonly<Record<string, string>> = {
  'case_responses.exhibits': 'documents',
  'saved_reports.recipient_ids': 'users',
  'i9_bundles.choice.formIds': 'i9_forms',
}
export const textColumns: Readonly<Record<string, { begins: string; table: string }>> = {
  'case_letters.template': { begins: 'file:', table: 'editable_files' },
  'ledger_entries.source': { begins: 'invoice:', table: 'invoices' },
}

/** Texts that become a line of a mail, a list or a certificate; calls refuse a line break in them too (OneLine). */
export const isLine = (table: string, column: string): boolean =>
  column.endsWith('_name') || LINES[table]?.includes(column) === true
const LINES: Readonly<Record<string, readonly string[]>> = {
  companies: ['code', 'name', 'email'],
  email_templates: ['name', 'subject'],
  editable_files: ['name'],
  envelopes: ['title'],
  envelope_fields: ['label'],
  envelope_signers: ['name', 'email', 'role'],
  files: ['name'],
  law_firms: ['code', 'name', 'email'],
  people: ['email', 'phone'],
}

/** Days without end are kept here only: no end is known. */
export const isEndless = (table: string, column: string): boolean => table === 'people' && column === 'work_until'
