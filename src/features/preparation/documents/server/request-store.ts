import { documentKey, type OpenItem } from '#case-file/cases/open-items.ts'
import type { Has } from '#case-file/cases/server/case-at-hand.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { DECIDING_CASES, sqlDeciding } from '#case-file/cases/server/known-store.ts'
import { type FoundItem, ITEM_COLUMNS, shownItem } from '#case-file/cases/server/open-items-store.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import type { Author } from '#case-file/cases/server/work-store.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { type Deciding, knownFrom, recordedCrimes } from '#case-types/facts/known-from-facts.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { namedAfter, PRINCIPAL } from '#case-types/words/principal-in-names.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { RequestedItem } from '../records.ts'
import { type CameIn, type RequestRow, requestList } from '../rules.ts'

type Of = Pick<CaseColumns, 'id' | 'typeId' | 'mode' | 'subType' | 'options'>

/** What whoever asks knows of the case already: which records it has, and what its facts say about the list. */
type AtHand = { has: Pick<Has, 'requests' | 'documents'>; circumstances: () => Promise<Circumstances> }

/**
 * The request list of a case. Asked in scope system: an item is in even where the reader may not see the document that
 * answers it. The case itself has been asked for before.
 */
export async function requestsOf(system: Db, file: Of, atHand?: AtHand): Promise<RequestedItem[]> {
  const found = await (atHand ? askedOneByOne(system, file.id, atHand) : askedTogether(system, file.id))
  const list = requestList(typeOf(file.typeId), optionsOf(file), found.rows, found.cameIn, found.circumstances)
  return list.some(({ name }) => PRINCIPAL.test(name)) ? calledByName(list, await principalOf(system, file.id)) : list
}

type Found = { rows: RequestRow[]; cameIn: CameIn[]; circumstances: Circumstances }

/** What is not there is not asked for. */
const askedOneByOne = async (system: Db, caseId: number, { has, circumstances }: AtHand): Promise<Found> => ({
  rows: has.requests ? await system.rows<RequestRow>(sqlRequests('$1'), [caseId]) : [],
  cameIn: has.documents ? await system.rows<CameIn>(sqlCameIn('$1'), [caseId]) : [],
  circumstances: await circumstances(),
})

async function askedTogether(system: Db, caseId: number): Promise<Found> {
  const { rows, cameIn, ...deciding } = await system.one<Deciding & Pick<Found, 'rows' | 'cameIn'>>(
    `select ${sqlDeciding('$2')},
            (select coalesce(json_agg(r), '[]') from (${sqlRequests('k.id')}) r) as rows,
            (select coalesce(json_agg(d), '[]') from (${sqlCameIn('k.id')}) d) as "cameIn"
       from ${DECIDING_CASES} where k.id = $1`,
    [caseId, recordedCrimes],
  )
  return { rows, cameIn, circumstances: knownFrom(deciding) }
}

const sqlRequests = (caseId: string) =>
  `select item_id as "itemId", name, need, from_whom as "fromWhom", note, due_on as "dueOn", waived_at as "waivedAt",
          waived_reason as "waivedReason", waived_by_name as "waivedByName", created_by as "askedBy"
     from document_requests where case_id = ${caseId} order by id`

const sqlCameIn = (caseId: string) =>
  `select item_id as "itemId", review, review_reason as "reviewReason", reviewed_by_name as "reviewedByName"
     from documents where case_id = ${caseId} and removed_at is null and item_id <> '' order by id`

const calledByName = (list: RequestedItem[], principal: string | undefined): RequestedItem[] =>
  principal ? list.map((item) => ({ ...item, name: namedAfter(item.name, principal) })) : list

/** The first name of the one whose family's case this is. */
const principalOf = async (system: Db, caseId: number): Promise<string | undefined> =>
  (
    await system.maybe<{ firstName: string }>(
      `select p.first_name as "firstName" from cases k join people p on p.id = k.household_person_id
        where k.id = $1 and k.person_id <> k.household_person_id`,
      [caseId],
    )
  )?.firstName

/** The same with when whoever owes an item was last reminded of it: every reminder is noted at what is open. */
export async function shownRequests(system: Db, file: Of): Promise<RequestedItem[]> {
  const reminded = await system.rows<{ key: string; at: string }>(
    `select key, max(reminded_at) as at from open_items
      where case_id = $1 and kind = 'document' and reminded_at is not null group by key`,
    [file.id],
  )
  const at = new Map(reminded.map((each) => [each.key, each.at]))
  return (await requestsOf(system, file)).map((item) => ({
    ...item,
    remindedAt: at.get(documentKey(item.itemId)) ?? null,
  }))
}

export const optionsOf = ({ mode, subType, options }: Omit<Of, 'id' | 'typeId'>) =>
  ({ ...(options as object), mode, subType: subType || undefined }) as CaseOptions

/** The row of an item, made when something is first said about it. */
const UPSERT = `
  insert into document_requests as r (company_id, law_firm_id, household_person_id, person_id, case_id, item_id, created_at, created_by)
  select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4 from cases where id = $1
  on conflict (case_id, item_id) do update set item_id = excluded.item_id`

export type Asked = Pick<RequestRow, 'name' | 'need' | 'fromWhom' | 'note' | 'dueOn'>

export async function saveRequest(tx: Transaction, caseId: number, itemId: string, asked: Asked, author: Author) {
  await tx.run(UPSERT, [caseId, itemId, author.now, author.id])
  await tx.run(
    `update document_requests set name = $3, need = $4, from_whom = $5, note = $6, due_on = $7
      where case_id = $1 and item_id = $2`,
    [caseId, itemId, asked.name, asked.need, asked.fromWhom, asked.note, asked.dueOn],
  )
}

/** An item of the checklist keeps its own words; only the day and a remark are said about it. */
export async function saveDue(
  tx: Transaction,
  caseId: number,
  itemId: string,
  { dueOn, note }: Pick<Asked, 'dueOn' | 'note'>,
  author: Author,
) {
  await tx.run(UPSERT, [caseId, itemId, author.now, author.id])
  await tx.run(
    `update document_requests set due_on = $3, note = case when $4 = '' then note else $4 end where case_id = $1 and item_id = $2`,
    [caseId, itemId, dueOn, note],
  )
}

export async function saveWaiver(
  tx: Transaction,
  caseId: number,
  itemId: string,
  reason: string | null,
  author: Author,
) {
  await tx.run(UPSERT, [caseId, itemId, author.now, author.id])
  await tx.run(
    `update document_requests set waived_at = $3, waived_reason = $4, waived_by_name = $5 where case_id = $1 and item_id = $2`,
    [caseId, itemId, reason === null ? null : author.now, reason ?? '', reason === null ? '' : author.name],
  )
}

const MOST = 100

/** What somebody still has to send, over all cases in sight; the family sees what it owes itself. */
export async function askedDocuments(
  db: Db,
  actor: Actor,
  personId: number | undefined,
): Promise<{ items: OpenItem[]; more: boolean }> {
  const { values, bind } = binding()
  const conditions = [
    `o.kind = 'document'`,
    ...visibleCases(actor, bind, 'o'),
    ...(personId === undefined ? [] : [`o.person_id = ${bind(personId)}`]),
    ...(actor.scope === 'person' ? [`o.side = 'employee'`] : []),
  ]
  const found = await db.rows<FoundItem>(
    `select ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id
      where ${conditions.join(' and ')} order by o.due_on, o.id limit ${MOST + 1}`,
    values,
  )
  return { items: found.slice(0, MOST).map((item) => shownItem(item, null)), more: found.length > MOST }
}
