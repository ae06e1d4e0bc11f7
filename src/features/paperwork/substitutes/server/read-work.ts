import { readSubstitute } from '../read-substitute.ts'

/** Done in a process of its own (read-apart.ts). */
export const work = readSubstitute
