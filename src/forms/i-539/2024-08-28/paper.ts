import { fill } from '#engine/paper.ts'
import { i539 } from './form.ts'

export const i539Paper = fill(i539, { parts: {}, additional: [], leftBlank: {} })
