import { typeOf } from '#case-file/cases/server/rows.ts'
import { casePath } from '#case-types/case-path.ts'
import type { Db } from '#platform/database/database.ts'
import { showsSsn } from '../personal-numbers.ts'
import type { Document } from '../records.ts'
import type { DocumentRow } from './store.ts'

/**
 * Documents with the names around them. They are asked for in scope system: an employee reads no companies, an employer
 * no law firms, but whoever sees a document may know whose it is.
 */
export async function shown(system: Db, rows: readonly DocumentRow[]): Promise<Document[]> {
  if (rows.length === 0) return []
  const ids = (of: (row: DocumentRow) => number | null) => [...new Set(rows.map(of).filter((id) => id !== null))]
  const found = await system.rows<{ kind: 'company' | 'firm' | 'person'; id: number; code: string; name: string }>(
    `select 'company' as kind, id, code, name from companies where id = any ($1::bigint[])
     union all select 'firm', id, code, name from law_firms where id = any ($2::bigint[])
     union all select 'person', id, '', app.full_name(first_name, last_name) from people where id = any ($3::bigint[])`,
    [ids(({ companyId }) => companyId), ids(({ lawFirmId }) => lawFirmId), ids(({ personId }) => personId)],
  )
  const of = (kind: string, id: number | null) => found.find((each) => each.kind === kind && each.id === id)
  return rows.map((row) => ({
    ...row,
    // What opens with a password is not shown small beside its name.
    hasThumbnail: row.hasThumbnail && !showsSsn(row),
    caseTypeName: typeOf(row.typeId).name,
    casePath: casePath({ typeId: row.typeId, id: row.caseId }),
    companyCode: of('company', row.companyId)?.code ?? '',
    companyName: of('company', row.companyId)?.name ?? '',
    lawFirmCode: of('firm', row.lawFirmId)?.code ?? '',
    personName: of('person', row.personId)?.name ?? '',
  }))
}

export async function shownOne(system: Db, row: DocumentRow): Promise<Document> {
  const [document] = await shown(system, [row])
  if (!document) throw new Error('A document was shown as nothing.')
  return document
}
