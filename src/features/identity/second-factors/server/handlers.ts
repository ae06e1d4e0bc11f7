import { Secret } from 'otpauth'
import { openField, sealField } from '#platform/crypto/fields.ts'
import { type CommandContext, implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { sessionsChanged } from '#platform/session/sessions.ts'
import { factors } from '../contract.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  confirmedFactors,
  dropRecoveryCodes,
  keepSealedSecret,
  lockUnconfirmed,
  otherFactors,
  recoveryCodesLeft,
  removeFactor,
  replaceRecoveryCodes,
} from './factors-store.ts'
import { newPasskeyOptions, storePasskey } from './passkeys.ts'
import { factorPlace, matchingStep, totpOf } from './pending.ts'

export const factorHandlers = implement(factors, {
  list: async ({ db, actor }) => ({
    items: await confirmedFactors(db, actor.userId),
    recoveryCodesLeft: await recoveryCodesLeft(db, actor.userId),
  }),

  beginTotp: async ({ db, actor, services, now, audit }, { name }) => {
    const secret = new Secret({ size: 20 }).base32
    const id = await beginAuthenticator(db, actor.userId, name, now)
    await keepSealedSecret(db, id, sealField(services.keyring, secret, factorPlace(actor.userId, id)))
    audit({ subject: `factor:${id}` })
    return { id, secret, uri: totpOf(secret, actor.userName).toString() }
  },

  confirmTotp: async (context, { id, code }) => {
    const { db, actor, services, now, refuse, audit } = context
    const factor = await lockUnconfirmed(db, actor.userId, id)
    if (!factor) throw notFound('authenticator')
    const step = matchingStep(openField(services.keyring, factor.secret, factorPlace(actor.userId, id)), code, now)
    if (step === null) return refuse('WRONG_CODE')
    await confirmAuthenticator(db, id, now, step)
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
    const others = await otherFactors(db, actor.userId, id)
    const required = !services.config.demoData && ['provider', 'firm', 'attorney'].includes(actor.scope)
    if (required && others === 0) refuse('REQUIRED')
    if (!(await removeFactor(db, actor.userId, id))) throw notFound('second factor')
    if (others === 0) await dropRecoveryCodes(db, actor.userId)
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
  sessionsChanged(db)
  afterCommit(() => services.sessions.forget(actor.tokenHash))
  const left = await recoveryCodesLeft(db, actor.userId)
  return { recoveryCodes: left > 0 ? [] : await replaceRecoveryCodes(db, actor.userId) }
}
