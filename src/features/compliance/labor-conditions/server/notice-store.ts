import type { Db, Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { LcaNotice } from '../records.ts'
import type { LcaColumns } from './store.ts'

const COLUMNS = `n.id, n.kind, n.site, n.place, n.first_day as "firstDay", n.taken_down_on as "takenDownOn", n.refusal,
  n.posted_by_name as "postedByName", n.removed_by_name as "removedByName", f.name as "proofName", n.proof_at as "proofAt"`

export const noticesOf = (db: Db, lcaId: number) =>
  db.rows<LcaNotice>(
    `select ${COLUMNS} from lca_notices n left join files f on f.id = n.proof_file_id where n.lca_id = $1 order by n.id limit 100`,
    [lcaId],
  )

export const noticeOf = (db: Db, lcaId: number, id: number, lock: 'for update of n' | '' = '') =>
  db.maybe<LcaNotice>(
    `select ${COLUMNS} from lca_notices n left join files f on f.id = n.proof_file_id where n.lca_id = $1 and n.id = $2 ${lock}`,
    [lcaId, id],
  )

type New = Pick<LcaNotice, 'kind' | 'site' | 'place' | 'firstDay' | 'refusal' | 'postedByName'> & { at: Date }

export const addNotice = (tx: Transaction, of: LcaColumns, notice: New) =>
  tx.one<{ id: number }>(
    `insert into lca_notices (company_id, law_firm_id, lca_id, kind, site, place, first_day, refusal, posted_by_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...[of.companyId, of.lawFirmId, of.id, notice.kind, notice.site, notice.place, notice.firstDay, notice.refusal],
      ...[notice.postedByName, notice.at],
    ],
  )

export const takeDown = (tx: Transaction, id: number, on: string, byName: string) =>
  tx.run('update lca_notices set taken_down_on = $2, removed_by_name = $3 where id = $1', [id, on, byName])

export async function keepProof(
  tx: Transaction,
  of: LcaColumns,
  noticeId: number,
  file: ReceivedFile,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const stored = await tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, 'lca notice', $8, $9) returning id`,
    [file.key, of.companyId, of.lawFirmId, file.name, file.contentType, file.size, file.sha256, at, by],
  )
  await tx.run('update lca_notices set proof_file_id = $2, proof_at = $3 where id = $1', [noticeId, stored.id, at])
}

export type ProofFile = {
  key: string
  name: string
  contentType: string
  companyId: number | null
  lawFirmId: number | null
}

export const proofFile = (db: Db, lcaId: number, noticeId: number) =>
  db.maybe<ProofFile>(
    `select f.key, f.name, f.content_type as "contentType", f.company_id as "companyId", f.law_firm_id as "lawFirmId"
       from lca_notices n join files f on f.id = n.proof_file_id where n.lca_id = $1 and n.id = $2`,
    [lcaId, noticeId],
  )
