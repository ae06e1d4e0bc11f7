import { takesPartForEmployer } from '#case-file/cases/server/case-contacts.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { answersUnread } from '#case-file/cases/server/questions-asked.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBeforeFiling, isPending } from '#case-types/status/statuses.ts'
import { trackOf } from '#case-types/status/track.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { Role } from '#formats/roles.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { OwnCase } from '../records.ts'

type Found = CaseColumns & {
  answerBy: string | null
  workUntil: string | null
  entryNeeded: boolean
  season: Season | null
  filedWithFrom: string | null
  answersSent: boolean
}
type Season = { [Part in keyof NonNullable<OwnCase['season']>]: string | null }

const MOST = 30

/** Only a household has cases of its own; the newest first. `system`: for the name of the company's contact. */
export async function readOwnCases(db: Db, system: Db, actor: Actor): Promise<OwnCase[]> {
  if (actor.scope !== 'person') return []
  const { values, bind } = binding()
  const found = await db.rows<Found>(
    `select ${CASE_COLUMNS}, ${dayOfRule('D-43', 'agency acts')} as "answerBy", ${dayOfRule('D-13', 'work while pending')} as "workUntil",
            ${dayOfRule('D-13', 'petition valid')} is not null as "entryNeeded",
            exists (select from questionnaire_parts q where q.case_id = k.id and q.audience = 'employee' and q.status = 'Submitted') as "answersSent",
            jsonb_build_object('registeredBy', ${dayOfRule('D-18', 'registration closes')}, 'selectedBy', ${dayOfRule('D-18', 'selection')},
              'filedFrom', ${dayOfRule('D-18', 'filing opens')}, 'startsOn', ${dayOfRule('D-18', 'start')}) as season,
            ${filedFromOf('k.principal_case_id')} as "filedWithFrom"
       from cases k where ${visibleCases(actor, bind).join(' and ')} order by k.id desc limit ${MOST}`,
    values,
  )
  const [first] = found
  const contacts = first ? await contactsOf(system, found) : new Map<number, Contact>()
  const ids = found.map(({ id }) => id)
  const answers = new Map(
    (first ? await answersUnread(system, ids, actor.userId) : []).map((each) => [each.id, each.name]),
  )
  return found.map((row) => ({
    ...shown(row, actor, contacts.get(row.id) ?? NOBODY),
    answeredBy: answers.get(row.id) ?? '',
  }))
}

/** Of a household, the one whom the company employs. */
export const isEmployed = async (db: Db, { scope, personId }: Actor): Promise<boolean> =>
  scope === 'person' &&
  (await db.maybe('select from people where id = $1 and household_person_id = id', [personId])) !== undefined

/** From when a petition under the cap that is not selected yet could be filed. */
const filedFromOf = (caseId: string) =>
  `(select d.due_on from case_deadlines d where d.case_id = ${caseId} and d.rule = 'D-18' and d.part = 'filing opens' and d.printed_on is null limit 1)`

const dayOfRule = (rule: string, part: string) =>
  `(select d.due_on from case_deadlines d where d.case_id = k.id and d.rule = '${rule}' and d.part = '${part}' and d.done_at is null limit 1)`

function shown(row: Found, actor: Actor, contact: Contact): Omit<OwnCase, 'answeredBy'> {
  const said = saidName(row.typeId, row.subType)
  const pending = isPending(row.status)
  return {
    ...{ id: row.id, path: casePath(row), said, saidWithin: saidWithin(said), ...contact },
    ...{ personId: row.personId, personName: row.personName, own: row.personId === actor.personId },
    firstName: row.personName.split(' ')[0] ?? '',
    ...{ diy: row.mode === 'DIY', status: row.status, outcome: row.outcome, ...onTrack(row) },
    premium: (row.options as { premium?: boolean }).premium === true,
    ...{ filedOn: row.filedOn, receiptNumber: row.receiptNumber, validUntil: row.validUntil },
    entryNeeded: row.outcome === 'Approved' && row.entryNeeded,
    answerBy: pending ? row.answerBy : null,
    season: isBeforeFiling(row.status) ? seasonOf(row.season) : null,
    filedWithFrom: isBeforeFiling(row.status) ? row.filedWithFrom : null,
    workUntil: pending ? row.workUntil : null,
    ...{ answersSent: row.answersSent, waitsFor: row.waitsFor, attorneyName: row.attorneyName },
  }
}

function onTrack(row: Found): Pick<OwnCase, 'step' | 'steps'> {
  const { steps, here } = trackOf(row)
  return { step: here, ...(typeOf(row.typeId).withoutFiling && { steps: [...steps] }) }
}

function seasonOf(season: Season | null): OwnCase['season'] {
  const { filedFrom = null, startsOn = null } = season ?? {}
  return season && filedFrom !== null && startsOn !== null ? { ...season, filedFrom, startsOn } : null
}

type Contact = Pick<OwnCase, 'contactName' | 'contactTakesPart'>
const NOBODY: Contact = { contactName: '', contactTakesPart: false }

/** Whoever of the employer opened a case is asked about it, else the company's administrator, who may have no part in it. */
async function contactsOf(system: Db, cases: readonly CaseColumns[]): Promise<Map<number, Contact>> {
  const rows = await system.rows<Contact & { id: number }>(
    `select k.id, c.* from cases k cross join lateral (
       select app.full_name(u.first_name, u.last_name) as "contactName",
              coalesce(${takesPartForEmployer('u', 'k.created_by', 'k.owner_id')}, false) as "contactTakesPart"
         from users u
        where u.company_id = k.company_id and u.role_id in (${Role.employer}, ${Role.employerAssistant}) and u.status = 'Active'
        order by coalesce(u.id in (k.created_by, k.owner_id), false) desc, u.role_id, u.id limit 1) c
      where k.id = any ($1::bigint[])`,
    [cases.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}
