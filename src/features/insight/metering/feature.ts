import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { metering } from './contract.ts'
import { meterScheduler } from './scheduler-contract.ts'

export const meteringFeature: Feature = {
  contracts: { metering, meterScheduler },
  rights: {
    'meter:read': { words: 'Read meters and their readings', roles: [Role.provider] },
    'meter:write': { words: 'Enter meter readings, substations and scheduled jobs', roles: [Role.provider] },
  },
}
