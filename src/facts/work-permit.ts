import { facts } from '#engine/fact.ts'

/** What only Form I-765 asks. */
export const workPermit = facts('case', {})
