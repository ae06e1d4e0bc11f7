import type { OwnCase } from '../records.ts'

type Named = Pick<OwnCase, 'contactName' | 'contactTakesPart' | 'diy'>

/** The first case in which a message reaches the company's contact; nobody prepares a do-it-yourself case with the company. */
export const caseWithContact = <Of extends Named>(cases: readonly Of[], name: string): Of | undefined =>
  cases.find(({ contactName, contactTakesPart, diy }) => contactName === name && contactTakesPart && !diy)
