import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { CaseDate } from '../dates.ts'

type Dated = Pick<CaseDate, 'rule' | 'part'>

/** By when a case is registered or filed. What asks for no more stay is not filed by the end of one (D-10). */
export const isFilingDate = (
  { typeId, subType }: Pick<CaseColumns, 'typeId' | 'subType'>,
  { rule, part }: Dated,
): boolean => {
  const { metByFiling: met = [], withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  if (rule === 'D-10' && withoutMoreStay.includes(subType)) return false
  return (
    met.includes(rule) ||
    met.includes(`${rule} ${part}`) ||
    isRegistration({ rule, part }) ||
    isForCapGap({ rule, part })
  )
}
export const isRegistration = ({ rule, part }: Dated) => rule === 'D-18' && part === 'registration closes'

/** A cap petition that comes later than OPT ends is in time for the season, and too late for who works on OPT. */
const isForCapGap = ({ rule, part }: Dated) => rule === 'D-19' && part === 'OPT ends'
