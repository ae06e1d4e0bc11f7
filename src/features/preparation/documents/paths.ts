import { casePath } from '#case-types/case-path.ts'

/** The documents of a case, within its page; with an item, its upload opens at once. */
export const documentsPath = (typeId: number, caseId: number, itemId = ''): string =>
  casePath({ id: caseId, typeId }, `?tab=documents${itemId && `&upload=${encodeURIComponent(itemId)}`}`)

/** What an address of documents is about, by a part of its name: at the one of the I-94 that stands on top (decisions §5). */
export const firstAt = (pathname: string): string =>
  pathname.toLowerCase().startsWith('/visacaredocumenti94casedetails') ? 'I-94' : ''
