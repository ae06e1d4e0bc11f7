/**
 * What the product does on its own behalf (jobs, the first start, a command line), in the words of the audit trail.
 * A system change under another name does not compile.
 */
export const systemOperations = {
  'caseMail.work': 'Took in an e-mail to a case, or held it',
  'caseMail.deliver': 'Put an e-mail into the messages of a case',
  'cases.tellMove': 'Notified the people of a case that it moved on',
  'cases.tellActivated': 'Notified a new user of their cases',
  'cases.remindOfDue': 'Sent reminders of what is due in a case',
  'deadlines.remind': 'Sent reminders of deadlines',
  'demo.load': 'Loaded the demo data',
  'documents.cannotBeRead': 'Sent back a document that cannot be read',
  'documents.tellExpiry': 'Sent notices of documents that expire',
  'envelopes.complete': 'Finished a document that all have signed',
  'envelopes.expire': 'Ended a document that was not signed in time',
  'envelopes.remindSigner': 'Sent a reminder to sign a document',
  'filings.readScan': 'Read a scan of signed pages',
  'formLibrary.import': 'Took a form blank into the library, or refused it',
  'i9.morning': 'Sent reminders of Forms I-9',
  'imports.run': 'Ran an import',
  'keys.rotate': 'Changed the encryption keys',
  'publicAccess.bundle': 'Put a public access file together as one PDF',
  'secrets.masked': 'Opened a copy of a file with the secret numbers masked',
  'secrets.released': 'Released a file with secret numbers in full',
  'reports.mail': 'Mailed a scheduled report',
  'notifications.digest': 'Sent a digest of deadlines',
  'recruitment.made': 'Made a file of the recruitment of a labor certification',
  'payments.applyEvent': 'Applied what the payment provider told',
  'payments.charge': 'Asked the payment provider for a payment',
  'payments.customer': 'Registered a company with the payment provider',
  'payments.method': 'Kept the payment method of a company',
  'payments.compare': 'Compared the books with the payment provider',
  'payments.giveBack': 'Asked the payment provider for a refund',
  'subscriptions.change': 'Changed the subscription of a company',
  'setup.link': 'Checked whether a first administrator is needed',
  'signIn.failed': 'Failed to sign in',
  'signIn.forgotUserName': 'Sent a reminder of user names',
  'signIn.resetRequested': 'Sent a password link',
  'signUp.registered': 'Answered the registration of a company',
} as const

export type SystemOperation = keyof typeof systemOperations
