import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { visaBulletin } from './contract.ts'

export const visaBulletinFeature: Feature = {
  contracts: { visaBulletin },
  rights: { 'bulletin:write': { words: 'Enter the Visa Bulletin', roles: [Role.provider] } },
}
