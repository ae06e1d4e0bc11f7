import { type AdditionalSlot, fill } from '#engine/paper.ts'
import { i129 } from './form.ts'
import { hBlank, hPaper } from './h/paper.ts'
import { petitionBlank, petitionPaper } from './petition/paper.ts'
import { supplementsBlank, supplementsPaper } from './supplements/paper.ts'

/** Part 9, Additional Information, entry by entry. */
const additional: readonly AdditionalSlot[] = []

export const i129Paper = fill(i129, {
  parts: { ...petitionPaper, ...hPaper, ...supplementsPaper },
  additional,
  leftBlank: { ...petitionBlank, ...hBlank, ...supplementsBlank },
})
