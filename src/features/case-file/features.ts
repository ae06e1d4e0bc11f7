import { detailsOperations } from '#case-file/case-details/contract.ts'
import { formLibrary } from '#case-file/form-library/contract.ts'
import { moveOperations } from '#case-file/moves/contract.ts'
import { reminderOperations } from '#case-file/reminders/contract.ts'
import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, providers, staff } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const caseFileFeatures = {
  'form-library': {
    contracts: { formLibrary },
    rights: {
      'formEditions:read': { words: 'See which editions of the official forms are in use', roles: advisers },
      'formLibrary:read': {
        words: 'See where official forms come from and what became of each file',
        roles: providers,
      },
      'formLibrary:edit': {
        words: 'Import official forms, set the dates of editions and move open cases to a new one',
        roles: [Role.provider],
      },
    },
  },
  cases: {
    contracts: {},
    rights: {
      'case:read': {
        words: 'See cases',
        roles: staff,
      },
      'case:create': {
        words: 'Open cases and renewals',
        roles: staff,
      },
      'case:edit': {
        words: 'Work on cases: options, tasks, notes, reminders',
        roles: staff,
      },
      'case:assign': {
        words: 'Say which attorney works on a case',
        roles: [Role.provider, Role.providerAssistant, Role.lawFirm, Role.attorney],
      },
    },
  },
  reminders: {
    contracts: { cases: reminderOperations },
  },
  moves: {
    contracts: { cases: moveOperations },
  },
  'case-details': {
    contracts: { cases: detailsOperations },
  },
} satisfies Readonly<Record<string, Feature>>
