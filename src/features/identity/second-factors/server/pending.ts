import { Secret, TOTP } from 'otpauth'
import { type Account, accountById, switchedOffRefusal } from '#identity/sessions/server/accounts.ts'
import { openField } from '#platform/crypto/fields.ts'
import { factorSecret } from '#platform/crypto/sealed-columns.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { recoveryCodeHash } from './factors-store.ts'

const system = { kind: 'system' } as const
const PENDING_MS = 5 * 60_000
const ATTEMPTS = 5

export const factorPlace = (userId: number, id: number) => factorSecret.place({ id, user_id: userId })

export async function factorKinds(
  { database }: Services,
  userId: number,
): Promise<('totp' | 'passkey' | 'recovery')[]> {
  const rows = await database
    .read(system)
    .rows<{ kind: 'totp' | 'passkey' }>(
      'select distinct kind from second_factors where user_id = $1 and confirmed_at is not null order by kind',
      [userId],
    )
  return rows.length === 0 ? [] : [...rows.map(({ kind }) => kind), 'recovery']
}

/** The password was right; the second factor is still missing. The token proves the first half, for five minutes. */
export async function openPending({ database, clock }: Services, userId: number, browser: string): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await database.transaction(system, async (tx) => {
    await tx.run('delete from pending_sign_ins where expires_at <= $1', [now])
    await tx.run(
      `insert into pending_sign_ins (token_hash, user_id, browser, created_at, expires_at) values (decode($1, 'hex'), $2, $3, $4, $5)`,
      [tokenHashOf(token), userId, browser, now, new Date(now.getTime() + PENDING_MS)],
    )
  })
  return token
}

export async function pendingAccount(
  { database, clock }: Services,
  pending: string,
): Promise<{ account: Account; browser: string }> {
  const db = database.read(system)
  const row = await db.maybe<{ userId: number; browser: string }>(
    `select user_id as "userId", browser from pending_sign_ins where token_hash = decode($1, 'hex') and expires_at > $2 and attempts < $3`,
    [tokenHashOf(pending), clock.now(), ATTEMPTS],
  )
  const account = row && (await accountById(db, row.userId))
  if (!row || !account || account.status !== 'Active') throw new Refusal(401, 'LOGIN_ERROR', 'Login Error.')
  if (account.switchedOff) throw switchedOffRefusal(account.switchedOff)
  return { account, browser: row.browser }
}

export async function takePending({ database }: Services, pending: string): Promise<void> {
  await database.transaction(system, (tx) =>
    tx.run(`delete from pending_sign_ins where token_hash = decode($1, 'hex')`, [tokenHashOf(pending)]),
  )
}

/** Tries a code as authenticator code, then as recovery code. Either works once; after five tries the password is asked again. */
export async function attemptFactor(
  services: Services,
  pending: string,
  account: Account,
  code: string,
): Promise<boolean> {
  const { database, clock } = services
  return database.transaction(system, async (tx) => {
    await tx.run(`update pending_sign_ins set attempts = attempts + 1 where token_hash = decode($1, 'hex')`, [
      tokenHashOf(pending),
    ])
    const factors = await tx.rows<{ id: number; secret: string; counter: number }>(
      `select id, secret, counter from second_factors where user_id = $1 and kind = 'totp' and confirmed_at is not null for update`,
      [account.id],
    )
    for (const factor of factors) {
      const step = matchingStep(
        openField(services.keyring, factor.secret, factorPlace(account.id, factor.id)),
        code,
        clock.now(),
      )
      if (step === null || step <= factor.counter) continue
      await tx.run('update second_factors set counter = $2, last_used_at = $3 where id = $1', [
        factor.id,
        step,
        clock.now(),
      ])
      await tx.run(`delete from pending_sign_ins where token_hash = decode($1, 'hex')`, [tokenHashOf(pending)])
      return true
    }
    const used = await tx.run(
      'update recovery_codes set used_at = $3 where code_hash = $1 and user_id = $2 and used_at is null',
      [recoveryCodeHash(code), account.id, clock.now()],
    )
    if (used === 1)
      await tx.run(`delete from pending_sign_ins where token_hash = decode($1, 'hex')`, [tokenHashOf(pending)])
    return used === 1
  })
}

const PERIOD_SECONDS = 30

export const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'VisaCare', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** The 30-second step a code belongs to, allowing one step of clock difference; null when it is wrong. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
