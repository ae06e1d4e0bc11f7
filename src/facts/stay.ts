import { facts } from '#engine/fact.ts'

/** What only Form I-539 and I-539A asks. */
export const stay = facts('case', {})
