import type { NotificationKind } from '#identity/notifications/rules.ts'
import type { UsedFor } from './template-contract.ts'

export type CallKind = Exclude<UsedFor, ''>

/** How a call writes when the tenant has no words of its own. */
export type Kind = {
  /** An account that still waits gets its one-time link with it. */
  readonly invites: boolean
  /** Without it the mail is the way into an account, which nobody can decline. */
  readonly about?: NotificationKind
  readonly label: string
  readonly subject: string
  /** Empty: the subject of the call says it. */
  readonly opening: string
}

export const kinds: Readonly<Record<CallKind, Kind>> = {
  'employee-setup': {
    ...{ invites: true, label: 'Employee set-up', subject: 'Your VisaCare account' },
    opening: 'your account at VisaCare is ready to be set up.',
  },
  'account-creation': {
    ...{ invites: true, label: 'Account created', subject: 'Your VisaCare account' },
    opening: 'an account at VisaCare was created for you.',
  },
  'employer-setup': {
    ...{ invites: true, label: 'Employer set-up', subject: 'Your company at VisaCare' },
    opening: 'your company was registered at VisaCare.',
  },
  'case-creation': {
    ...{ invites: false, about: 'cases', label: 'Case opened', subject: 'A case was opened' },
    opening: 'a case was opened that concerns you.',
  },
  message: {
    ...{ invites: false, about: 'messages', label: 'Message', subject: 'A message from VisaCare' },
    opening: '',
  },
}

/** The product's own wordings by name, as callers write them: 'EMPLOYER_SETUP', 'employerSetupEmail', 'Employer set-up'. */
export function ownKindNamed(name: string): CallKind | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const wanted = plain(name).replace(/(template|email)+$/, '')
  return (Object.keys(kinds) as CallKind[]).find((kind) => plain(kind) === wanted)
}
