import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { news } from './contract.ts'

export const newsFeature: Feature = {
  contracts: { news },
  rights: { 'news:write': { words: 'Write news and pages of information', roles: [Role.provider] } },
}
