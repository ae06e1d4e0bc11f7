import { createHash, randomInt } from 'node:crypto'
import type { Db, Transaction } from '#platform/database/database.ts'

export type Factor = {
  id: number
  kind: 'totp' | 'passkey'
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export const confirmedFactors = (db: Db, userId: number) =>
  db.rows<Factor>(
    `select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factors
      where user_id = $1 and confirmed_at is not null order by id`,
    [userId],
  )

export const otherFactors = async (db: Db, userId: number, id: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      'select count(*) as n from second_factors where user_id = $1 and id <> $2 and confirmed_at is not null',
      [userId, id],
    )
  ).n

/** An authenticator that nobody has proved yet takes the place of an earlier one; its secret is sealed under its id. */
export async function beginAuthenticator(tx: Transaction, userId: number, name: string, at: Date): Promise<number> {
  await tx.run(`delete from second_factors where user_id = $1 and kind = 'totp' and confirmed_at is null`, [userId])
  const { id } = await tx.one<{ id: number }>(
    `insert into second_factors (user_id, kind, name, secret, created_at) values ($1, 'totp', $2, '', $3) returning id`,
    [userId, name, at],
  )
  return id
}

export const keepSealedSecret = (tx: Transaction, id: number, sealed: string) =>
  tx.run('update second_factors set secret = $2 where id = $1', [id, sealed])

export const lockUnconfirmed = (tx: Transaction, userId: number, id: number) =>
  tx.maybe<{ secret: string }>(
    `select secret from second_factors where id = $1 and user_id = $2 and kind = 'totp' and confirmed_at is null for update`,
    [id, userId],
  )

export const confirmAuthenticator = (tx: Transaction, id: number, at: Date, step: number) =>
  tx.run('update second_factors set confirmed_at = $2, counter = $3 where id = $1', [id, at, step])

/** False: the user has no such factor. */
export const removeFactor = async (tx: Transaction, userId: number, id: number): Promise<boolean> =>
  (await tx.run('delete from second_factors where id = $1 and user_id = $2', [id, userId])) > 0

const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const COUNT = 10

/** Ten codes that work once each, shown once. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await tx.run('delete from recovery_codes where user_id = $1', [userId])
  for (const code of codes) {
    await tx.run('insert into recovery_codes (code_hash, user_id) values ($1, $2)', [recoveryCodeHash(code), userId])
  }
  return codes
}

// 10 characters of 30 are 49 bits, and five tries per password entry: a plain digest is enough.
export const recoveryCodeHash = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest()

function newCode(): string {
  const characters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${characters.slice(0, 5)}-${characters.slice(5)}`
}

export const recoveryCodesLeft = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ n: number }>('select count(*) as n from recovery_codes where user_id = $1 and used_at is null', [
      userId,
    ])
  ).n

export const dropRecoveryCodes = (tx: Transaction, userId: number) =>
  tx.run('delete from recovery_codes where user_id = $1', [userId])
