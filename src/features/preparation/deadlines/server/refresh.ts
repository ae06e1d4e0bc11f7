import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { person } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import { addDays, addMonths, type Day } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { type FilingFile, lookAtPerson, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { relatedCasesOf } from '#preparation/filing-file/server/related-cases-store.ts'
import { bulletinOn } from '#preparation/filing-file/server/rule-values-store.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import { type Bulletin, cellsFor } from '#rules/deadlines/visa-bulletin.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import { asCaseDate, type CaseDate, caseDates, isAppeal, metByFiling, metByLca, withAppealOver } from '../dates.ts'
import { type AgreedDate, agreedDates } from '../dates-from-above.ts'
import { deadlineInputsOf, type Reported } from '../deadline-inputs.ts'
import { datesInCase } from '../titles.ts'
import { namedBesides } from '../works-besides.ts'
import { besidesOf, isUnsureOf, renewedBy } from './other-cases-store.ts'
import { surroundingsOf } from './settings-store.ts'
import { endedWorkOf, isResident, newStatusFrom, trainingCardEnd, wasAppealed } from './since-store.ts'
import { replaceDates } from './store.ts'

type Knowing = Pick<Services, 'keyring' | 'parts'>

/** Works the dates of a case out anew, from its facts and events, and keeps them. Needs scope system. */
export async function refreshDeadlines(tx: Transaction, services: Knowing, caseId: number, now: Date): Promise<void> {
  // The case first, as all who change it: two at the same moment would else wait for each other, or keep the older dates.
  const row = await tx.maybe<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where k.id = $1 for no key update of k`,
    [caseId],
  )
  if (!row) return
  const today = await dayOfCase(tx, caseId, now)
  const dates = await datesOfCase(tx, services, row, today, await surroundingsOf(tx, row))
  await replaceDates(tx, caseId, dates, now)
}

export async function datesOfCase(
  db: Db,
  services: Knowing,
  row: CaseColumns,
  today: string,
  surroundings: Surroundings,
  whatIf: Given = {},
): Promise<CaseDate[]> {
  const given = { ...(await inputsOf(db, services.keyring, row, today)), ...whatIf }
  return datesFrom(db, services, row, given, today, surroundings)
}

/** The dates that these inputs give in a case, as it and its person stand. */
export async function datesFrom(
  db: Db,
  services: Pick<Services, 'parts'>,
  row: CaseColumns,
  given: Given,
  today: string,
  surroundings: Surroundings,
): Promise<CaseDate[]> {
  const ended = await endedWorkOf(db, row.personId)
  if (!isWatched(row, today, ended?.on)) return []
  const agreed = (await agreedIn(db, services, row, today)).map(asCaseDate)
  const found = datesInCase(row, caseDates(given, new Set([...metByFiling(row), ...metByLca(given)]), surroundings))
  const told = found.some(isAppeal) ? withAppealOver(found, today, await wasAppealed(db, row.id)) : found
  const dates = stillCounting(told, {
    workEndedOn: ended?.on,
    newStatusFrom: await newStatusFrom(db, row),
    isResident: await isResident(db, row.personId),
  })
  const besides = namedBesides(dates, await besidesOf(db, row), await isUnsureOf(db, row))
  const named = row.mode === 'DIY' ? besides.map(aloneDate) : besides
  return [...agreed, ...(isWatched(row, today) ? named : ofTheEnd(named))]
}

async function agreedIn(db: Db, services: Pick<Services, 'parts'>, row: CaseColumns, today: string) {
  const agreed: AgreedDate[] = []
  for (const dates of agreedDates.of(services)) agreed.push(...(await dates(db, row, today)))
  return agreed
}

const aloneDate = ({ title, warning, ...date }: CaseDate): CaseDate => ({
  ...date,
  title: withoutAttorney(title),
  warning: withoutAttorney(warning),
})

/**
 * A finished case is watched on as long as what was approved holds; a refused or withdrawn one as long as somebody may
 * have 60 days to leave or to find another petition (D-11): until then it says that work has ended. So does any case
 * of somebody whose employment ended.
 */
export const isWatched = (
  { status, outcome, validUntil, filedOn, decidedOn }: CaseColumns,
  today: string,
  workEndedOn?: string,
): boolean => {
  if (isOpenCase(status)) return true
  if (workEndedOn !== undefined && addDays(workEndedOn, GRACE_DAYS) >= today) return true
  if (outcome === 'Approved') return validUntil !== null && validUntil >= today
  return filedOn !== null && decidedOn !== null && addDays(decidedOn, GRACE_DAYS) >= today
}
const GRACE_DAYS = 60

export async function inputsOf(db: Db, keyring: Keyring, row: CaseColumns, today: string): Promise<Given> {
  const opened = await openFilingFile(db, keyring, row, today)
  const { perm, i140, relations, approvals } = await relatedCasesOf(db, opened)
  const reported = await db.rows<Reported>(
    `select details ->> 'kind' as kind, details ->> 'on' as "on" from case_events
      where case_id = $1 and kind = 'reported' and details ? 'on' order by id desc limit 20`,
    [row.id],
  )
  const charts = caseTypeById(row.typeId)?.deadlines?.followsVisaBulletin
    ? await bulletinOn(db, row.lawFirmId, today)
    : undefined
  const ended = await endedWorkOf(db, row.personId)
  const given = deadlineInputsOf({ ...row, premium: opened.options.premium ?? false }, lookAtPerson(opened), {
    details: opened.details,
    reported: reported.toReversed(),
    elsewhere: { perm, i140 },
    approvals,
    renewed: row.renewalOfCaseId === null ? undefined : await renewedBy(db, row.renewalOfCaseId),
    ended: ended && { on: ended.on, dismissed: ended.dismissed ?? undefined },
    optEndsOn: await trainingCardEnd(db, row.personId),
    today,
  })
  const childBornOn = nextToTurn21(peopleIn(opened, relations), today)
  return { ...given, ...(childBornOn && { childBornOn }), ...(charts && fromBulletin(opened, charts)) }
}

/** Everybody who has a form of their own in the case. */
const peopleIn = ({ file, row }: FilingFile, relations: ReadonlyMap<number, string>) =>
  file.forms.map((form) => ({
    relation: relations.get(form.personId ?? row.personId ?? 0),
    birthDate: file.lookFor(form).value(person.birthDate),
  }))

/** Where the priority date stands in the month's charts (D-50). */
function fromBulletin({ plan, file }: FilingFile, charts: Omit<Bulletin, 'month'>): Partial<Given> {
  const preference = plan.details[immigrant.preference.id]
  const bornIn = lookAtPerson({ file }).value(person.birthCountry)
  if (typeof preference !== 'string' || typeof bornIn !== 'string') return {}
  const { finalActionCell, filingCell, designatedChart } = cellsFor(preference, countryName(bornIn), charts)
  return { designatedChart, ...(finalActionCell && { finalActionCell }), ...(filingCell && { filingCell }) }
}

type Child = { relation: string | undefined; birthDate: unknown }

/**
 * Born on: of the children in a case the one who turns 21 next (D-51). From 18 on (CT-9.1): no stay is longer than the three
 * years that are left then. Who is 21 already has no day to wait for.
 */
export function nextToTurn21(people: readonly Child[], today: Day): Day | undefined {
  return people
    .flatMap(({ relation, birthDate }) => (relation === 'Child' && typeof birthDate === 'string' ? [birthDate] : []))
    .filter((born) => addMonths(born, 18 * 12) <= today && addMonths(born, 21 * 12) >= today)
    .toSorted()[0]
}

/** What has happened to a person outside of the case: the work here ended, or a new status took the place of the card. */
type Since = { workEndedOn?: Day; newStatusFrom?: Day; isResident?: boolean }

/**
 * The dates that still mean something. Whose work here has ended has no petition to extend and may not work by it (8 CFR
 * 274a.12(b)(9)): what remains are the 60 days (D-11) and what the employer owes. A card is its holder's own and runs on,
 * until a change of status takes its place: the status it hung on is over then (8 CFR 248.1). Who has the green card stays
 * and works by it: no petition, card or grace of an earlier status counts.
 */
const stillCounting = (
  dates: readonly CaseDate[],
  { workEndedOn, newStatusFrom, isResident = false }: Since,
): CaseDate[] =>
  dates.filter(
    ({ rule, part, dueOn }) =>
      !(isResident && (OF_THE_PETITION.has(rule) || OF_THE_CARD.has(rule) || OF_THE_STAY.has(rule))) &&
      !(workEndedOn !== undefined && OF_THE_PETITION.has(rule) && part !== 'work ended') &&
      !(newStatusFrom !== undefined && OF_THE_CARD.has(rule) && dueOn >= addDays(newStatusFrom, -1)),
  )

const OF_THE_PETITION: ReadonlySet<string> = new Set(['D-10', 'D-13', 'D-14', 'D-15', 'D-16', 'D-17', 'D-18'])
const OF_THE_STAY: ReadonlySet<string> = new Set(['D-11', 'D-12'])
const OF_THE_CARD: ReadonlySet<string> = new Set(['D-60', 'D-61', 'D-62'])

/** What a case says of the end of the work when nothing of its own is watched any more. */
const ofTheEnd = (dates: readonly CaseDate[]): CaseDate[] =>
  dates.filter(({ rule }) => rule === 'D-11' || rule === 'D-82')
