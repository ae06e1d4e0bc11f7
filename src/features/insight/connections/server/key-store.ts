import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor, TenantColumns } from '#platform/session/actor.ts'
import type { ApiKey, KeyRight } from '../records.ts'

const OWN = 'company_id is not distinct from $1 and law_firm_id is not distinct from $2'
const COLUMNS = `id, name, prefix, rights, created_at as "createdAt", created_by_name as "createdByName", expires_at as "expiresAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

export const keysOf = (db: Db, { companyId, lawFirmId }: TenantColumns, now: Date) =>
  db.rows<ApiKey>(
    `select ${COLUMNS}, case when revoked_at is not null then 'revoked' when expires_at <= $3 then 'expired' else 'active' end as state
       from api_keys where ${OWN} order by revoked_at is not null, id desc limit 200`,
    [companyId, lawFirmId, now],
  )

/** The words of rights, for those who choose among them. */
export const wordsOf = (db: Db, names: readonly string[]) =>
  db.rows<KeyRight>(
    `select name, description as words from permissions where kind = 'operation' and name = any ($1::text[]) order by description`,
    [names],
  )

type NewKey = TenantColumns & {
  name: string
  prefix: string
  keyHash: string
  rights: readonly string[]
  expiresAt: Date
  byName: string
}

export const insertKey = (tx: Transaction, { userId, roleId, scope }: Actor, key: NewKey, now: Date) =>
  tx.one<{ id: number }>(
    `insert into api_keys (company_id, law_firm_id, user_id, role_id, scope, name, prefix, key_hash, rights, created_at, created_by_name, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9, $10, $11, $12) returning id`,
    [
      ...[key.companyId, key.lawFirmId, userId, roleId, scope, key.name, key.prefix, key.keyHash, key.rights, now],
      ...[key.byName, key.expiresAt],
    ],
  )

export const keyForChange = (tx: Transaction, { companyId, lawFirmId }: TenantColumns, id: number) =>
  tx.one<Omit<ApiKey, 'state'> & { keyHash: string }>(
    `select ${COLUMNS}, encode(key_hash, 'hex') as "keyHash" from api_keys where ${OWN} and id = $3 for update`,
    [companyId, lawFirmId, id],
  )

export const revokeKey = (tx: Transaction, id: number, now: Date, byName: string) =>
  tx.run('update api_keys set revoked_at = coalesce(revoked_at, $2), revoked_by_name = $3 where id = $1', [
    ...[id, now, byName],
  ])
