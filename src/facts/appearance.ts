import { facts } from '#engine/fact.ts'

/** What only Form G-28 asks. */
export const appearance = facts('case', {})
