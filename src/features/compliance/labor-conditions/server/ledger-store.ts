import type { Db, Transaction } from '#platform/database/database.ts'
import type { LedgerEntry } from '../records.ts'
import type { LcaColumns } from './store.ts'

export type Kept = Omit<LedgerEntry, 'says' | 'state'> & { taskId: number | null; taskCaseId: number | null }

const COLUMNS = `e.id, e.says as entry, e.done_on as "doneOn", e.done_note as "doneNote", e.done_by_name as "doneByName",
  e.written_by_name as "writtenByName", e.task_id as "taskId", e.task_case_id as "taskCaseId"`

export const ledgerOf = (db: Db, lcaId: number) =>
  db.rows<Kept>(
    `select ${COLUMNS} from lca_ledger e where e.lca_id = $1 order by e.happened_on desc, e.id desc limit 200`,
    [lcaId],
  )

export const entryOf = (tx: Transaction, lcaId: number, id: number) =>
  tx.maybe<Kept>(`select ${COLUMNS} from lca_ledger e where e.lca_id = $1 and e.id = $2 for update`, [lcaId, id])

type New = { entry: LedgerEntry['entry']; task?: { id: number; caseId: number }; byName: string; at: Date }

export const addEntry = (
  tx: Transaction,
  of: Pick<LcaColumns, 'id' | 'companyId' | 'lawFirmId'>,
  { entry, task, byName, at }: New,
) =>
  tx.run(
    `insert into lca_ledger (company_id, law_firm_id, lca_id, kind, worker, happened_on, says, task_id, task_case_id, written_at, written_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[of.companyId, of.lawFirmId, of.id, entry.kind, 'worker' in entry ? entry.worker : '', entry.on],
      ...[JSON.stringify(entry), task?.id ?? null, task?.caseId ?? null, at, byName],
    ],
  )

export const settleEntry = (tx: Transaction, id: number, { on, note }: { on: string; note: string }, byName: string) =>
  tx.run('update lca_ledger set done_on = $2, done_note = $3, done_by_name = $4 where id = $1', [id, on, note, byName])

export const removeEntry = (tx: Transaction, id: number) => tx.run('delete from lca_ledger where id = $1', [id])
