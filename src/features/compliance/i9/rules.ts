import { showDate } from '#formats/dates.ts'
import { addDays, type Day, daysBetween, latest } from '#formats/day.ts'
import { addBusinessDays, type Calendar, employerCalendar } from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'
import { documentFaults, type ShownDocument as Examined, isCompanion, listedAs } from '#rules/i9/combinations.ts'
import { authorizationEnd, reverification } from '#rules/i9/reverification.ts'
import { openByEVerify, unlistedFaults } from './acceptable.ts'
import type { Content, EVerify, Row, Settings, ShownDocument, Waits } from './records.ts'
import type { OwnForm } from './standing-contract.ts'

export const LINK_DAYS = 14
export const DUE_DAYS = 7
export const ENDING_DAYS = 90

export const calendarOf = ({ weekdays, openOn, closedOn }: Settings): Calendar =>
  employerCalendar({ weekdays, openOn, closedOn })

/** D-71: three business days of the employer after the first day; a shorter job: the first day itself. */
export const section2DueOn = (firstDay: Day, shortJob: boolean, settings: Settings): Day =>
  shortJob ? firstDay : addBusinessDays(firstDay, 3, calendarOf(settings))

/** D-75: at least three business days; more only with the grant in writing. */
export const handOverBy = (servedOn: Day, extended?: { until: Day; letter: string }): Day => {
  const least = addBusinessDays(servedOn, 3)
  return extended?.letter.trim() ? latest(least, extended.until) : least
}

/** D-74; undefined while employed: keep. */
export const keepUntil = (firstDay: Day, endedOn: Day | null): Day | undefined =>
  endedOn === null ? undefined : latest(addMonthsUp(firstDay, 36), addMonthsUp(endedOn, 12))

/** A form may be destroyed from the day after, never while a notice is open. */
export const mayDestroy = (keep: Day | undefined, today: Day, held: boolean): boolean =>
  keep !== undefined && today > keep && !held

/** D-70: signed after the offer was accepted, by the first day. Late is said, not refused. */
export function section1When(on: Day, { firstDay, offerAcceptedOn }: { firstDay: Day; offerAcceptedOn: Day | null }) {
  if (offerAcceptedOn !== null && on < offerAcceptedOn) return 'too early'
  return on > firstDay ? 'late' : 'in time'
}

export const isEnrolled = ({ everifyId, enrolledFrom, enrolledUntil }: Settings, on: Day): boolean =>
  everifyId !== '' && enrolledFrom !== null && enrolledFrom <= on && (enrolledUntil === null || on <= enrolledUntil)

/** Live video: only with E-Verify in good standing, from the day the company began it (i9.md §4, I9-15). */
export const mayUseVideo = (settings: Settings, on: Day): boolean =>
  isEnrolled(settings, on) &&
  settings.goodStandingOn !== null &&
  settings.videoFrom !== null &&
  settings.videoFrom <= on

export const asExamined = ({ expiresOn, receipt, ...rest }: ShownDocument): Examined => ({
  ...rest,
  expiresOn: expiresOn ?? undefined,
  receipt: receipt ? 'replacement' : undefined,
})

/** What keeps Section 2 from being signed; the sentences never say what to bring instead (INA 274B(a)(6)). */
export function section2Faults(
  documents: readonly ShownDocument[],
  { on, settings, shortJob, birthDate }: { on: Day; settings: Settings; shortJob: boolean; birthDate: string },
): string[] {
  const under18 = birthDate !== '' && addMonthsUp(birthDate, 18 * 12) > on
  const faults = documentFaults(documents.map(asExamined), {
    ...{ on, usesEVerify: isEnrolled(settings, on), mayShowRecords: under18 },
    ...(shortJob && { businessDays: 2 }),
  }).map(({ words }) => words)
  return [...unlistedFaults(documents), ...faults]
}

/** The receipt that waits for its document: the latest that was shown. */
export const openReceipt = ({ section2, supplementB }: Content): ShownDocument | undefined =>
  [...(section2?.documents ?? []), ...supplementB.flatMap(({ document }) => document ?? [])].findLast(
    ({ receipt }) => receipt,
  )

/** D-72: ninety days from the hire, or from the end that was reverified. */
export const receiptDueOn = (documents: readonly ShownDocument[], from: Day): Day | null =>
  documents.some(({ receipt }) => receipt) ? addDays(from, 90) : null

