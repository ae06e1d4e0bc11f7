import type { Feature } from '#platform/feature.ts'
import { signUp } from './contract.ts'

export const signUpFeature: Feature = {
  contracts: { signUp },
}
