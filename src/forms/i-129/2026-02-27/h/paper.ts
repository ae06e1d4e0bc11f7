import type { Paper } from '#engine/paper.ts'

/** Where the items of this section land. */
export const hPaper = {}

export const hBlank: Paper['leftBlank'] = {}
