import { showDate } from '#formats/dates.ts'
import { addDays, type Day, weekday } from '#formats/day.ts'
import { check, ok, warn, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import type { CapSeason } from './setting-table.ts'
import type { Settings } from './settings.ts'
import { startAt } from './trail.ts'

/** The announced season, or a plan to confirm: the first two full weeks of March, then 90 days from April 1. */
export function capSeasonOf(year: number, setting: Settings): CapSeason {
  return setting.announced('capSeason', `${year}-04-01`) ?? plannedSeason(year)
}

export function plannedSeason(year: number): CapSeason {
  let monday = `${year}-03-01`
  while (weekday(monday) !== 1) monday = addDays(monday, 1)
  return {
    registrationOpens: `${monday}T12:00:00`,
    registrationCloses: `${addDays(monday, 14)}T12:00:00`,
    selectedBy: `${year}-03-31`,
    filingFrom: `${year}-04-01`,
    filingUntil: addDays(`${year}-04-01`, 90),
    startsOn: `${year}-10-01`,
  }
}

/**
 * When a cap petition opened today can be filed: in the window of this year, for those who were registered and selected
 * in March, else when that of the next season opens, with a registration to come before it.
 */
export function capFilingOf(today: Day): { filedOn: Day; registered: boolean } {
  const year = Number(today.slice(0, 4))
  const { filingFrom, filingUntil } = plannedSeason(year)
  if (today >= filingFrom && today <= filingUntil) return { filedOn: today, registered: true }
  const next = today < filingFrom ? filingFrom : plannedSeason(year + 1).filingFrom
  return { filedOn: next, registered: false }
}

/** Several registrants for one person: the lowest level counts, one entry per level (90 FR 60864). */
export const selectionEntries = (levels: readonly number[]): number => (levels.length === 0 ? 0 : Math.min(...levels))

const dates = [
  ['registration opens', 'H-1B registration opens on', 'earliest', 'registrationOpens'],
  ['registration closes', 'H-1B registration closes at noon Eastern time on', 'due', 'registrationCloses'],
  ['selection', 'Selection notices are out by', 'info', 'selectedBy'],
  ['filing opens', 'Cap petitions may be filed from', 'earliest', 'filingFrom'],
  ['filing closes', 'Cap petitions must be received by', 'due', 'filingUntil'],
  ['start', 'Cap employment starts at the earliest on', 'earliest', 'startsOn'],
] as const

const beforeFiling: ReadonlySet<keyof CapSeason> = new Set(['registrationOpens', 'registrationCloses', 'selectedBy'])
type Registered = { registeredAt?: string; selectionFilingFrom?: string; petitionFiledOn?: string }

/** Who is registered waits for the selection; who was selected, or filed, for neither. */
const isAwaited = (which: keyof CapSeason, { registeredAt, selectionFilingFrom, petitionFiledOn }: Registered) =>
  selectionFilingFrom === undefined &&
  petitionFiledOn === undefined &&
  (which === 'selectedBy' || registeredAt === undefined)

/** D-18: the calendar of the H-1B cap. Nothing is moved: the printed notice holds. */
export const capSeasonDeadlines = dates.map(([part, title, kind, which]) =>
  deadline({
    id: 'D-18',
    part,
    title,
    citation: '8 CFR 214.2(h)(8)(iii)',
    evidence: 'V',
    kind,
    severity: 'regulatory',
    needs: ['capYear'],
    may: ['registeredAt', 'selectionFilingFrom', 'petitionFiledOn'],
    applies: (known) => !beforeFiling.has(which) || isAwaited(which, known),
    ...(which === 'filingFrom' && { printed: 'selectionFilingFrom' as const }),
    ...(which === 'filingUntil' && { printed: 'selectionFilingUntil' as const }),
    due: ({ capYear }, { setting }) =>
      startAt(`Cap season of ${capYear}`, capSeasonOf(capYear, setting)[which].slice(0, 10)),
  }),
)

export const capSeasonChecks = [
  check({
    id: 'D-18',
    part: 'received in the window',
    title: 'Filing window of the selection notice',
    citation: '8 CFR 214.2(h)(8)(iii)(D)',
    needs: ['selectionFilingFrom', 'selectionFilingUntil', 'petitionFiledOn'],
    judge: ({ selectionFilingFrom: from, selectionFilingUntil: until, petitionFiledOn: filed }) =>
      from <= filed && filed <= until
        ? ok('Received within the window.')
        : wrong(`Received ${showDate(filed)}; the notice allows ${showDate(from)} to ${showDate(until)}.`),
  }),
  check({
    id: 'D-18',
    part: 'registered in time',
    title: 'Registration period',
    citation: '8 CFR 214.2(h)(8)(iii)(A)',
    evidence: 'V',
    needs: ['registeredAt'],
    judge: ({ registeredAt }, { setting }) => {
      const { registrationOpens, registrationCloses } = capSeasonOf(Number(registeredAt.slice(0, 4)), setting)
      if (registeredAt > registrationCloses) return wrong('Registration had closed.')
      return registeredAt < registrationOpens ? wrong('Registration is not open yet.') : ok('Registered in time.')
    },
  }),
  check({
    id: 'D-18',
    part: 'entries in the selection',
    title: 'Entries in the weighted selection',
    citation: '90 FR 60864',
    evidence: 'V',
    needs: ['registeredWageLevels'],
    judge: ({ registeredWageLevels }) => ok(`Entries: ${selectionEntries(registeredWageLevels)}.`),
  }),
  check({
    id: 'D-18',
    part: 'registered passport',
    title: 'Passport of the registration',
    citation: '8 CFR 214.2(h)(8)(iii)(A)(4)(ii)',
    needs: ['registeredPassport', 'petitionPassport'],
    judge: ({ registeredPassport, petitionPassport }) =>
      registeredPassport === petitionPassport
        ? ok('The same passport.')
        : warn('The passport differs from the registration: explain the change.'),
  }),
]
