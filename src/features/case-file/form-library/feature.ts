import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { providers } from '#platform/session/role-groups.ts'
import { formLibrary } from './contract.ts'

export const formLibraryFeature: Feature = {
  contracts: { formLibrary },
  rights: {
    'formLibrary:read': { words: 'See the form library', roles: providers },
    'formLibrary:edit': {
      words: 'Import official forms, set the dates of editions and move open cases to a new one',
      roles: [Role.provider],
    },
  },
}
