import { agencyOf } from '#formats/form-names.ts'
import type { Substitute } from './contract.ts'

type Compared = Pick<Substitute, 'agreed' | 'unread'>

/** Whether something, or everything, is left for whoever answers for it to compare. */
export const isLeftToCompare = ({ agreed, unread }: Compared): boolean => unread.length > 0 || agreed.length === 0

/** What whoever puts a PDF in the place of a form confirms. */
export const attestation = (formId: string): string =>
  `I prepared this on the current form from ${agencyOf(formId).site} and checked it against the case.`

/** What is confirmed besides where VisaCare could not read everything. */
export const comparedByEye = (found: Compared): string =>
  `I compared with the case what VisaCare could not read in this PDF: ${unreadIn(found)}.`

/** The end of the timeline's sentence; empty where everything was read. */
export const byEye = (found: Compared): string =>
  isLeftToCompare(found) ? `, by eye where VisaCare could not read the PDF: ${unreadIn(found)}` : ''

/** Nothing that could be compared: the form has no boxes that we know, or the case has nothing to put there. */
const unreadIn = ({ unread }: Compared): string =>
  unread.length > 0 ? unread.join(', ') : 'names, birth dates and numbers'
