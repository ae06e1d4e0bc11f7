import { caseTypeById } from '../all.ts'

/** A case as people say it: "H-1B extension", "Work permit". The specification's name stands beside it where it asks for it. */
export function saidName(typeId: number, subType = ''): string {
  const type = caseTypeById(typeId)
  const chosen = type?.subTypes.find(({ id }) => id === subType)
  return chosen?.said ?? type?.said ?? type?.name ?? 'Case'
}

/** In the middle of a sentence: "your work permit", but "your H-1B extension". */
export const saidWithin = (said: string): string =>
  /^[A-Z][a-z]+ |^[A-Z][a-z]+$/.test(said) && !said.startsWith('Form ')
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said
