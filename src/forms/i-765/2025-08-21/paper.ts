import { fill } from '#engine/paper.ts'
import { i765 } from './form.ts'

export const i765Paper = fill(i765, { parts: {}, additional: [], leftBlank: {} })
