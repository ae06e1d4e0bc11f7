import type { Db } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { Change } from './store.ts'

export type SignatureFile = { id: number; key: string; name: string; contentType: string }

/** The stored sample signature of a company. Runs in the scope of that company. */
export const signatureOf = (db: Db, companyId: number) =>
  db.maybe<SignatureFile>(
    `select f.id, f.key, f.name, f.content_type as "contentType"
       from companies c join files f on f.id = c.signature_file_id
      where c.id = $1`,
    [companyId],
  )

export async function insertSignature(db: Db, companyId: number, file: ReceivedFile, { at, by }: Change) {
  const { id } = await db.one<{ id: number }>(
    `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, 'signature', $7, $8) returning id`,
    [file.key, companyId, file.name, file.contentType, file.size, file.sha256, at, by],
  )
  return id
}

export const setSignature = (db: Db, companyId: number, fileId: number | null, { at, by }: Change) =>
  db.run(
    `update companies set signature_file_id = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1`,
    [companyId, fileId, at, by],
  )

export const forgetFile = (db: Db, fileId: number) => db.run('delete from files where id = $1', [fileId])
