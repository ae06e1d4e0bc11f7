import type { Db, Transaction } from '#platform/database/database.ts'
import type { Remark } from '../records.ts'
import type { Author } from './work-store.ts'

/** `$2` is whoever reads. A document that this reader may not see stays without its name. */
const REMARK = `r.id, r.kind, r.internal, r.text, r.at, r.by, r.by_name as "byName", r.to_chosen as "toChosen",
  coalesce((select json_agg(json_build_object('userId', m.user_id, 'name', m.user_name, 'readAt', m.read_at) order by m.id)
              from message_readers m where m.remark_id = r.id), '[]') as readers,
  exists (select from message_readers m where m.remark_id = r.id and m.user_id = $2 and m.read_at is null) as unread,
  (select json_build_object('id', d.id, 'name', d.document_type) from documents d
    where d.id = r.document_id and d.removed_at is null) as document`

type Reading = { internal: boolean; userId: number }

/** Notes and messages of a case, the latest first. What went to chosen people only they and its author read. */
export const remarksOf = (db: Db, caseId: number, { internal, userId }: Reading) =>
  db.rows<Remark>(
    `select ${REMARK} from case_remarks r
      where r.case_id = $1 and (not r.internal or $3)
        and (not r.to_chosen or r.by = $2 or exists (select from message_readers m where m.remark_id = r.id and m.user_id = $2))
      order by r.id desc limit 200`,
    [caseId, userId, internal],
  )

type NewRemark = Pick<Remark, 'kind' | 'internal' | 'text'> & { toChosen?: boolean; documentId?: number }

export const addRemark = (tx: Transaction, caseId: number, remark: NewRemark, author: Author) =>
  tx.one<Remark>(
    `insert into case_remarks as r (company_id, law_firm_id, household_person_id, person_id, case_id, kind, internal, text, at, by,
                                    by_name, to_chosen, document_id)
     select company_id, law_firm_id, household_person_id, person_id, id, $3, $4, $5, $6, $2, $7, $8, $9 from cases where id = $1
     returning ${REMARK}`,
    [
      ...[caseId, author.id, remark.kind, remark.internal, remark.text, author.now, author.name],
      ...[remark.toChosen ?? false, remark.documentId ?? null],
    ],
  )

/** Who gets a message, and has not read it yet. */
export const addReaders = (tx: Transaction, remarkId: number, readers: readonly { userId: number; name: string }[]) =>
  tx.run(
    `insert into message_readers (company_id, law_firm_id, household_person_id, person_id, case_id, remark_id, user_id, user_name)
     select r.company_id, r.law_firm_id, r.household_person_id, r.person_id, r.case_id, r.id, g."userId", g.name
       from case_remarks r, jsonb_to_recordset($2::jsonb) as g ("userId" bigint, name text) where r.id = $1
     on conflict do nothing`,
    [remarkId, JSON.stringify(readers)],
  )

/** Somebody opened the messages of a case. */
export const noteRead = (tx: Transaction, caseId: number, userId: number, now: Date) =>
  tx.run('update message_readers set read_at = $3 where case_id = $1 and user_id = $2 and read_at is null', [
    ...[caseId, userId, now],
  ])
