import type { Paper } from '#engine/paper.ts'

/** Where the items of this section land. */
export const petitionPaper = {}

export const petitionBlank: Paper['leftBlank'] = {}
