import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { factorPlace } from './pending.ts'

const system = { kind: 'system' } as const
const CHALLENGE_MS = 5 * 60_000

type StoredPasskey = { id: number; credentialId: string; secret: string; counter: number }

/** The challenge that a passkey signs to complete a pending sign-in. */
export async function passkeyChallenge(services: Services, pending: string): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { database } = services
  const row = await database
    .read(system)
    .maybe<{ userId: number }>(
      `select user_id as "userId" from pending_sign_ins where token_hash = decode($1, 'hex') and expires_at > $2`,
      [tokenHashOf(pending), services.clock.now()],
    )
  if (!row) throw new Refusal(401, 'LOGIN_ERROR', 'Login Error.')
  const passkeys = await passkeysOf(database.read(system), row.userId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    allowCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'preferred',
  })
  await database.transaction(system, (tx) =>
    tx.run(`update pending_sign_ins set challenge = $2 where token_hash = decode($1, 'hex')`, [
      tokenHashOf(pending),
      options.challenge,
    ]),
  )
  return { ...options }
}

/** Whether the passkey's answer fits the challenge. A challenge is used up by the attempt. */
export async function completePasskey(
  services: Services,
  pending: string,
  userId: number,
  response: Record<string, unknown>,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { database, keyring, clock } = services
  return database.transaction(system, async (tx) => {
    const challenge = await takeChallenge(tx, tokenHashOf(pending))
    const passkey = (await passkeysOf(tx, userId)).find(({ credentialId }) => credentialId === response.id)
    if (!challenge || !passkey) return false
    const { id: rpID, origin } = relyingParty(services)
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: {
          id: passkey.credentialId,
          publicKey: Buffer.from(openField(keyring, passkey.secret, factorPlace(userId, passkey.id)), 'base64url'),
          counter: passkey.counter,
        },
      })
      if (verified) {
        await tx.run('update second_factors set counter = $2, last_used_at = $3 where id = $1', [
          passkey.id,
          authenticationInfo.newCounter,
          clock.now(),
        ])
      }
      return verified
    } catch {
      return false
    }
  })
}

/** What the browser needs to create a passkey for the signed-in user. */
export async function newPasskeyOptions(
  services: Services,
  tx: Transaction,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const existing = await passkeysOf(tx, actor.userId)
  const options = await generateRegistrationOptions({
    rpName: 'VisaCare',
    rpID: relyingParty(services).id,
    userName: actor.userName,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
  })
  const now = services.clock.now()
  await tx.run(
    `insert into pending_sign_ins (token_hash, user_id, challenge, created_at, expires_at) values (decode($1, 'hex'), $2, $3, $4, $5)
     on conflict (token_hash) do update set challenge = $3, expires_at = $5`,
    [actor.tokenHash, actor.userId, options.challenge, now, new Date(now.getTime() + CHALLENGE_MS)],
  )
  return { ...options }
}

/** Stores the passkey that the browser created; false when its proof does not fit. */
export async function storePasskey(
  services: Services,
  tx: Transaction,
  actor: Actor,
  name: string,
  response: Record<string, unknown>,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const challenge = await takeChallenge(tx, actor.tokenHash)
  if (!challenge) return false
  const { id: rpID, origin } = relyingParty(services)
  const result = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null)
  if (!result?.verified || !result.registrationInfo) return false
  const { credential } = result.registrationInfo
  const now = services.clock.now()
  const { id } = await tx.one<{ id: number }>(
    `insert into second_factors (user_id, kind, name, secret, credential_id, counter, confirmed_at, created_at)
     values ($1, 'passkey', $2, '', $3, $4, $5, $5) returning id`,
    [actor.userId, name, credential.id, credential.counter, now],
  )
  const publicKey = sealField(
    services.keyring,
    Buffer.from(credential.publicKey).toString('base64url'),
    factorPlace(actor.userId, id),
  )
  await tx.run('update second_factors set secret = $2 where id = $1', [id, publicKey])
  return true
}

const passkeysOf = (db: Db, userId: number) =>
  db.rows<StoredPasskey>(
    `select id, credential_id as "credentialId", secret, counter from second_factors
      where user_id = $1 and kind = 'passkey' and confirmed_at is not null`,
    [userId],
  )

async function takeChallenge(tx: Transaction, tokenHash: string): Promise<string | null> {
  const row = await tx.maybe<{ challenge: string | null }>(
    `select challenge from pending_sign_ins where token_hash = decode($1, 'hex') for update`,
    [tokenHash],
  )
  await tx.run(`update pending_sign_ins set challenge = null where token_hash = decode($1, 'hex')`, [tokenHash])
  return row?.challenge ?? null
}

function relyingParty({ config }: Services) {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, origin }
}
