import type { Known } from '#engine/answer.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { visibleLcas } from './store.ts'

export type ChildRow = {
  id: number
  parentCaseId: number | null
  childCaseId: number | null
  companyId: number
  number: string
  known: Known
  withdrawnOn: string | null
  note: string
  askedByName: string
  creationDate: string
}

const MOST = 200
type Which = { id: number } | { caseId: number } | { companyId: number } | { restsOn: number } | 'all'

/** LCA requests as far as somebody works for the company, the newest first. */
export function childRows(db: Db, actor: Actor, which: Which): Promise<ChildRow[]> {
  const { values, bind } = binding()
  const asked =
    which === 'all'
      ? 'l.parent_case_id is not null'
      : 'id' in which
        ? `l.id = ${bind(which.id)}`
        : 'caseId' in which
          ? `l.parent_case_id = ${bind(which.caseId)}`
          : 'companyId' in which
            ? `l.company_id = ${bind(which.companyId)} and l.parent_case_id is not null`
            : `l.id = (select lca_id from cases where id = ${bind(which.restsOn)})`
  return db.rows<ChildRow>(
    `select l.id, l.parent_case_id as "parentCaseId", l.company_id as "companyId", l.number, l.known, l.withdrawn_on as "withdrawnOn",
            l.request_note as note, l.asked_by_name as "askedByName",
            (select min(k.id) from cases k where k.lca_id = l.id) as "childCaseId",
            to_char(l.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS') as "creationDate"
       from lcas l where ${[asked, ...visibleLcas(actor, bind)].join(' and ')}
      order by l.id desc limit ${MOST}`,
    values,
  )
}

/** A record under a case; a case that rests on LCAs and has none yet rests on this one. */
export async function insertChild(
  tx: Transaction,
  caseId: number,
  { note, byName, now, links }: { note: string; byName: string; now: Date; links: boolean },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into lcas (company_id, law_firm_id, version, parent_case_id, request_note, asked_by_name, created_at, updated_at)
     select company_id, law_firm_id, 0, id, $2, $3, $4, $4 from cases where id = $1 returning id`,
    [caseId, note, byName, now],
  )
  if (links) await tx.run('update cases set lca_id = $2 where id = $1 and lca_id is null', [caseId, id])
  return id
}

export const setNote = (tx: Transaction, id: number, note: string) =>
  tx.run('update lcas set request_note = $2 where id = $1', [id, note])
