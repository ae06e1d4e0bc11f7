import { addDays, addMonths, earliest, type IsoDate } from '#rules/calendar/days.ts'

export type BeyondFacts = {
  /** First day of the requested extension. */
  start: IsoDate
  laborCertificationFiledOn?: IsoDate
  i140FiledOn?: IsoDate
  i140ApprovedOn?: IsoDate
  /** On the day the petition is filed. */
  priorityDateCurrent?: boolean
}

export type Beyond = {
  basis?: '104(c)' | '106(a)'
  years?: 1 | 3
  /** Last day of the extension. */
  until?: IsoDate
  /** Day 365 after filing, when it is the later. */
  from?: IsoDate
}

/** Beyond six years (AC21; 8 CFR 214.2(h)(13)(iii)(D), (E)). An unknown priority date opens no three years. */
export function beyondSixYears(facts: BeyondFacts): Beyond {
  const { start, i140ApprovedOn, priorityDateCurrent } = facts
  if (i140ApprovedOn !== undefined && priorityDateCurrent === false) return granted('104(c)', 3, start)
  const filed = [facts.laborCertificationFiledOn, facts.i140FiledOn].filter((day) => day !== undefined)
  if (filed.length === 0) return {}
  const from = addDays(earliest(...filed), 365)
  return from <= start ? { ...granted('106(a)', 1, start), from } : { from }
}

const granted = (basis: '104(c)' | '106(a)', years: 1 | 3, start: IsoDate): Beyond => ({
  basis,
  years,
  until: addDays(addMonths(start, 12 * years), -1),
})
