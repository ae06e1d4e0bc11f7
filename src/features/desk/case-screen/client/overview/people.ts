import type { CaseDetails } from '#case-file/case-details/records.ts'
import { inEnglish, type Say } from '#ui/say.ts'

type Person = CaseDetails['people'][number]
type Of = Pick<CaseDetails, 'companyName' | 'lawFirmName'>

/** "Attorney, Harbor & Lane". */
export function roleOf(
  { companyName, lawFirmName }: Of,
  { side, status }: Pick<Person, 'side' | 'status'>,
  say: Say = inEnglish,
): string {
  const of = { attorney: lawFirmName, firm: lawFirmName, employer: companyName, employee: '' }[side]
  return [say(titleOfSide[side]), of, status === 'Invited' ? say('not activated yet') : ''].filter(Boolean).join(', ')
}

/** Behind a name in a message: "Attorney". */
export const titleOfSide = { attorney: 'Attorney', firm: 'Law firm', employer: 'HR', employee: 'Employee' } as const
