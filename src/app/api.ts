import type { Contract } from '#platform/operation/contract.ts'
import { features } from './features.ts'

/** Every contract of the product. Routes, client, API document and the generated tests follow from this list. */
export const contracts: Record<string, Contract> = merged(features.map(({ contracts }) => contracts))

/** Features share a name where the specification's calls do: what one adds stands beside what the others have. */
function merged(all: readonly Readonly<Record<string, Contract>>[]): Record<string, Contract> {
  const together: Record<string, Contract> = {}
  for (const [name, contract] of all.flatMap((each) => Object.entries(each)))
    together[name] = { ...together[name], ...contract }
  return together
}
