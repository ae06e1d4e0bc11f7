import { fill } from '#engine/paper.ts'
import { g28 } from './form.ts'

export const g28Paper = fill(g28, { parts: {}, additional: [], leftBlank: {} })
