import type { Rights } from '#platform/feature.ts'
import { advisers, providers, staff } from '#platform/session/role-groups.ts'
import { Role } from '#platform/session/roles.ts'
import { features } from './features.ts'

// Those of features without a manifest.
const ofOtherFeatures: Rights = {
  'questionnaire:return': { words: 'Return questionnaire parts for correction', roles: advisers },
  'case:read': { words: 'See cases', roles: staff },
  'case:create': { words: 'Open cases and renewals', roles: staff },
  'case:edit': { words: 'Work on cases: options, tasks, notes, reminders', roles: staff },
  'case:assign': {
    words: 'Say which attorney works on a case',
    roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
  },
  'document:review': {
    words: 'Accept, reject, waive and ask for documents; the law firm’s, in DIY the owner’s',
    roles: staff,
  },
  'deadlineSetting:read': { words: 'See what the deadline rules count with', roles: advisers },
  'deadlineSetting:edit': {
    words: 'Confirm and change what the deadline rules count with',
    roles: [Role.provider, Role.attorney, Role.lawFirm],
  },
  'filingAddress:read': { words: 'See the filing addresses of the agencies', roles: advisers },
  'filingAddress:edit': { words: 'Keep the filing addresses of the agencies', roles: providers },
  'filingAddress:confirm': {
    words: 'Confirm filing addresses that were looked up at the agency',
    roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
  },
  'formLibrary:read': { words: 'See the form library', roles: providers },
  'formLibrary:edit': {
    words: 'Import official forms, set the dates of editions and move open cases to a new one',
    roles: [Role.provider],
  },
  'email:send': { words: 'Send e-mails to people of the own scope', roles: staff },
}

const rights: [string, Rights[keyof Rights]][] = [
  ...features.flatMap(({ rights = {} }) => Object.entries(rights)),
  ...Object.entries(ofOtherFeatures),
]

/**
 * What each role may do at first (decisions §2): right → role ids. Administrators change it afterwards; a right that is
 * not in this table belongs to no operation.
 */
export const defaultRights: Record<string, readonly number[]> = Object.fromEntries(
  rights.map(([right, { roles }]) => [right, roles]),
)

/** The same rights in words, for the matrix of roles and operations. */
export const rightsInWords: Record<string, string> = Object.fromEntries(
  rights.map(([right, { words }]) => [right, words]),
)
