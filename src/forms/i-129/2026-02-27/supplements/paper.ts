import type { Paper } from '#engine/paper.ts'

/** Where the items of this section land. */
export const supplementsPaper = {}

export const supplementsBlank: Paper['leftBlank'] = {}
