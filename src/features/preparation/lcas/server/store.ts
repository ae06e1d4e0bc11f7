import type { Known } from '#engine/answer.ts'
import { employment } from '#facts/employment.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Use } from '../uses.ts'

export type LcaRow = { id: number; number: string; known: Known; version: number }

const COLUMNS = 'l.id, l.number, l.known, l.version'

export const lcaOfCase = (db: Db, caseId: number) =>
  db.maybe<LcaRow>(`select ${COLUMNS} from lcas l join cases k on k.lca_id = l.id where k.id = $1`, [caseId])

/** Every LCA of an employer, the newest first. */
export const lcasOfCompany = (db: Db, companyId: number) =>
  db.rows<LcaRow & { withdrawnOn: string | null }>(
    `select ${COLUMNS}, l.withdrawn_on as "withdrawnOn" from lcas l where l.company_id = $1 order by l.id desc limit 200`,
    [companyId],
  )

/** The cases of an employer that rest on an LCA, for counting positions. */
export const usesOfCompany = (db: Db, companyId: number) =>
  db.rows<Use & { lcaId: number }>(
    `select k.lca_id as "lcaId", k.id, k.type_id as "typeId", k.status, k.outcome, k.person_id as "personId"
       from cases k where k.company_id = $1 and k.lca_id is not null order by k.id limit 5000`,
    [companyId],
  )

/** The occupation of a job, as its record says. */
export const socOf = async (db: Db, employmentId: number | null): Promise<string> =>
  (
    await db.maybe<{ soc: string | null }>(
      `select known #>> '{${employment.socCode.id},value}' as soc from fact_documents where subject = 'employment' and subject_id = $1`,
      [employmentId],
    )
  )?.soc ?? ''

export const lcaOfCompany = (db: Db, companyId: number, id: number) =>
  db.maybe<LcaRow>(`select ${COLUMNS} from lcas l where l.company_id = $1 and l.id = $2`, [companyId, id])

export const casesOn = (db: Db, lcaId: number) =>
  db.rows<{ id: number; number: string; personName: string }>(
    `select id, number, coalesce(person_name, '') as "personName" from cases where lca_id = $1 order by id limit 100`,
    [lcaId],
  )

/** Every case in which something follows from the LCA: those that rest on it, and the one that asked for it. */
export const casesFollowing = (db: Db, lcaId: number) =>
  db.rows<{ id: number }>(
    `select id from cases where lca_id = $1 or id = (select parent_case_id from lcas where id = $1) order by id limit 100`,
    [lcaId],
  )

/** The LCA of a case, made and linked when first needed, and locked. */
export async function lockLca(tx: Transaction, caseId: number, now: Date): Promise<LcaRow> {
  const lock = () =>
    tx.maybe<LcaRow>(
      `select ${COLUMNS} from lcas l where l.id = (select lca_id from cases where id = $1) for update of l`,
      [caseId],
    )
  const found = await lock()
  if (found) return found
  const made = await tx.one<{ id: number }>(
    `insert into lcas (company_id, law_firm_id, version, created_at, updated_at)
     select company_id, law_firm_id, 0, $2, $2 from cases where id = $1 returning id`,
    [caseId, now],
  )
  await linkLca(tx, caseId, made.id)
  return { id: made.id, number: '', known: {}, version: 0 }
}

export const linkLca = (tx: Transaction, caseId: number, lcaId: number | null) =>
  tx.run('update cases set lca_id = $2 where id = $1', [caseId, lcaId])

export const saveLca = (tx: Transaction, { id }: Pick<LcaRow, 'id'>, known: Known, now: Date) =>
  tx.run('update lcas set known = $2, version = version + 1, updated_at = $3 where id = $1', [
    id,
    JSON.stringify(known),
    now,
  ])

export const numberTaken = async (db: Db, companyId: number, number: string, besides: number) =>
  (await db.maybe('select 1 from lcas where company_id = $1 and number = $2 and id <> $3', [
    companyId,
    number,
    besides,
  ])) !== undefined
