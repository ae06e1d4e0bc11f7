/** The roles of decisions §2 by a short name, for the table below. */
const admin = 1
const assistant = 2
const employer = 3
const employerAssistant = 4
const employee = 5
const attorney = 9
const firm = 10
const attorneyAssistant = 13

/**
 * What each role may do at first (decisions §2): right → role ids. Administrators change it afterwards; a right that is
 * not in this table belongs to no operation.
 */
export const defaultRights: Record<string, readonly number[]> = {
  'company:select': [admin, assistant, firm, attorney, attorneyAssistant],
  'lookIn:read': [admin, assistant, employer, firm],

  'company:read': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'company:create': [admin, assistant, firm, attorney],
  'company:edit': [admin, assistant, employer, firm],
  'company:status': [admin, assistant, firm],
  'company:payment': [admin],

  'user:read': [admin, assistant, employer, firm],
  'user:create': [admin, assistant, employer, firm],
  'user:edit': [admin, assistant, employer, firm],
  'employee:read': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'employee:create': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'employee:edit': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'employee:invite': [admin, assistant, employer, firm, attorney],
  'employee:terminate': [admin, assistant, employer, firm],
  'person:reveal': [admin, employer, employee, firm, attorney],

  'questionnaire:return': [admin, assistant, firm, attorney, attorneyAssistant],

  'case:read': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'case:create': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'case:edit': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'case:assign': [admin, assistant, firm, attorney],
  'document:review': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'deadlineSetting:read': [admin, assistant, firm, attorney, attorneyAssistant],
  'deadlineSetting:edit': [admin, firm, attorney],

  'filingAddress:read': [admin, assistant, firm, attorney, attorneyAssistant],
  'filingAddress:edit': [admin, assistant],
  'filingAddress:confirm': [admin, assistant, firm, attorney],

  'lawFirm:read': [admin, assistant, firm, attorney, attorneyAssistant],
  'lawFirm:create': [admin, assistant],
  'lawFirm:edit': [admin, assistant, firm],
  'attorney:read': [admin, assistant, firm, attorney, attorneyAssistant],
  'attorney:create': [admin, assistant, firm],
  'attorney:edit': [admin, assistant, firm, attorney],
  'attorney:assign': [admin, assistant, firm],
  'representation:read': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'representation:edit': [admin, assistant, firm],

  'role:read': [admin, assistant, employer, firm],
  'role:edit': [admin],
  'role:delete': [admin],
  'permission:read': [admin],
  'permission:edit': [admin],
  'permission:delete': [admin],
  'passwordPolicy:edit': [admin],

  'commonDetail:edit': [admin, assistant],
  'commonDetail:delete': [admin],

  'installation:read': [admin, assistant],
  'installation:edit': [admin, assistant],
  'provider:edit': [admin],

  'formLibrary:read': [admin, assistant],
  'formLibrary:edit': [admin],

  'email:send': [admin, assistant, employer, employerAssistant, firm, attorney, attorneyAssistant],
  'outbox:read': [admin],
  'outbox:open': [admin],
  'outbox:resend': [admin],
  'audit:read': [admin, assistant, employer, firm],
}

/** The same rights in words, for the matrix of roles and operations. */
export const rightsInWords: Record<string, string> = {
  'company:select': 'Work in a selected company',
  'lookIn:read': 'See when the provider looked into a company, who and why',
  'company:read': 'See companies and their profiles',
  'company:create': 'Create companies with their first user',
  'company:edit': 'Change company profiles and signatures',
  'company:status': 'Switch companies off and on',
  'company:payment': 'Note that a company has a payment method',
  'user:read': 'See users',
  'user:create': 'Create users',
  'user:edit': 'Change, disable and invite users',
  'employee:read': 'See employees',
  'employee:create': 'Create employees',
  'employee:edit': 'Change employees, their families and their jobs',
  'employee:invite': 'Invite employees and family members to the portal',
  'employee:terminate': 'End the work of employees and take it back',
  'person:reveal': 'See Social Security, passport and A-numbers in full',
  'questionnaire:return': 'Return questionnaire parts for correction',
  'case:read': 'See cases',
  'case:create': 'Open cases and renewals',
  'case:edit': 'Work on cases: options, tasks, notes, reminders',
  'case:assign': 'Say which attorney works on a case',
  'document:review': 'Accept, reject, waive and ask for documents; the law firm’s, in DIY the owner’s',
  'deadlineSetting:read': 'See what the deadline rules count with',
  'deadlineSetting:edit': 'Confirm and change what the deadline rules count with',
  'filingAddress:read': 'See the filing addresses of the agencies',
  'filingAddress:edit': 'Keep the filing addresses of the agencies',
  'filingAddress:confirm': 'Confirm filing addresses that were looked up at the agency',
  'lawFirm:read': 'See law firms',
  'lawFirm:create': 'Create, activate and deactivate law firms',
  'lawFirm:edit': 'Change law firms and create their administrators',
  'attorney:read': 'See attorneys and their assistants',
  'attorney:create': 'Create attorneys and their assistants',
  'attorney:edit': 'Change attorneys; attorneys their own record',
  'attorney:assign': 'Say which attorney works for which company',
  'representation:read': 'See who stands for a company',
  'representation:edit': 'Set or end which law firm stands for a company',
  'role:read': 'See roles',
  'role:edit': 'Create and change roles',
  'role:delete': 'Delete roles',
  'permission:read': 'See permissions and who holds them',
  'permission:edit': 'Change permissions, give and take them',
  'permission:delete': 'Delete permissions',
  'passwordPolicy:edit': 'Change the password policy',
  'commonDetail:edit': 'Change common values',
  'commonDetail:delete': 'Delete common values',
  'installation:read': 'See what of the installation is set up',
  'installation:edit': 'Put steps of the set-up aside and send oneself a test e-mail',
  'provider:edit': 'Change what the provider calls itself',
  'formLibrary:read': 'See the form library',
  'formLibrary:edit': 'Import official forms, set the dates of editions and move open cases to a new one',
  'email:send': 'Send e-mails to people of the own scope',
  'outbox:read': 'See the sent e-mails',
  'outbox:open': 'Read the text of a sent e-mail',
  'outbox:resend': 'Send an e-mail again',
  'audit:read': 'Read the audit trail',
}
