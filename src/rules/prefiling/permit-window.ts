import { addDays, earliest, latest } from '#formats/day.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'
import { permit } from './needs.ts'
import type { Read } from './rule.ts'

// How long after the program a student may file is open [U], so it is a setting.
const { read: setting } = readerOf(settingTable)

/** When an I-765 may be received (deadlines.md D-60); undefined when a date is missing. */
export function permitWindow(category: string, read: Read): { from?: string; until?: string } | undefined {
  const recommended = read.peek(permit.dsoRecommendedOn)
  const before = (end: string, days: number) =>
    recommended === undefined ? end : earliest(end, addDays(recommended, days))
  if (category === '(C)(3)(A)') {
    const [start, year, end] = [
      read(permit.optStartsOn),
      read(permit.academicYearCompleteOn),
      read(permit.programEndsOn),
    ]
    if (start === undefined || year === undefined || end === undefined) return undefined
    return { from: latest(addDays(start, -90), addDays(year, -90)), until: before(end, 30) }
  }
  if (category === '(C)(3)(B)') {
    const end = read(permit.programEndsOn)
    if (end === undefined) return undefined
    return { from: addDays(end, -90), until: before(addDays(end, setting('f1PostCompletionDays', end)), 30) }
  }
  if (category === '(C)(3)(C)') {
    const end = read(permit.optEndsOn)
    return end === undefined ? undefined : { from: addDays(end, -90), until: before(end, 60) }
  }
  if (!read.known(permit.renewal)) return undefined
  if (!read(permit.renewal)) return {}
  const card = read(permit.cardEndsOn)
  return card === undefined ? undefined : { from: addDays(card, -180) }
}
