import { saidName } from '#case-types/words/said.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { ItemAbout, type NewItem, type OpenItem, questionsOwed } from '../open-items.ts'
import type { CaseColumns } from './case-row.ts'

/** What the lists show of the open items of a case. */
export type Summary = Pick<CaseColumns, 'waitsFor' | 'nextDueOn' | 'nextDueTitle'>
type Replacing = { items: readonly NewItem[]; summary: Summary; now: Date }

/** What is open now: new items come, others change their words or day, what is done goes; and the case says so of itself. */
export const replaceItems = (tx: Transaction, caseId: number, { items, summary, now }: Replacing) =>
  tx.run(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g (key text, kind text, side text, title text, verb text, link text,
         "dueOn" date, "dueWhy" text, ends boolean, about jsonb, "personId" bigint)
     ), gone as (
       delete from open_items o where o.case_id = $1
          and not exists (select from given g where g.key = o.key and g.side = o.side)
     ), told as (
       update cases set waits_for = $4, next_due_on = $5, next_due_title = $6
        where id = $1 and (waits_for, next_due_on, next_due_title) is distinct from ($4::text[], $5::date, $6)
     )
     insert into open_items as o (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb,
                                  link, due_on, due_why, ends, about, since)
     select k.company_id, k.law_firm_id, k.household_person_id, coalesce(g."personId", k.person_id), k.id, g.key, g.kind, g.side, g.title, g.verb,
            g.link, g."dueOn", coalesce(g."dueWhy", ''), coalesce(g.ends, false), coalesce(g.about, '{}'), $3
       from cases k, given g where k.id = $1
     on conflict (case_id, key, side) do update set kind = excluded.kind, title = excluded.title, verb = excluded.verb,
       link = excluded.link, due_on = excluded.due_on, due_why = excluded.due_why, ends = excluded.ends,
       about = excluded.about, person_id = excluded.person_id
      where (o.kind, o.title, o.verb, o.link, o.due_on, o.due_why, o.ends, o.about, o.person_id)
        is distinct from (excluded.kind, excluded.title, excluded.verb, excluded.link, excluded.due_on,
                               excluded.due_why, excluded.ends, excluded.about, excluded.person_id)`,
    [caseId, JSON.stringify(items.map(stored)), now, summary.waitsFor, summary.nextDueOn, summary.nextDueTitle],
  )

const MOST_TITLE = 300

/** How many questions each person has is kept with what the item is about; it leaves only as the reader's own number. */
const stored = ({ each, ...item }: NewItem) => ({
  ...item,
  title: item.title.slice(0, MOST_TITLE),
  ...(each && { about: { ...item.about, each } }),
})

export const ITEM_COLUMNS = `o.id, o.case_id as "caseId", o.key, o.kind, o.side, o.title, o.verb, o.link, o.about, o.due_on as "dueOn", o.due_why as "dueWhy",
  o.ends, o.since, o.reminded_at as "remindedAt", k.number, k.type_id as "typeId", k.sub_type as "subType", k.person_name as "personName",
  k.household_person_id as "householdPersonId",
  k.company_name as "companyName"`

export type FoundItem = Omit<OpenItem, 'typeName' | 'about'> & {
  typeId: number
  subType: string
  about: Partial<ItemAbout> & Pick<NewItem, 'each'>
  householdPersonId: number | null
}

/** Who reads: somebody of the family it is about, by their person; null: anybody else. */
export type FamilyReader = number | null
export const familyReader = ({ scope, personId }: Pick<Actor, 'scope' | 'personId'>): FamilyReader =>
  scope === 'person' ? personId : null

/** Of a family's questions, those that one of it answers; undefined: whoever reads answers for all of them. */
export const ownQuestions = (
  each: NewItem['each'] | null,
  householdPersonId: number | null,
  reader: FamilyReader,
): ReturnType<typeof questionsOwed> | undefined =>
  each && reader !== null && reader !== householdPersonId
    ? questionsOwed((each[reader] ?? 0) + (each[''] ?? 0))
    : undefined

/** What a reader is told of an item in other words than its columns have. */
export function toldOf(
  { typeId, subType, householdPersonId, about: { each, ...about } }: FoundItem,
  reader: FamilyReader,
) {
  const owed = ownQuestions(each, householdPersonId, reader)
  return {
    about: ItemAbout.parse(owed ? (owed.about ?? {}) : about),
    typeName: saidName(typeId, subType),
    own: owed && { title: owed.title, verb: owed.verb },
  }
}

export function shownItem(found: FoundItem, reader: FamilyReader): OpenItem {
  const { about, typeName, own } = toldOf(found, reader)
  const { typeId, subType, householdPersonId, about: _kept, ...item } = found
  return { about, typeName, ...item, ...own }
}

/** Everything that is open in one case. Whether it may be seen has been decided. */
export const itemsOfCase = async (db: Db, caseId: number, reader: FamilyReader = null): Promise<OpenItem[]> =>
  (
    await db.rows<FoundItem>(
      `select ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id where o.case_id = $1
        order by o.due_on, o.id limit 200`,
      [caseId],
    )
  ).map((item) => shownItem(item, reader))

export const noteReminded = (tx: Transaction, ids: readonly number[], at: Date) =>
  tx.run('update open_items set reminded_at = $2 where id = any ($1::bigint[])', [ids, at])
