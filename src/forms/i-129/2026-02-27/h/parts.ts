/** The parts of this section of Form I-129, in the order of the paper. */
export const hParts = [] as const