/** Until when, by the form alone: its box and the documents that stand now. */
export function reverifyOf(content: Content): { reverify: 'never' | 'on' | 'unknown'; reverifyOn: Day | null } {
  const { section1, section2 } = content
  if (!section1 || !section2) return { reverify: 'unknown', reverifyOn: null }
  const block = content.supplementB.findLast(({ document }) => document)
  if (block?.document) {
    const { replacement } = content
    const replaced = block.document.receipt && replacement && replacement.at > block.signature.at
    const shown = replaced ? replacement.document : block.document
    return afterSupplementB(shown, block.beside ? [block.beside] : [])
  }
  const shown = section2.documents.map((each) =>
    each.receipt && content.replacement?.document.list === each.list ? content.replacement.document : each,
  )
  const found = reverification({
    attested: section1.status === '' ? undefined : section1.status,
    authorizedUntil: section1.authorizedUntil || undefined,
    documents: shown.map(asExamined),
  })
  return { reverify: found.kind, reverifyOn: found.kind === 'on' ? found.day : null }
}

/** From the first reverification on what was shown then says it. A card of a permanent resident ends the matter. */
function afterSupplementB(last: ShownDocument, beside: readonly ShownDocument[]): ReturnType<typeof reverifyOf> {
  const id = listedAs(last)?.id
  if (id === 'A2' || id === 'A1' || id === 'C1' || id === 'C3') return { reverify: 'never', reverifyOn: null }
  const ends = isCompanion(last) ? last.expiresOn : authorizationEnd([last, ...beside].map(asExamined))
  return ends ? { reverify: 'on', reverifyOn: ends } : { reverify: 'unknown', reverifyOn: null }
}

export type Frame = {
  id: number
  firstDay: Day
  endedOn: Day | null
  section1On: Day | null
  section2DueOn: Day
  section2On: Day | null
  receiptDueOn: Day | null
  receiptDoneOn: Day | null
  reverify: 'never' | 'on' | 'unknown'
  reverifyOn: Day | null
  /** Until when the record of the person says that work may go on. */
  mayWorkUntil: Day | null
  toldOn: Day | null
  everify: EVerify | null
  link: Row['link']
  linkSentOn: Day | null
  givenName: string
  usesEVerify: boolean
}

/**
 * When the authorization on a form ends: as the form says, or on an earlier day that the employer knows from the person's
 * record, which is knowledge all the same (8 CFR 274a.1(l), 274a.2(b)(1)(vii)). A later day there changes no form.
 */
export const authorizationEndsOn = ({
  reverify,
  reverifyOn,
  mayWorkUntil,
}: Pick<Frame, 'reverify' | 'reverifyOn' | 'mayWorkUntil'>): Day | null => {
  if (reverify !== 'on' || reverifyOn === null) return null
  return mayWorkUntil !== null && mayWorkUntil < reverifyOn ? mayWorkUntil : reverifyOn
}

type Open = { waits: Waits; dueOn: Day; title: string; about: string }

