import type { GivenRight } from '#platform/operation/contract.ts'
import { features } from './features.ts'

/** Every right with who holds it at first: from the manifests, and beside the one operation that asks for it. */
export const givenRights: readonly (readonly [string, GivenRight])[] = features.flatMap(
  ({ rights = {}, contracts }) => [
    ...Object.entries(rights),
    ...Object.values(contracts).flatMap((contract) =>
      Object.values(contract).flatMap(({ can, right }) => (right ? [[can, right] as const] : [])),
    ),
  ],
)

/**
 * What each role may do at first (decisions §2): right → role ids. Administrators change it afterwards; a right that is
 * not in this table belongs to no operation.
 */
export const defaultRights: Record<string, readonly number[]> = Object.fromEntries(
  givenRights.map(([right, { roles }]) => [right, roles]),
)

/** The same rights in words, for the matrix of roles and operations. */
export const rightsInWords: Record<string, string> = Object.fromEntries(
  givenRights.map(([right, { words }]) => [right, words]),
)
