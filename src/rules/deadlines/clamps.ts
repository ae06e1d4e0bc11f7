import { isClamped } from '#formats/day.ts'
import type { Settings } from './settings.ts'
import type { Trail } from './trail.ts'

/** The first day on which something may be done, months before a day; the setting counts only where the month is short. */
export const earliestBy = (trail: Trail, months: number, setting: Settings, why?: string): Trail =>
  by('clampEarliest', trail, months, setting, why)

/** The day through which records are kept, months after a day. */
export const keptFor = (trail: Trail, months: number, setting: Settings, why?: string): Trail =>
  by('clampRetention', trail, months, setting, why)

function by(
  name: 'clampEarliest' | 'clampRetention',
  trail: Trail,
  months: number,
  setting: Settings,
  why: string | undefined,
): Trail {
  return isClamped(trail.date, months) && setting(name) === 'up'
    ? trail.plusMonthsUp(months, why)
    : trail.plusMonths(months, why)
}
