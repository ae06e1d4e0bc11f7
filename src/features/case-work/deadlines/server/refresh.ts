import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isOpenCase } from '#case-types/statuses.ts'
import { agreedDates } from '#case-work/claims/server/agreed-dates.ts'
import { type FilingFile, lookAtPerson, openFilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { relatedCasesOf } from '#case-work/filing-file/server/related-cases-store.ts'
import { bulletinOn } from '#case-work/filing-file/server/rule-values-store.ts'
import { person } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import { addDays } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import { type Bulletin, cellsFor } from '#rules/deadlines/visa-bulletin.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import { isAppeal, withAppealOver } from '../appeal-over.ts'
import { nextToTurn21 } from '../child-born.ts'
import { asCaseDate, type CaseDate, caseDates, metByFiling, metByLca } from '../dates.ts'
import { deadlineInputsOf, type Reported } from '../deadline-inputs.ts'
import { ofTheEnd, stillCounting } from '../still-counts.ts'
import { datesInCase } from '../titles.ts'
import { namedBesides } from '../works-besides.ts'
import { wasAppealed } from './appeals-over.ts'
import { besidesOf, isUnsureOf } from './besides-store.ts'
import { renewedBy } from './renewals-store.ts'
import { surroundingsOf } from './settings-store.ts'
import { endedWorkOf, isResident, newStatusFrom, trainingCardEnd } from './since-store.ts'
import { replaceDates } from './store.ts'

/** Works the dates of a case out anew, from its facts and events, and keeps them. Needs scope system. */
export async function refreshDeadlines(tx: Transaction, keyring: Keyring, caseId: number, now: Date): Promise<void> {
  // The case first, as all who change it: two at the same moment would else wait for each other, or keep the older dates.
  const row = await tx.maybe<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where k.id = $1 for no key update of k`,
    [caseId],
  )
  if (!row) return
  const today = await dayOfCase(tx, caseId, now)
  const dates = await datesOfCase(tx, keyring, row, today, await surroundingsOf(tx, row))
  await replaceDates(tx, caseId, dates, now)
}

export async function datesOfCase(
  db: Db,
  keyring: Keyring,
  row: CaseColumns,
  today: string,
  surroundings: Surroundings,
  whatIf: Given = {},
): Promise<CaseDate[]> {
  const given = { ...(await inputsOf(db, keyring, row, today)), ...whatIf }
  return datesFrom(db, row, given, today, surroundings)
}

/** The dates that these inputs give in a case, as it and its person stand. */
export async function datesFrom(
  db: Db,
  row: CaseColumns,
  given: Given,
  today: string,
  surroundings: Surroundings,
): Promise<CaseDate[]> {
  const ended = await endedWorkOf(db, row.personId)
  if (!isWatched(row, today, ended?.on)) return []
  const agreed = (await agreedDates(db, row, today)).map(asCaseDate)
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
