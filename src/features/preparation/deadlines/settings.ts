import { parseDate, showDate } from '#formats/dates.ts'
import { KEPT, LEFT_OUT, SUPPLEMENTS_SETTING } from '#preparation/filing-file/supplements-setting.ts'
import { employerCalendar, federalCalendar, type OpeningDays } from '#rules/calendar/business-days.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import { type LadderName, type Party, type ReminderLadder, reminderLadders } from '#rules/deadlines/reminders.ts'
import { type CapSeason, type SettingName, type SettingRow, settingTable } from '#rules/deadlines/setting-table.ts'
import { settingsWith } from '#rules/deadlines/settings.ts'
import { BULLETIN_SETTING } from '#rules/deadlines/visa-bulletin.ts'
import { PROCLAMATION_SETTING, proclamationStates } from '#rules/fees/fee-facts.ts'
import { type Charts, readCharts, showCharts } from './bulletin.ts'

/** Values of the rules, days on which federal offices were closed, a fee in dispute, and who is reminded on which days. */
export type ConfigurableName =
  | SettingName
  | 'federalClosures'
  | typeof PROCLAMATION_SETTING
  | typeof BULLETIN_SETTING
  | typeof SUPPLEMENTS_SETTING
  | `ladder ${LadderName}`
  | `told ${LadderName}`
export type Kind = 'number' | 'dollars' | 'choice' | 'season' | 'dates' | 'days' | 'parties' | 'bulletin'
type Described = { words: string; kind: Kind; choices?: readonly string[] }

/** What an installation or a law firm said, newest first, the firm's own before the installation's. */
export type OwnRow = {
  name: string
  value: unknown
  fromOn: string | null
  untilOn: string | null
  source: string
  byName: string
  at: string
  ofFirm: boolean
}

const number = (words: string): Described => ({ words, kind: 'number' })
const dollars = (words: string): Described => ({ words, kind: 'dollars' })
const choice = (words: string, ...choices: string[]): Described => ({ words, kind: 'choice', choices })

/** What the product reminds of, ladder by ladder. */
const reminded: Readonly<Record<LadderName, string>> = {
  stay: 'end of stay',
  'work permit': 'end of a work permit',
  'six years': 'end of the six years',
  request: 'answers to an agency',
  certification: 'end of a labor certification',
  passport: 'end of a passport',
  reverification: 'Form I-9 reverification',
  parole: 'end of advance parole',
  'intent to fine': 'hearing on an intent to fine',
  mismatch: 'E-Verify mismatch, in federal working days',
  placement: 'end of a short-term placement, in workdays',
  'start of wages': 'start of the wage duty',
  'open wage duty': 'wages still owed after the last day, besides daily',
  'agreed day': 'days agreed in collections and contract reviews',
}
const parties: readonly Party[] = ['employee', 'employer', 'attorney', 'law firm administrator']

const ladderSettings = Object.fromEntries(
  Object.entries(reminded).flatMap(([name, words]): [string, Described][] => [
    [`ladder ${name}`, { words: `Reminders: ${words}, days before`, kind: 'days' }],
    [`told ${name}`, { words: `Reminders: ${words}, who is told`, kind: 'parties', choices: parties }],
  ]),
) as Record<`ladder ${LadderName}` | `told ${LadderName}`, Described>

