import { randomBytes } from 'node:crypto'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { asKey, KEY_BEGINS } from '#platform/crypto/tokens.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, tenantInScope } from '#platform/session/actor.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { apiKeys, MOST_KEYS } from '../key-contract.ts'
import { insertKey, keyForChange, keysOf, revokeKey, wordsOf } from './key-store.ts'
import { keyableRights } from './keyable.ts'

const SHOWN_OF_KEY = KEY_BEGINS.length + 8
const DAY_MS = 86_400_000

/** A key works for the organization of its maker, so it is not made inside a company that somebody only looks into. */
const inOwnOrganization = ({ selectedCompanyId }: Actor): boolean => selectedCompanyId === null

const ownRights = async ({ rights, parts }: Services, { roleId }: Actor): Promise<string[]> => {
  const keyable = keyableRights.of({ parts })
  return [...(await rights.of(roleId))].filter((right) => keyable.some((those) => those().has(right)))
}

export const apiKeyHandlers = implement(apiKeys, {
  list: async ({ db, actor, services, now }) => ({
    items: await keysOf(db, tenantInScope(actor), now),
    rights: await wordsOf(db, await ownRights(services, actor)),
    mayMake: inOwnOrganization(actor),
  }),

  make: async (context, { name, rights, days }) => {
    const { db, actor, services, now, refuse, audit } = context
    if (!inOwnOrganization(actor)) refuse('OWN_TENANT')
    const own = tenantInScope(actor)
    const may = await ownRights(services, actor)
    const beyond = rights.filter((right) => !may.includes(right))
    const held = await services.rights.of(actor.roleId)
    if (beyond.some((right) => held.has(right))) refuse('NOT_FOR_KEYS')
    if (beyond.length > 0) refuse('NOT_YOURS')
    const live = (await keysOf(db, own, now)).filter(({ state }) => state === 'active')
    if (live.length >= MOST_KEYS) refuse('TOO_MANY_KEYS')
    const key = `${KEY_BEGINS}${randomBytes(32).toString('base64url')}`
    const prefix = key.slice(0, SHOWN_OF_KEY)
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const { name: byName } = await authorOf(context)
    const given = { ...own, name, prefix, keyHash: tokenHashOf(key), rights: [...new Set(rights)], expiresAt, byName }
    const { id } = await insertKey(db, actor, given, now)
    audit({ subject: `api key:${id}`, after: { name, prefix, rights, expiresAt }, ...own })
    return { id, prefix, shownOnce: key, expiresAt: expiresAt.toISOString() }
  },

  revoke: async (context, { id }) => {
    const { db, actor, services, now, audit, afterCommit } = context
    const own = tenantInScope(actor)
    const { keyHash, ...before } = await keyForChange(db, own, id)
    await revokeKey(db, id, now, (await authorOf(context)).name)
    afterCommit(() => services.sessions.forget(asKey(keyHash)))
    audit({ subject: `api key:${id}`, before: { name: before.name, prefix: before.prefix }, ...own })
    return { id }
  },

  self: async ({ actor, refuse }) => {
    const { key, expiresAt } = actor
    return key ? { prefix: key.prefix, rights: [...key.rights], expiresAt } : refuse('NO_KEY')
  },
})
