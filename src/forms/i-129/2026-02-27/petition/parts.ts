import { attachment1, part3 } from './beneficiary.ts'
import { part7, part8, part9 } from './declarations.ts'
import { part5, part6 } from './employment.ts'
import { part4 } from './processing.ts'
import { part1, part2 } from './request.ts'

/** The petition itself, in the order of the paper. */
export const petitionParts = [part1, part2, part3, part4, part5, part6, part7, part8, part9] as const

/** The last two pages of the file. */
export const attachmentParts = [attachment1] as const
