import { fill } from '#engine/paper.ts'
import { i129 } from './form.ts'
import { hBlank, hPaper } from './h/paper.ts'
import { petitionAdditional, petitionBlank, petitionPaper } from './petition/paper.ts'
import { supplementPages } from './supplement-pages.ts'
import { supplementsBlank, supplementsPaper } from './supplements/paper.ts'

export const i129Paper = fill(i129, {
  parts: { ...petitionPaper, ...hPaper, ...supplementsPaper },
  additional: petitionAdditional,
  leftBlank: { ...petitionBlank, ...hBlank, ...supplementsBlank },
  supplements: supplementPages,
})

export default i129Paper
