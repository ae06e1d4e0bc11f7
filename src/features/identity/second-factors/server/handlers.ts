import { Secret } from 'otpauth'
import { openField, sealField } from '#platform/crypto/fields.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { factors } from '../contract.ts'
import { newPasskeyOptions, storePasskey } from './passkeys.ts'
import { factorPlace, matchingStep, totpOf } from './pending.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

export const factorHandlers = implement(factors, {
  list: async ({ db, actor }) => {
    const items = await db.rows<{
      id: number
      kind: 'totp' | 'passkey'
      name: string
      createdAt: string
      lastUsedAt: string | null
    }>(
      `select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factors
        where user_id = $1 and confirmed_at is not null order by id`,
      [actor.userId],
    )
    const left = await db.one<{ n: number }>(
      'select count(*) as n from recovery_codes where user_id = $1 and used_at is null',
      [actor.userId],
    )
    return { items, recoveryCodesLeft: left.n }
  },

  beginTotp: async ({ db, actor, services, now, audit }, { name }) => {
    const secret = new Secret({ size: 20 }).base32
    await db.run(`delete from second_factors where user_id = $1 and kind = 'totp' and confirmed_at is null`, [
      actor.userId,
    ])
    const { id } = await db.one<{ id: number }>(
      `insert into second_factors (user_id, kind, name, secret, created_at) values ($1, 'totp', $2, '', $3) returning id`,
      [actor.userId, name, now],
    )
    const sealed = sealField(services.keyring, secret, factorPlace(actor.userId, id))
    await db.run('update second_factors set secret = $2 where id = $1', [id, sealed])
    audit({ subject: `factor:${id}` })
    return { id, secret, uri: totpOf(secret, actor.userName).toString() }
  },

  confirmTotp: async (context, { id, code }) => {
    const { db, actor, services, now, refuse, audit } = context
    const factor = await db.maybe<{ secret: string }>(
      `select secret from second_factors where id = $1 and user_id = $2 and kind = 'totp' and confirmed_at is null for update`,
      [id, actor.userId],
    )
    if (!factor) throw notFound('authenticator')
    const step = matchingStep(openField(services.keyring, factor.secret, factorPlace(actor.userId, id)), code, now)
    if (step === null) return refuse('WRONG_CODE')
    await db.run('update second_factors set confirmed_at = $2, counter = $3 where id = $1', [id, now, step])
    audit({ subject: `factor:${id}`, after: { kind: 'totp' } })
    return factorAdded(context)
  },

  beginPasskey: async ({ db, actor, services, asSystem }) => ({
    options: await asSystem('passkey challenge', () => newPasskeyOptions(services, db, actor)),
  }),

  addPasskey: async (context, { name, response }) => {
    const { db, actor, services, refuse, asSystem, audit } = context
    const stored = await asSystem('passkey', () => storePasskey(services, db, actor, name, response))
    if (!stored) return refuse('WRONG_PASSKEY')
    audit({ subject: `user:${actor.userId}`, after: { kind: 'passkey', name } })
    return factorAdded(context)
  },

  newRecoveryCodes: async ({ db, actor, audit }) => {
    audit({ subject: `user:${actor.userId}` })
    return { recoveryCodes: await replaceRecoveryCodes(db, actor.userId) }
  },

  remove: async ({ db, actor, services, refuse, audit, afterCommit }, { id }) => {
    const others = await db.one<{ n: number }>(
      'select count(*) as n from second_factors where user_id = $1 and id <> $2 and confirmed_at is not null',
      [actor.userId, id],
    )
    const required = !services.config.demoData && ['provider', 'firm', 'attorney'].includes(actor.scope)
    if (required && others.n === 0) refuse('REQUIRED')
    if ((await db.run('delete from second_factors where id = $1 and user_id = $2', [id, actor.userId])) === 0)
      throw notFound('second factor')
    if (others.n === 0) await db.run('delete from recovery_codes where user_id = $1', [actor.userId])
    audit({ subject: `factor:${id}` })
    afterCommit(() => services.sessions.forget(actor.tokenHash))
    return {}
  },
})

/** The first factor brings recovery codes; a further one leaves those that were written down alone. */
async function factorAdded({
  db,
  actor,
  services,
  afterCommit,
}: CommandContext & { actor: Actor; services: Services }) {
  db.atEnd({ text: `select pg_notify('visacare', 'sessions')` })
  afterCommit(() => services.sessions.forget(actor.tokenHash))
  const left = await db.one<{ n: number }>(
    'select count(*) as n from recovery_codes where user_id = $1 and used_at is null',
    [actor.userId],
  )
  return { recoveryCodes: left.n > 0 ? [] : await replaceRecoveryCodes(db, actor.userId) }
}
