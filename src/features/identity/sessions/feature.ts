import type { Feature } from '#platform/feature.ts'
import { sessions } from './contract.ts'

export const sessionsFeature: Feature = {
  contracts: { signIn: sessions },
}
