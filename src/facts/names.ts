import { type TextType, text } from '#engine/fact.ts'

/**
 * USCIS instructions: "If a question does not apply to you … type or print 'N/A,' unless otherwise directed"; "None" is
 * for questions that want a number. So nobody's middle name reads "None".
 */
const DOES_NOT_APPLY = 'N/A'

export const middleName = (label = 'Middle name', options: Partial<TextType> = {}): TextType =>
  text(label, { letterCase: 'title', noneOnPaper: DOES_NOT_APPLY, ...options })

/**
 * Who has a single name has it as family name; the box of the given name then says that there is none. The agency's
 * Policy Manual (Volume 1, Part E, Chapter 5) knows such names; which words a form wants we did not find in a form's
 * instructions, so these are the ones of ours that nobody can take for a name. "FNU" is what the Department of State
 * prints into visas: who wants it on forms types it as given name.
 */
const NO_GIVEN_NAME = 'No Given Name'

export const givenName = (label = 'Given name', options: Partial<TextType> = {}): TextType =>
  text(label, { letterCase: 'title', noneOnPaper: NO_GIVEN_NAME, ...options })
