import type { ComparedParagraph } from './contract.ts'

export const isChanged = (paragraph: ComparedParagraph): boolean => paragraph.some(({ kind }) => kind !== 'same')
