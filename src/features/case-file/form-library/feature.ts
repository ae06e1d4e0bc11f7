import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, providers } from '#platform/session/role-groups.ts'
import { formLibrary } from './contract.ts'

export const formLibraryFeature: Feature = {
  contracts: { formLibrary },
  rights: {
    'formEditions:read': { words: 'See which editions of the official forms are in use', roles: advisers },
    'formLibrary:read': { words: 'See where official forms come from and what became of each file', roles: providers },
    'formLibrary:edit': {
      words: 'Import official forms, set the dates of editions and move open cases to a new one',
      roles: [Role.provider],
    },
  },
}
