import { facts } from '#engine/fact.ts'

/** What only the H classification supplement and the H-1B data collection asks. */
export const h1b = facts('case', {})
