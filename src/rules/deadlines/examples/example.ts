import type { Day } from '#formats/day.ts'
import { type Calendar, employerCalendar } from '#rules/calendar/business-days.ts'
import type { Verdict } from '../check.ts'
import { type Surroundings, standard } from '../deadline.ts'
import type { Given } from '../inputs.ts'
import type { SettingRow } from '../setting-table.ts'
import { settingsWith } from '../settings.ts'

/** A worked example: a date (or none), or a verdict. */
export type Example = { rule: string; name: string; part: string; given: Given; around: Surroundings } & (
  | { date: Day | 'none' }
  | { level: Verdict['level']; says: string }
)

export const due = (
  rule: string,
  name: string,
  part: string,
  given: Given,
  date: Day | 'none',
  around = standard,
): Example => ({ rule, name, part, given, around, date })

export const judged = (
  rule: string,
  name: string,
  part: string,
  given: Given,
  level: Verdict['level'],
  says = '',
): Example => ({ rule, name, part, given, around: standard, level, says })

/** One rule part, many examples of one input each. */
export const each = (
  rule: string,
  part: string,
  rows: readonly (readonly [name: string, given: Given, date: string])[],
) => rows.map(([name, given, date]) => due(rule, name, part, given, date))

export const employed = (calendar: Parameters<typeof employerCalendar>[0]): Surroundings => ({
  ...standard,
  employer: employerCalendar(calendar),
})

export const closed = (federal: Calendar): Surroundings => ({ ...standard, federal })

export const having = <Row extends SettingRow>({ name, value }: Pick<Row, 'name' | 'value'>): Surroundings => ({
  ...standard,
  settings: settingsWith([{ name, value, source: 'test', evidence: 'S', confirmed: true } as SettingRow]),
})
