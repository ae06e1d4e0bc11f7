import type { ComparedParagraph } from './records.ts'

export const isChanged = (paragraph: ComparedParagraph): boolean => paragraph.some(({ kind }) => kind !== 'same')
