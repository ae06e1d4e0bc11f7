import { caseTypeById } from '#case-types/all.ts'

/** The documents of a case, within its page; with an item, its upload opens at once. */
export const documentsPath = (typeId: number, caseId: number, itemId = ''): string =>
  `${caseTypeById(typeId)?.detailsRoute ?? '/visaCareAttorneyCaseDetails'}/${caseId}?tab=documents${itemId && `&upload=${encodeURIComponent(itemId)}`}`
