import type { Database } from '../database/database.ts'
import { rewrapFile } from '../files/receive.ts'
import { FileMissing, type FileStore } from '../files/store.ts'
import { resealField } from './fields.ts'
import { fileKeyId } from './file-encryption.ts'
import type { Keyring } from './keyring.ts'
import { type FileOwner, filePlace, type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { countOldDocuments, resealDocuments } from './sealed-documents.ts'

export type Sealed = { database: Database; keyring: Keyring; files: FileStore }
export type Resealed = { fields: number; files: number; missingFiles: number }

/**
 * Seals everything again under the current key, in small batches. What already is stays untouched, so an interrupted
 * run is simply started again; a value changed meanwhile by a server is left to the server's own sealing.
 */
export async function resealAll(sealed: Sealed): Promise<Resealed> {
  const done: Resealed = { fields: 0, files: 0, missingFiles: 0 }
  for (const column of sealedColumns) done.fields += await resealColumn(sealed, column)
  done.fields += await resealDocuments(sealed)
  for await (const owner of filesOf(sealed.database)) {
    const keyId = await keyIdOfFile(sealed.files, owner.key)
    if (keyId === undefined) done.missingFiles++
    if (keyId === undefined || keyId === sealed.keyring.current) continue
    await rewrapFile(sealed, filePlace(owner), owner.contentType)
    done.files++
  }
  return done
}

/** How many values are still under another key than the current one. */
export async function countOld({ database, keyring, files }: Sealed): Promise<number> {
  let old = await countOldDocuments({ database, keyring })
  for (const { table, column } of sealedColumns) {
    const { n } = await database
      .read(system)
      .one<{ n: number }>(`select count(*) as n from ${table} where ${column} <> '' and ${column} not like $1`, [
        `v1.${keyring.current}.%`,
      ])
    old += n
  }
  for await (const { key } of filesOf(database)) {
    const keyId = await keyIdOfFile(files, key)
    if (keyId !== undefined && keyId !== keyring.current) old++
  }
  return old
}

const system = { kind: 'system' } as const
const batchLength = 200

async function resealColumn(
  { database, keyring }: Sealed,
  { table, column, needs, place }: SealedColumn,
): Promise<number> {
  let resealed = 0
  for (let after = 0; ; ) {
    const rows = await database.read(system).rows<{ id: number; value: string } & Record<string, number>>(
      `select id, ${column} as value${needs.map((name) => `, ${name}`).join('')} from ${table}
          where id > $1 and ${column} <> '' and ${column} not like $2 order by id limit ${batchLength}`,
      [after, `v1.${keyring.current}.%`],
    )
    const last = rows.at(-1)
    if (!last) return resealed
    resealed += await database.transaction(system, async (tx) => {
      let changed = 0
      for (const row of rows) {
        const next = resealField(keyring, row.value, place(row))
        if (next === undefined) continue
        changed += await tx.run(`update ${table} set ${column} = $3 where id = $1 and ${column} = $2`, [
          row.id,
          row.value,
          next,
        ])
      }
      return changed
    })
    after = last.id
  }
}

async function* filesOf(database: Database): AsyncGenerator<FileOwner & { contentType: string }> {
  for (let after = 0; ; ) {
    const rows = await database.read(system).rows<FileOwner & { id: number; contentType: string }>(
      `select id, key, company_id as "companyId", law_firm_id as "lawFirmId", content_type as "contentType" from files
        where id > $1 order by id limit ${batchLength}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    yield* rows
    after = last.id
  }
}

const headLength = 512

async function keyIdOfFile(files: FileStore, key: string): Promise<string | undefined> {
  try {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of await files.get(key)) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= headLength) break
    }
    return fileKeyId(Buffer.concat(chunks).subarray(0, headLength))
  } catch (error) {
    if (error instanceof FileMissing) return undefined
    throw error
  }
}
