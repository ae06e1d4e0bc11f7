import type { Day } from '#formats/day.ts'
import { type Calendar, federal, isBusinessDay, roll, rollBack } from '#rules/calendar/business-days.ts'
import { type DateInput, type Given, type InputName, type Inputs, inputs } from './inputs.ts'
import { type Evidence, type SettingName, type SettingRow, settingTable } from './setting-table.ts'
import { readerOf, type Settings } from './settings.ts'
import { type Step, startAt, type Trail } from './trail.ts'

/** One date that a rule of deadlines.md gives; a rule with several dates has several parts. */
export type Deadline = About & {
  kind: 'earliest' | 'due' | 'expires' | 'retain until' | 'info'
  severity: 'statutory' | 'regulatory' | 'policy' | 'internal'
  due(given: Given, surroundings?: Surroundings): Outcome
}

export type About = {
  /** Of deadlines.md, such as D-40 … */
  id: string
  /** … and which of its dates or questions. */
  part: string
  title: string
  citation: string
  evidence: Evidence
  needs: readonly InputName[]
  /** Used when known. */
  may: readonly InputName[]
}

/** What is the same for every case: the settings of the installation and the calendars that count. */
export type Surroundings = { settings: readonly SettingRow[]; federal: Calendar; employer: Calendar }

export const standard: Surroundings = { settings: settingTable, federal, employer: federal }

export type Outcome =
  | { state: 'dated'; due: Due }
  | { state: 'missing'; inputs: readonly InputName[] }
  | { state: 'does not apply' }

export type Due = {
  /** The date that governs: the agency's printed one where there is one. */
  date: Day
  computed: Day
  printed?: Day
  /** Set when the printed date lies later than the rule allows. */
  warning?: string
  steps: readonly Step[]
  /**
   * Where the day is no business day and the period is not moved: what is done by hand or on paper is done by the
   * business day before, and what arrives on the one after it may still be taken.
   */
  actBy?: Day
  lastResort?: Day
  /** Where another law says it for this case than for most. */
  citation?: string
  /** Values that went into it and that nobody has confirmed. */
  toConfirm: readonly SettingName[]
}

export type Known<Needs extends InputName, May extends InputName> = Pick<Inputs, Needs> & Partial<Pick<Inputs, May>>

export type Tools<Names extends InputName> = Surroundings & {
  setting: Settings
  /** Begins the arithmetic at one of the dates given. */
  from(name: Names & DateInput): Trail
}

type Declared<Needs extends InputName, May extends InputName> = Omit<Deadline, 'due' | 'needs' | 'may' | 'evidence'> & {
  evidence?: Evidence
  needs: readonly Needs[]
  may?: readonly May[]
  /** The date printed by the agency, which beats the computed one. */
  printed?: DateInput
  /** The date is not moved to a business day; the business days around it are shown beside it. */
  aroundClosedDays?: boolean | ((known: Known<Needs, May>) => boolean)
  /** The same, but what arrives after it is never taken: a card or a stay of a student ends on its day (D-01). */
  actBefore?: true
  applies?: (known: Known<Needs, May>) => boolean
  /** The law of this case, where it is not that of most. */
  citedAs?: (known: Known<Needs, May>) => string | undefined
  due: (known: Known<Needs, May>, tools: Tools<Needs>) => Trail | undefined
}

/** Declares a date: what it needs, when it applies and how it is computed. No input is guessed. */
export function deadline<const Needs extends InputName, const May extends InputName = never>(
  declared: Declared<Needs, May>,
): Deadline {
  const { applies = () => true, due, printed, evidence = 'S', may = [], ...declaredAbout } = declared
  const { aroundClosedDays = false, actBefore, citedAs, ...about } = declaredAbout
  return {
    ...about,
    evidence,
    may: printed ? [...may, printed] : may,
    due: (given, surroundings = standard) => {
      const missing = missingOf(given, about.needs)
      if (missing.length > 0) return { state: 'missing', inputs: missing }
      const known = given as Known<Needs, May>
      if (!applies(known)) return { state: 'does not apply' }
      const { read, toConfirm } = readerOf(surroundings.settings)
      const trail = due(known, toolsFor(given, read, surroundings))
      if (!trail) return { state: 'does not apply' }
      const citation = citedAs?.(known)
      const due_ = { ...governed(trail, printed && given[printed], toConfirm()), ...(citation && { citation }) }
      const around = typeof aroundClosedDays === 'function' ? aroundClosedDays(known) : aroundClosedDays
      const shown = around || actBefore ? withBusinessDays(due_, surroundings.federal) : due_
      return { state: 'dated', due: actBefore ? withoutLastResort(shown) : shown }
    },
  }
}

export const missingOf = (given: Given, needs: readonly InputName[]): InputName[] =>
  needs.filter((name) => given[name] === undefined)

export function toolsFor<Names extends InputName>(
  given: Given,
  setting: Settings,
  surroundings: Surroundings,
): Tools<Names> {
  return { ...surroundings, setting, from: (name) => startAt(inputs[name].label, given[name] ?? '') }
}

const withoutLastResort = ({ lastResort: _never, ...due }: Due): Due => due

function withBusinessDays(due: Due, calendar: Calendar): Due {
  if (isBusinessDay(due.date, calendar)) return due
  return { ...due, actBy: rollBack(due.date, calendar), lastResort: roll(due.date, calendar) }
}

function governed({ date, steps }: Trail, printed: Day | undefined, toConfirm: SettingName[]): Due {
  if (printed === undefined) return { date, computed: date, steps, toConfirm }
  const all = [...steps, { words: 'printed on the notice, which governs', date: printed }]
  // The next business day is in time on paper: only what lies beyond it is odd.
  const late = printed > roll(date) && { warning: 'The printed date is later than the rule allows; ask the attorney.' }
  return { date: printed, computed: date, printed, ...late, steps: all, toConfirm }
}
