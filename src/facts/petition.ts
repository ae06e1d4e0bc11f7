import { facts } from '#engine/fact.ts'

/** What only the I-129 petition itself: what is requested, for whom, on which terms asks. */
export const petition = facts('case', {})