export const configurable: Readonly<Record<ConfigurableName, Described>> = {
  wageRequestMonths: number('Ask for the prevailing wage, months before the six years end'),
  filesMonthsAhead: number('L-1, TN, E-3 and H-1B1: months before the start from which a petition is taken'),
  h1b1RequestMonths: number('H-1B1: months one petition may ask for'),
  immigrantVisaFee: dollars('Immigrant visa on an I-140, each person, in dollars'),
  familyVisaFee: dollars('Immigrant visa on an I-130, each person, in dollars'),
  supportReviewFee: dollars('Review of Form I-864 by the National Visa Center, each case, in dollars'),
  workVisaFee: dollars('Visa on an H, L or O petition, each person, in dollars'),
  photoDays: number('Form I-485: days before the filing within which photos are taken'),
  f1PostCompletionDays: number('Days a student may stay after completing the program'),
  capSeason: { words: 'H-1B cap season', kind: 'season' },
  [PROCLAMATION_SETTING]: choice(
    'Proclamation 10973 ($100,000 for an H-1B petition with consular notification)',
    ...['unknown', ...proclamationStates],
  ),
  [BULLETIN_SETTING]: { words: 'Visa Bulletin of the month', kind: 'bulletin' },
  [SUPPLEMENTS_SETTING]: choice('Form I-129: supplements for other classifications are', KEPT, LEFT_OUT),
  federalClosures: {
    words: 'Days on which federal offices were closed by order, weather or lapse of funds',
    kind: 'dates',
  },
  clampedTermEnds: choice('Three years from February 29 end', 'the day before', 'that day'),
  lcaPosting: choice('Ten days of posting an LCA are counted as', 'business', 'calendar'),
  publicFileRetention: choice('A public access file is kept for a year from', 'last employment', 'later of both'),
  permQuietDays: number('Days added to the quiet period before an ETA-9089 is filed'),
  terminationNoticeDays: number('Business days to tell USCIS that employment ended'),
  graceDays: number('Days of grace after employment ends'),
  validityMarginDays: number('Days an I-94 may lie beyond the petition'),
  pendingWorkDays: number('Days of work while an extension is pending, after the day the stay expires'),
  clampEarliest: choice('Six months before a day that the month lacks begin', 'up', 'down'),
  clampRetention: choice('Years of keeping records from February 29 end', 'up', 'down'),
  capGapStartByApril1: choice('Cap-gap asks for a start by April 1', 'yes', 'no'),
  autoExtensionOnExpiryDay: choice('A renewal filed on the day the card expires extends it', 'no', 'yes'),
  fineNoticeMailDays: number('Days added to a notice of intent to fine that came by ordinary mail'),
  inspectionAnswerDays: number('Business days to answer a notice in an I-9 inspection that prints no date'),
  lcaSlotReuse: choice('A position on an LCA whose worker left may be used again', 'no', 'yes'),
  countryNames: choice('Forms name countries as the', 'Department of State'),
  rfeDays: number('Days to answer a request for evidence'),
  rfeDaysI539: number('Days to answer a request for evidence on Form I-539'),
  noticeDays: number('Days to answer a notice of intent'),
  mailDays: number('Days added for mail'),
  mailDaysAbroad: number('Days added for mail abroad'),
  appealDays: number('Days to appeal a denial'),
  appealDaysRevocation: number('Days to appeal a revocation'),
  autoExtensionDays: number('Days a timely renewal extends a work permit'),
  stemExtensionDays: number('Days a timely STEM renewal extends a work permit'),
  adjustmentCardMonths: number('Months a work permit for adjustment is valid'),
  ...ladderSettings,
}
export const isConfigurable = (name: string): name is ConfigurableName => Object.hasOwn(configurable, name)

export type CompanyCalendar = { weekdays: number[]; openOn: string[]; closedOn: string[] }
export const USUAL_DAYS: CompanyCalendar = { weekdays: [1, 2, 3, 4, 5], openOn: [], closedOn: [] }

/** What the rules count with for the cases of one company. */
export function surroundingsFrom(own: readonly OwnRow[], calendar: OpeningDays | null): Surroundings {
  const federal = federalCalendar(closuresIn(own))
  // Without a calendar of its own an employer is taken to be open on the federal business days (deadlines.md D-01).
  return { settings: settingsWith(rowsOf(own)), federal, employer: calendar ? employerCalendar(calendar) : federal }
}

/** On which days before a date people are reminded, and who; whom the last days reach too stays as it is. */
export function laddersFrom(own: readonly OwnRow[]): Readonly<Record<LadderName, ReminderLadder>> {
  const saidOf = (name: string) => own.find((row) => row.name === name)?.value
  const changed = Object.entries(reminderLadders).map(([name, usual]) => {
    const daysBefore = saidOf(`ladder ${name}`) as number[] | undefined
    const to = saidOf(`told ${name}`) as Party[] | undefined
    return [name, daysBefore || to ? { ...usual, ...(daysBefore && { daysBefore }), ...(to && { to }) } : usual]
  })
  return Object.fromEntries(changed) as Record<LadderName, ReminderLadder>
}

