/**
 * The house, from the ground up. A feature imports from the floors below its own, and on its own floor from what stands
 * before it here; tests/architecture.test.ts holds every import against this list. What a feature needs to know of one
 * above it is handed in: to a slot (platform/parts.ts), or called by its name (operationNamed).
 */
export const floors = {
  // Who is here, and what they may do.
  identity: [
    'sessions',
    'exports',
    'own-settings',
    'notifications',
    'passwords',
    'second-factors',
    'roles',
    'users',
    'common-details',
    'outbox',
    'audit-trail',
    'sign-in',
    'setup',
    'system-check',
  ],
  // Who takes part, and what is known about them. Whoever represents stands before who is represented.
  parties: ['lookups', 'facts', 'law-firms', 'attorneys', 'job-templates', 'companies', 'sign-up', 'people', 'imports'],
  // What a case is made of.
  'case-file': ['form-library', 'cases', 'reminders', 'affected-forms', 'moves', 'case-details'],
  // What a case is asked and what follows from it: answers, documents, dates, fees, and whether it may be filed.
  preparation: [
    'questionnaires',
    'case-forms',
    'retention',
    'documents',
    'filing-file',
    'lcas',
    'deadlines',
    'fees',
    'worksheets',
    'signatures',
    'pre-filing',
  ],
  // What is written, signed and sent for it.
  paperwork: [
    'case-mail',
    'editable-files',
    'document-editor',
    'claims',
    'letters',
    'wopi',
    'envelopes',
    'filing-addresses',
    'substitutes',
    'packages',
    'signed-scans',
  ],
  // What the law asks of an employer beside a case, and after it: wages, notices, files to keep, identity of who works.
  compliance: ['labor-conditions', 'public-access', 'recruitment', 'cap-season', 'i9'],
  // Who owes what to whom: plans, orders, invoices, payments, and the books under them.
  money: ['ledger', 'plans', 'invoices', 'payments', 'subscriptions', 'orders', 'billing', 'terms'],
  // Where the day's work begins: everything of a case in one place.
  desk: [
    'case-drafts',
    'case-lists',
    'dashboards',
    'new-case',
    'employees',
    'filing',
    'case-screen',
    'case-board',
    'email',
    'search',
    'home',
    'uscis',
    'news',
    'visa-bulletin',
    'installation',
  ],
  // What all of it adds up to: figures, charts, reports.
  insight: ['reports', 'tenant-archives', 'connections', 'metering'],
} as const satisfies Record<string, readonly string[]>
