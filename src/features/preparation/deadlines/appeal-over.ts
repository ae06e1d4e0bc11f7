import type { Day } from '#formats/day.ts'
import type { CaseDate } from './dates.ts'

const APPEAL_OVER = 'Appeal day passed, none recorded'

/**
 * An appeal is a right, no duty (8 CFR 103.3): once its last day is over nobody is late with it. The day stays among the
 * dates of the case and says so, unless somebody marked that the appeal went out.
 */
export const withAppealOver = (dates: readonly CaseDate[], today: Day, appealed: boolean): CaseDate[] =>
  dates.map((date) =>
    isAppeal(date) && !appealed && (date.lastResortOn ?? date.dueOn) < today
      ? { ...date, title: APPEAL_OVER, kind: 'info', actBy: null, lastResortOn: null }
      : date,
  )

export const isAppeal = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>): boolean =>
  rule === 'D-42' && part === 'appeal'
