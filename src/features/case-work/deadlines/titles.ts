import { caseTypeById } from '#case-types/all.ts'
import { showDate } from '#formats/dates.ts'
import type { CaseDate } from './dates.ts'

type OfCase = { typeId: number; subType: string }

/** A case that asks for no more stay has nothing to extend: of D-10 only the end of the I-94 is its concern. */
export function datesInCase({ typeId, subType }: OfCase, dates: readonly CaseDate[]): CaseDate[] {
  const { approvalEndsStay, withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  if (approvalEndsStay && !withoutMoreStay.includes(subType)) return [...dates]
  return dates
    .filter(({ rule, part }) => rule !== 'D-10' || part === 'latest receipt')
    .map((date) => (date.rule === 'D-10' ? { ...date, title: 'The stay (I-94) ends on' } : date))
}

type Told = Pick<CaseDate, 'rule' | 'part' | 'title' | 'actBy'>

/** Who mails an extension has until the business day before: whoever reads one day only must not read the Sunday. */
export const titleOnPaper = (options: unknown, { rule, part, title, actBy }: Told): string =>
  rule === 'D-10' &&
  part === 'latest receipt' &&
  title.startsWith('USCIS must') &&
  actBy !== null &&
  (options as { channel?: string }).channel !== 'online'
    ? `USCIS must have the extension by ${showDate(actBy)} on paper; the stay ends on`
    : title
