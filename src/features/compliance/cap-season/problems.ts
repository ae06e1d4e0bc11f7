import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { registrationProblems } from '#rules/compliance/h1b-ledgers.ts'

export type Ledger = {
  id: number
  companyId: number
  /** Who it is, whichever company entered the person: name and day of birth. */
  personKey: string
  fiscalYear: number
  level: number | null
  soc: string
  area: string
  jobTitle: string
  wageCents: number | null
  passportHash: string | null
  passportEndsOn: Day | null
  /** The passport that the person has now. */
  currentHash: string | null
  separateNeed: string
  relatedTo: string
  /** The person is in H-1B status today. */
  holdsH1b: boolean
  state: string
  /** The four levels of the imported wage table for the occupation and area, cents a year; null: none is imported. */
  levels?: readonly number[] | null
}

/** Until when a season's registrations are taken, and which day it is. */
type At = { closesOn: Day; today: Day }

/** What a registration lacks, or what speaks against it (HC-15), in words. The passport is valid when the window closes. */
export function problemsOf(one: Ledger, all: readonly Ledger[], { closesOn, today }: At): string[] {
  const live = all.filter(({ state, fiscalYear }) => state !== 'deleted' && fiscalYear === one.fiscalYear)
  const asRegistration = ({ id, companyId, personKey, passportHash }: Ledger) => ({
    ...{ id, employer: String(companyId), person: personKey, passport: passportHash ?? '' },
  })
  const ofPerson = live.filter(({ personKey }) => personKey === one.personKey)
  const found = registrationProblems(ofPerson.map(asRegistration))
  const open = one.state === 'planned'
  return [
    ...(open && today > closesOn ? [`The window closed on ${showDate(closesOn)}: this was not registered`] : []),
    ...(found.void.some((each) => 'id' in each && each.id === one.id)
      ? ['Registered twice by the same employer: delete one before the window closes, or both are void']
      : []),
    ...(found.passports.length > 0 ? ['Registered under two passports'] : []),
    // INA 214(g)(7): who was counted once is not counted again; who came to an exempt employer was not.
    ...(one.holdsH1b ? ['Holds H-1B already: no registration, unless the H-1B is with a cap-exempt employer'] : []),
    ...(one.passportHash === null ? ['No passport'] : []),
    ...(one.passportEndsOn !== null && one.passportEndsOn < closesOn
      ? [`Passport ends ${showDate(one.passportEndsOn)}, before the window closes`]
      : []),
    ...(!open && one.passportHash !== null && one.currentHash !== null && one.currentHash !== one.passportHash
      ? ['The passport changed since the registration: explain it in the petition']
      : []),
    ...(one.relatedTo !== '' && one.separateNeed === ''
      ? [`${one.relatedTo}, a related employer, registers the same person: an attorney decides`]
      : []),
    ...(one.level === null ? ['No wage level'] : []),
    ...[
      ['No job title', one.jobTitle],
      ['No SOC code', one.soc],
      ['No area', one.area],
    ].flatMap(([words = '', value]) => (value === '' ? [words] : [])),
    ...(one.wageCents === null ? ['No wage'] : []),
    ...levelProblem(one),
  ]
}

const roman = ['I', 'II', 'III', 'IV'] as const
const inDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en')}`

/** The highest level whose wage the pay reaches (h1b-compliance.md §4): as many entries go into the draw. */
export const levelByPay = (wageCents: number, levels: readonly number[]): number =>
  Math.max(1, levels.filter((each) => each <= wageCents).length)

/** A level that the pay does not reach is a false registration. */
function levelProblem({ level, wageCents, levels }: Ledger): string[] {
  if (level === null || wageCents === null || !levels) return []
  const reached = levelByPay(wageCents, levels)
  const first = levels[0] ?? 0
  const below = wageCents < first ? ['The pay is below level I of the imported table'] : []
  if (reached === level) return below
  const words = `${inDollars(wageCents)} reaches level ${roman[reached - 1]} of the imported table, not level ${roman[level - 1]}`
  return [...below, words]
}

/** Why nobody is added to a season any more; undefined: its window is ahead or open. */
export const closedSeason = (
  fiscalYear: number,
  { opensOn, closesOn, today }: At & { opensOn: Day },
): string | undefined =>
  today > closesOn
    ? `Registration for FY ${fiscalYear} was open from ${showDate(opensOn)} to ${showDate(closesOn)}. Choose a later year.`
    : undefined
