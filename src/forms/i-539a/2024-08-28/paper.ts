import { fill } from '#engine/paper.ts'
import { i539a } from './form.ts'

export const i539aPaper = fill(i539a, { parts: {}, additional: [], leftBlank: {} })