/** Everything a form of somebody employed waits for, by its day. */
export function openOf(form: Frame, today: Day): Open[] {
  const { givenName: who } = form
  const found: Open[] = []
  const add = (waits: Waits, dueOn: Day, title: string, about: string) => found.push({ waits, dueOn, title, about })
  if (form.section1On === null) {
    const sent = form.linkSentOn && `link sent ${showDate(form.linkSentOn)}`
    add('section1', form.firstDay, sent ? `Section 1, ${sent}` : 'Section 1, no link sent yet', linkWords(form))
  } else if (form.section2On === null)
    add(
      'section2',
      form.section2DueOn,
      form.firstDay > today ? `Section 1, signed ${showDate(form.section1On)}` : 'Section 2, look at documents',
      form.firstDay > today
        ? `Section 2 opens on the first day, due ${showDate(form.section2DueOn)}`
        : `${who} signed Section 1 on ${showDate(form.section1On)}`,
    )
  if (form.usesEVerify && form.section1On !== null && form.section2On !== null && form.everify === null)
    add('everify', form.section2DueOn, 'Open the E-Verify case', 'By the third business day')
  found.push(...openByEVerify(form.everify))
  if (form.receiptDueOn !== null && form.receiptDoneOn === null)
    add('receipt', form.receiptDueOn, 'Receipt ends, replacement not shown', 'A receipt is good for 90 days')
  const ends = authorizationEndsOn(form)
  if (form.section2On !== null && ends !== null)
    add(
      'reverification',
      ends,
      'Reverify, Supplement B',
      [
        ends !== form.reverifyOn && `The form says ${showDate(form.reverifyOn)}, the person’s record earlier`,
        form.toldOn ? `Told ${showDate(form.toldOn)}` : 'Not told yet; the employee chooses what to show',
      ]
        .filter(Boolean)
        .join('. '),
    )
  if (form.section2On !== null && form.reverify === 'unknown')
    add('look', today, 'Look at the form', 'No document on it says until when work is authorized')
  return found.sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

const linkWords = ({ givenName, link }: Frame): string =>
  ({
    none: 'Nothing was mailed',
    sent: `${givenName} has not opened it yet`,
    opened: `${givenName} has opened the link. Must sign by the first day`,
    over: 'The link has ended; send a new one',
  })[link]

type Placed = Pick<Row, 'group' | 'waits' | 'dueOn' | 'title' | 'about'>

/** Where a form stands today: late, due within a week, authorization ends, starting soon, complete, or of somebody who left. */
export function placeOf(form: Frame, today: Day, held: boolean): Placed {
  if (form.endedOn !== null && form.endedOn < today) {
    const keep = keepUntil(form.firstDay, form.endedOn) ?? form.endedOn
    const over = mayDestroy(keep, today, held)
    return {
      group: 'former',
      waits: over ? 'destruction' : null,
      dueOn: keep,
      title: over ? 'May be destroyed' : `Kept until ${showDate(keep)}`,
      about: held && today > keep ? 'Kept while a notice is open' : `Left ${showDate(form.endedOn)}`,
    }
  }
  const open = openOf(form, today)
  const first = open[0]
  const far = first === undefined || (first.waits === 'reverification' && daysBetween(today, first.dueOn) > ENDING_DAYS)
  if (far || first === undefined)
    return { group: 'complete', waits: null, dueOn: null, title: 'Complete', about: doneWords(form) }
  // One line for each person: a clock of the government is named, too, where something else comes first.
  const clock = open.slice(1).find(({ waits }) => waits === 'mismatch')
  const also = clock && `Also: ${clock.title}, due ${showDate(clock.dueOn)}`
  const shown = { ...first, about: [first.about, also].filter(Boolean).join('. ') }
  if (first.dueOn < today || first.waits === 'look') return { group: 'late', ...shown }
  if (form.firstDay > addDays(today, DUE_DAYS)) return { group: 'soon', ...shown }
  if (form.firstDay > today && form.section1On !== null) return { group: 'soon', ...shown }
  if (first.waits === 'reverification') return { group: 'ending', ...shown }
  return daysBetween(today, first.dueOn) <= DUE_DAYS ? { group: 'due', ...shown } : { group: 'ending', ...shown }
}

const doneWords = (form: Frame): string => {
  const ends = authorizationEndsOn(form)
  if (ends === null) return `Signed ${showDate(form.section2On)}`
  const until = `Signed ${showDate(form.section2On)}; authorized until ${showDate(ends)}`
  return ends === form.reverifyOn
    ? until
    : `${until} by the person’s record; the form says ${showDate(form.reverifyOn)}`
}

type Asked = Pick<OwnForm, 'asks' | 'dueOn'>
const NOTHING: Asked = { asks: null, dueOn: null }
const asksOf = {
  section1: 'section 1',
  section2: 'documents',
  receipt: 'replacement',
  reverification: 'reverification',
} as const

/** Of what a form waits for, what the employee does: the rest is the employer's. Nobody is asked for documents too early. */
export function askedOfEmployee(form: Frame, today: Day): Asked {
  if (form.endedOn !== null && form.endedOn < today) return NOTHING
  for (const { waits, dueOn } of openOf(form, today)) {
    if (!(waits in asksOf)) continue
    if (waits === 'reverification' && daysBetween(today, dueOn) > ENDING_DAYS) continue
    return { asks: asksOf[waits as keyof typeof asksOf], dueOn }
  }
  return NOTHING
}
