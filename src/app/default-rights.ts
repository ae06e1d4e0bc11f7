import { features } from './features.ts'

const rights = features.flatMap(({ rights = {} }) => Object.entries(rights))

/**
 * What each role may do at first (decisions §2): right → role ids. Administrators change it afterwards; a right that is
 * not in this table belongs to no operation.
 */
export const defaultRights: Record<string, readonly number[]> = Object.fromEntries(
  rights.map(([right, { roles }]) => [right, roles]),
)

/** The same rights in words, for the matrix of roles and operations. */
export const rightsInWords: Record<string, string> = Object.fromEntries(
  rights.map(([right, { words }]) => [right, words]),
)
