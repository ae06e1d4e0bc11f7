import type { Feature } from '#platform/feature.ts'
import { advisers } from '#platform/session/role-groups.ts'
import { questionnaires } from './contract.ts'

export const questionnairesFeature: Feature = {
  contracts: { questionnaires },
  rights: {
    'questionnaire:return': {
      words: 'Return questionnaire parts for correction',
      roles: advisers,
    },
  },
}
