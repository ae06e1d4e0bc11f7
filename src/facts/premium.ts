import { facts } from '#engine/fact.ts'

/** What only Form I-907 asks. */
export const premium = facts('case', {})
