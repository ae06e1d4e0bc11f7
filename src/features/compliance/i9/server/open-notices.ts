import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Notice, OpenNotice } from '../records.ts'

type Reader = Pick<Actor, 'scope' | 'userId' | 'lawFirmId'>

const MOST_OPEN = 50

/**
 * What is open and has a day, the next first: of the company in sight, or of all clients of who works for a law firm.
 * Asked for in full, beside row-level security: a private calendar is read without a session. Over all tenants none.
 */
export async function openNotices(db: Db, reader: Reader, companyId: number | null) {
  const { values, bind } = binding()
  const whose =
    companyId !== null
      ? [`n.company_id = ${bind(companyId)}`]
      : reader.scope === 'firm' || reader.scope === 'attorney'
        ? [`n.law_firm_id = ${bind(reader.lawFirmId)}`, ...assignedCompanies(reader, 'n.company_id', bind)]
        : null
  if (whose === null) return []
  return db.rows<OpenNotice & Pick<Notice, 'workers'>>(
    `select n.id, n.kind, n.served_on as "servedOn", n.due_on as "dueOn", n.workers, c.name as "companyName"
       from i9_notices n join companies c on c.id = n.company_id
      where ${['n.closed_on is null', 'n.due_on is not null', ...whose].join(' and ')}
      order by n.due_on, n.id limit ${MOST_OPEN}`,
    values,
  )
}
