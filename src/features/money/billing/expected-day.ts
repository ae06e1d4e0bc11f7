import { caseTypeById } from '#case-types/all.ts'
import { startPlan } from '#case-work/filing-file/start-plan.ts'
import type { ForecastItem } from './contract.ts'

type Expected = Pick<ForecastItem, 'day' | 'dayFrom'>
type Asked = {
  typeId: number
  subType: string
  openedOn: string
  /** The day somebody planned it for … */
  fileOn: string | null
  /** … and the first by which the law wants it filed. */
  fileBy: string | undefined
  today: string
}

/**
 * When a case is expected to be filed, by the best that is known: the day somebody planned; else how long it takes by the
 * plan that was shown when it was opened, or the day the law wants it by, whichever comes first. A day that went by says
 * nothing of when it will be: it is then not known.
 */
export function expectedDay({ typeId, subType, openedOn, fileOn, fileBy, today }: Asked): Expected {
  if (fileOn !== null && fileOn >= today) return { day: fileOn, dayFrom: 'plan' }
  const usual = { day: usualDay({ typeId, subType, openedOn }), dayFrom: 'usual time' as const }
  const limit = { day: fileBy, dayFrom: 'deadline' as const }
  const ahead = [usual, limit].flatMap(({ day, dayFrom }) => (day && day >= today ? [{ day, dayFrom }] : []))
  return ahead.sort((one, other) => one.day.localeCompare(other.day))[0] ?? { day: null, dayFrom: null }
}

/** Undefined where the law wants a step first that nobody can date: recruitment, or a visa that is available. */
function usualDay({ typeId, subType, openedOn }: Pick<Asked, 'typeId' | 'subType' | 'openedOn'>): string | undefined {
  const plan = startPlan({ typeId, subType, today: openedOn, name: '' })
  return plan.dated && !caseTypeById(typeId)?.deadlines?.followsVisaBulletin ? plan.filedOn : undefined
}
