import { showDate } from '#formats/dates.ts'
import { addDays, type Day, daysBetween, weekday } from '#formats/day.ts'
import { addBusinessDays, nthBusinessDay } from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'

/** One use of an LCA; a petition that was rejected, or withdrawn before its decision, takes no position. */
export type SlotUse = { worker: string; state: 'filed' | 'rejected' | 'withdrawn before decision'; leftOn?: Day }

/** HC-11: positions left on an LCA (20 CFR 655.730(c)). Unless the firm chose so, a leaver's is not given again. */
export function freeSlots(total: number, uses: readonly SlotUse[], { reuse = false, on = '' } = {}): number {
  const counted = uses.filter(
    ({ state, leftOn }) => state === 'filed' && !(reuse && leftOn !== undefined && leftOn < on),
  )
  return total - new Set(counted.map(({ worker }) => worker)).size
}

/** HC-13: wages owed for days without work, an estimate for the screen; no evidence counts as the employer's reason. */
export function benchingEstimate(
  yearlyCents: number,
  { from, until, workersOwnReason, evidence }: { from: Day; until: Day; workersOwnReason: boolean; evidence: boolean },
): number {
  if (workersOwnReason && evidence) return 0
  let days = 0
  for (let day = from; day <= until; day = addDays(day, 1)) if (![0, 6].includes(weekday(day))) days++
  return Math.round((yearlyCents / 260) * days)
}

/** §1.6: H-1B heads of full-time workers, the only place where the regulation says "more than" 15 percent. */
export const needsFullComputation = (fullTime: number, h1b: number): boolean => 100 * h1b > 15 * fullTime

export type Registration = { employer: string; person: string; passport: string; deletedBeforeClose?: boolean }

/** HC-15: which registrations are void, and which persons stand under several passports (8 CFR 214.2(h)(8)(iii)). */
export function registrationProblems(all: readonly Registration[]): { void: Registration[]; passports: string[] } {
  const live = all.filter(({ deletedBeforeClose }) => !deletedBeforeClose)
  const isTwice = (one: Registration) =>
    live.filter(({ employer, person }) => employer === one.employer && person === one.person).length > 1
  const passportsOf = (who: string) => new Set(live.filter(({ person }) => person === who).map((each) => each.passport))
  return {
    void: live.filter(isTwice),
    passports: [...new Set(live.map(({ person }) => person))].filter((who) => passportsOf(who).size > 1),
  }
}

export type NoticeProof = {
  places: readonly string[]
  firstDay: Day
  lastDay?: Day
  lcaFiledOn: Day
  /** Sent to the workers of a site whose owner refused a posting, with the refusal on record. */
  electronic?: { sentOn: Day; proved: boolean }
  textAgrees?: boolean
}

export type NoticeGap = 'window' | 'text' | 'proof' | 'places' | 'days'

/** HC-17: what the proof of an LCA notice lacks (20 CFR 655.734). */
export function noticeGaps({
  places,
  firstDay,
  lastDay,
  lcaFiledOn,
  electronic,
  textAgrees = true,
}: NoticeProof): NoticeGap[] {
  const outside = daysBetween(firstDay, lcaFiledOn) > 30 || firstDay > lcaFiledOn
  const gaps: NoticeGap[] = outside ? ['window'] : []
  if (!textAgrees) gaps.push('text')
  if (electronic) return electronic.proved ? gaps : [...gaps, 'proof']
  if (new Set(places).size < 2) gaps.push('places')
  if (lastDay === undefined || lastDay < nthBusinessDay(firstDay, 10)) gaps.push('days')
  return gaps
}

export const noticeGapWords = (gap: NoticeGap, lcaFiledOn: Day): string =>
  ({
    window: `not on or within 30 days before ${showDate(lcaFiledOn)}`,
    text: 'the text is not that of the LCA',
    proof: 'the electronic notice is not proved',
    places: 'two places are needed',
    days: 'not posted for 10 business days',
  })[gap]

/** HC-18: from when a public access file may be destroyed; undefined while a hold keeps it. */
export const destroyEligibleFrom = (lastH1bDay: Day, hold: boolean): Day | undefined =>
  hold ? undefined : addDays(addMonthsUp(lastH1bDay, 12), 1)

/** HC-18 and V91: the file is kept in one of the places that the LCA names, found by their cities. */
export const isKeptIn = (cities: readonly string[], place: string): boolean =>
  cities.some((city) => place.toLowerCase().includes(city.toLowerCase()))

/** HC-19: an H-1B worker's new home where work is done too. */
export function homeMove(inLcaArea: boolean, worksAtHome: boolean, movedOn: Day) {
  const needs = !worksAtHome ? 'nothing' : inLcaArea ? 'notice at home' : 'amendment before the first day'
  return { needs, addressBy: addDays(movedOn, 10) } as const
}

export type Deduction = 'ACWIA fee' | 'attorney or filing cost' | 'damages' | 'penalty for leaving' | 'required by law'

/** HC-20: whether a line may be taken from the pay (20 CFR 655.731(c)(9)–(10)). */
export function deductionAllowed(kind: Deduction, cents: number, paid: number, required: number): boolean {
  if (kind === 'ACWIA fee' || kind === 'penalty for leaving') return false
  return kind === 'attorney or filing cost' ? paid - cents >= required : true
}

/** The attorney and filing costs of one worker together: two small ones take as much from the pay as one large one. */
export const legalCosts = (lines: readonly { kind: Deduction; cents: number }[]): number =>
  lines.reduce((sum, { kind, cents }) => (kind === 'attorney or filing cost' ? sum + cents : sum), 0)

/** HC-21: an officer's questions are answered by her date; the internal default is two business days. */
export const visitAnswerBy = (visitedOn: Day, officersDate?: Day): Day => officersDate ?? addBusinessDays(visitedOn, 2)

export type CorporateChange = 'name only' | 'share sale' | 'successor takes over' | 'successor does not take over'

/** HC-22: what a change of the company does to LCA and petition; the successor's statement is sworn before the transfer. */
export function corporateChange(change: CorporateChange, closing?: Day, statement?: Day) {
  if (change === 'name only' || change === 'share sale') return 'keep the LCA, note in the public access file' as const
  if (change === 'successor does not take over') return 'new LCA, petition before work for it' as const
  const inTime = closing !== undefined && statement !== undefined && statement < closing
  return inTime
    ? ('keep the LCA, sworn statement' as const)
    : ('late: new LCAs and petitions, attorney decides' as const)
}
