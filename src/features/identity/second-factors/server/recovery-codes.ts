import { createHash, randomInt } from 'node:crypto'
import type { Db, Transaction } from '#platform/database/database.ts'

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
