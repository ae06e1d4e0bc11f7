import { casePath } from '#case-types/case-path.ts'

/** The documents of a case, within its page; with an item, its upload opens at once. */
export const documentsPath = (typeId: number, caseId: number, itemId = ''): string =>
  casePath({ id: caseId, typeId }, `?tab=documents${itemId && `&upload=${encodeURIComponent(itemId)}`}`)
