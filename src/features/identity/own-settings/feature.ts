import type { Feature } from '#platform/feature.ts'
import { ownSettings } from './contract.ts'

export const ownSettingsFeature: Feature = {
  contracts: { users: ownSettings },
}
