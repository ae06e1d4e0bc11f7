import { KEY_BEGINS } from '../crypto/tokens.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../operation/refusal.ts'
import type { Actor, KeyOfActor } from './actor.ts'
import type { Rights } from './rights.ts'

/** The key of a request. Another product's bearer, or a specification's own, is none of ours. */
export function keyIn(authorization: string | undefined): string | undefined {
  const [scheme, token] = (authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token?.startsWith(KEY_BEGINS) ? token : undefined
}

/**
 * Calls that any signed-in user may make because their handlers ask for the right themselves, and that a key with that
 * right may make too. What is not listed is closed to keys: settings, passwords, sessions, what people sign.
 */
const readsOfKeys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        'cases.list',
        'cases.get',
        'cases.progress',
        'cases.fees',
        'cases.family',
        'deadlines.ofCase',
        'deadlines.agenda',
      ],
      ...['documents.list', 'documents.ofCase', 'documents.asked', 'documents.file'],
    ].map((name) => [name, 'case:read']),
  ),
  ...Object.fromEntries(
    ['people.list', 'people.get', 'people.employmentHistory'].map((name) => [name, 'employee:read']),
  ),
}

/** Says what a key may say about itself. */
export const OWN_KEY = 'apiKeys.self'

type Called = { name: string; can: string; confirm?: boolean; personOnly?: boolean }

/** The right an operation asks of a key; undefined: no key makes this call. */
export const rightForKey = ({ name, can, confirm, personOnly }: Called): string | undefined => {
  // A dangerous step wants a person and the password; so does what makes a narrow key a wide one.
  if (confirm || personOnly) return undefined
  return can === 'session' ? readsOfKeys[name] : can
}

/** Rights that are worth something in a key. */
export function rightsForKeys(operations: readonly Called[]): Set<string> {
  return new Set(operations.flatMap((operation) => rightForKey(operation) ?? []))
}

/** The rights of whoever made a key, as far as the key has them: what a handler asks for itself is narrowed as well. */
export function rightsWithin(rights: Rights, { rights: given }: KeyOfActor): Rights {
  const of = async (roleId: number) => new Set([...(await rights.of(roleId))].filter((right) => given.includes(right)))
  return {
    of,
    may: async (roleId, right) => given.includes(right) && (await rights.may(roleId, right)),
    forget: rights.forget,
  }
}

export const KEY_NOT_ENOUGH = { status: 403, message: 'This API key was not made for this call.' } as const

export function requireKeyRight(operation: Called, key: KeyOfActor): void {
  if (operation.name === OWN_KEY) return
  const right = rightForKey(operation)
  if (right === undefined || !key.rights.includes(right))
    throw new Refusal(KEY_NOT_ENOUGH.status, 'KEY_NOT_ENOUGH', KEY_NOT_ENOUGH.message)
}

const CALLS = { hits: 1_200, seconds: 900 }

/** Counts the call and notes, to the minute, that the key is in use. */
export async function noteKeyUse(database: Database, { id }: KeyOfActor, now: Date): Promise<void> {
  const { hits } = await database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(
      `update api_keys set last_used_at = $2 where id = $1 and coalesce(last_used_at < $2::timestamptz - interval '1 minute', true)`,
      [id, now],
    )
    return tx.one<{ hits: number }>('select app.hit($1, $2, $3) as hits', [`api-key:${id}`, now, CALLS.seconds])
  })
  if (hits > CALLS.hits) throw new Refusal(429, 'TOO_MANY', 'Too many calls with this API key. Please wait 15 minutes.')
}

export const findKey = (database: Database, keyHash: string) =>
  database.read({ kind: 'system' }).maybe<Actor>(FIND_KEY, [keyHash])

// Whether the key is still good is proved by app.enter with every statement. A key has confirmed no password, ever.
const FIND_KEY = `
  select '' as "sessionId", 'key:' || encode(k.key_hash, 'hex') as "tokenHash", k.user_id as "userId", u.user_name as "userName",
         k.role_id as "roleId", r.name as "roleName", k.scope, u.company_id as "companyId", u.law_firm_id as "lawFirmId",
         null as "personId", app.zone_of(u.law_firm_id, u.company_id) as zone, null as "selectedCompanyId", null as "unready",
         '1970-01-01T00:00:00Z' as "confirmedAt", k.created_at as "createdAt", k.expires_at as "expiresAt",
         json_build_object('id', k.id, 'prefix', k.prefix, 'rights', k.rights) as key
    from api_keys k join users u on u.id = k.user_id join roles r on r.id = k.role_id
   where k.key_hash = decode($1, 'hex') and k.revoked_at is null`
