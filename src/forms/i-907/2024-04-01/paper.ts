import { fill } from '#engine/paper.ts'
import { i907 } from './form.ts'

export const i907Paper = fill(i907, { parts: {}, additional: [], leftBlank: {} })
