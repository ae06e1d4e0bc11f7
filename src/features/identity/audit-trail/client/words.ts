import { capitalized } from '#formats/words.ts'

/** What was done, for people. An operation that is not here is taken apart. */
export const operationWords: Record<string, string> = {
  'signIn.login': 'Signed in',
  'signIn.logout': 'Signed out',
  'signIn.confirm': 'Confirmed the password',
  'signIn.selectCompany': 'Selected a company to work in',
  'passwords.change': 'Changed the own password',
  'passwords.requestReset': 'Asked for a password link',
  'passwords.reset': 'Chose a password by link',
  'passwords.savePolicy': 'Changed the password policy',
  'factors.beginTotp': 'Began to add an authenticator app',
  'factors.confirmTotp': 'Added an authenticator app',
  'factors.beginPasskey': 'Began to add a passkey',
  'factors.addPasskey': 'Added a passkey',
  'factors.newRecoveryCodes': 'Made new recovery codes',
  'factors.remove': 'Removed a second factor',
  'setup.firstAdministrator': 'Set up the first administrator',
  'installation.putAside': 'Put a step of the set-up aside, or took it back',
  'installation.sendTestMail': 'Sent a test e-mail to oneself',
  'installation.nameProvider': 'Named the provider',
  'signUp.register': 'Registered a company',
  'users.create': 'Created a user',
  'users.update': 'Changed a user',
  'users.changeStatus': 'Activated or deactivated a user',
  'users.resendInvitation': 'Sent an invitation again',
  'users.updateOwnProfile': 'Changed the own profile',
  'users.saveSettings': 'Changed own settings',
  'roles.save': 'Saved a role',
  'roles.remove': 'Deleted a role',
  'permissions.save': 'Saved a permission',
  'permissions.remove': 'Deleted a permission',
  'rolePermissions.save': 'Gave permissions to roles',
  'rolePermissions.remove': 'Took permissions from roles',
  'commonDetails.save': 'Saved a common value',
  'commonDetails.remove': 'Deleted a common value',
  'outbox.open': 'Read an e-mail of the outbox',
  'outbox.resend': 'Sent an e-mail again',
  'notifications.markRead': 'Read a notification',
  'notifications.markAllRead': 'Read all notifications',
}

export const operationInWords = (operation: string): string =>
  operationWords[operation] ?? operation.split('.').map(asWords).join(': ')

/** 'user:412' → 'User 412'; 'common-detail:7' → 'Common detail 7' */
export const subjectInWords = (subject: string): string => {
  const [noun = '', ...rest] = subject.split(':')
  return [asWords(noun.replaceAll('-', ' ')), ...rest].join(' ')
}

/** 'longDescription' → 'Long description' */
export function asWords(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalized(text)
}