export type ReadSetting = { ok: true; value: unknown } | { ok: false; message: string }

/** What somebody typed for a value, by its kind. */
export function readSetting(name: ConfigurableName, text: string): ReadSetting {
  const { kind, choices = [] } = configurable[name]
  if (kind === 'choice') return choices.includes(text) ? ok(text) : no(`Choose one of: ${choices.join(', ')}.`)
  if (kind === 'dates') return readDays(text)
  if (kind === 'season') return readSeason(text)
  if (kind === 'parties') return readParties(text, choices)
  if (kind === 'bulletin') return readCharts(text)
  const numbers = text.split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each)))
  const most = kind === 'dollars' ? MOST_DOLLARS : MOST_DAYS
  if (numbers.some((each) => !Number.isInteger(each) || each < 0 || each > most))
    return no(`Whole numbers from 0 to ${most}.`)
  if (kind === 'days') return ok([...new Set(numbers)].sort((one, other) => other - one))
  return numbers.length === 1 ? ok(numbers[0]) : no('One number.')
}
/** The reminders of a morning look two years ahead. */
const MOST_DAYS = 730
const MOST_DOLLARS = 10_000

function readParties(text: string, choices: readonly string[]): ReadSetting {
  const named = text.split(',').map((each) => each.trim())
  if (named.some((each) => !choices.includes(each))) return no(`At least one of: ${choices.join(', ')}.`)
  return ok(choices.filter((each) => named.includes(each)))
}

/** Days one after the other, as people type them. */
export function readDays(text: string): { ok: true; value: string[] } | { ok: false; message: string } {
  const days: string[] = []
  for (const typed of text.split(/[\s,;]+/).filter(Boolean)) {
    const parsed = parseDate(typed)
    if (!parsed.ok) return no(`${typed}: ${parsed.message}`)
    days.push(parsed.value)
  }
  return { ok: true, value: [...new Set(days)].sort() }
}
export const showDays = (days: readonly string[]): string => days.map((day) => showDate(day)).join(', ')

/** The parts of a cap season, in the order in which they are typed. */
export const seasonParts: readonly (readonly [part: keyof CapSeason, words: string])[] = [
  ['registrationOpens', 'Registration opens (noon Eastern)'],
  ['registrationCloses', 'Registration closes (noon Eastern)'],
  ['selectedBy', 'Selected by'],
  ['filingFrom', 'Filing from'],
  ['filingUntil', 'Filing until'],
  ['startsOn', 'Earliest start'],
]

function readSeason(text: string): ReadSetting {
  const days = readDays(text)
  if (!days.ok) return days
  if (days.value.length !== seasonParts.length) return no('Six days, in their order.')
  const noon = (part: string, day: string | undefined) => (part.startsWith('registration') ? `${day}T12:00:00` : day)
  return ok(Object.fromEntries(seasonParts.map(([part], index) => [part, noon(part, days.value[index])])))
}

/** A value as it is typed and read. */
export function settingText(kind: Kind, value: unknown): string {
  if (kind === 'dates') return showDays(value as string[])
  if (kind === 'days' || kind === 'parties') return (value as unknown[]).join(', ')
  if (kind === 'bulletin') return value === undefined ? '' : showCharts(value as Charts)
  if (kind !== 'season') return String(value)
  const season = value as CapSeason | undefined
  return season ? showDays(seasonParts.map(([part]) => season[part].slice(0, 10))) : ''
}

const closuresIn = (own: readonly OwnRow[]) =>
  (own.find(({ name }) => name === 'federalClosures')?.value as string[] | undefined) ?? []

const rowsOf = (own: readonly OwnRow[]): SettingRow[] =>
  own.flatMap(({ name, value, fromOn, untilOn, source }) =>
    settingTable.some((row) => row.name === name)
      ? ({
          ...{ name, value, source, evidence: 'V', confirmed: true },
          ...(fromOn && { from: fromOn }),
          ...(untilOn && { until: untilOn }),
        } as SettingRow)
      : [],
  )

const ok = (value: unknown): ReadSetting => ({ ok: true, value })
const no = (message: string): { ok: false; message: string } => ({ ok: false, message })
