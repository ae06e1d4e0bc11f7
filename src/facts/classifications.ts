import { facts } from '#engine/fact.ts'

/** What only the E, Trade Agreement, L, O and P, Q and R supplements asks. */
export const classifications = facts('case', {})
