import { type TextType, text } from '#engine/fact.ts'

/**
 * USCIS instructions: "If a question does not apply to you … type or print 'N/A,' unless otherwise directed"; "None" is
 * for questions that want a number. So nobody's middle name reads "None".
 */
const DOES_NOT_APPLY = 'N/A'

export const middleName = (label = 'Middle name', options: Partial<TextType> = {}): TextType =>
  text(label, { letterCase: 'title', noneOnPaper: DOES_NOT_APPLY, ...options })
