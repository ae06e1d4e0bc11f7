import type { Feature } from '#platform/feature.ts'
import { notifications } from './contract.ts'

export const notificationsFeature: Feature = {
  contracts: { notifications },
}
