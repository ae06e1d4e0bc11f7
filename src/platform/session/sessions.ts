import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { isKey, keyHashOf } from '../crypto/tokens.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Actor } from './actor.ts'
import { findKey } from './keys.ts'

/**
 * Who a session belongs to, remembered briefly so that a request needs no extra question. Whether the session is still
 * live is never taken from here: app.enter proves it in the database with every statement.
 */
export type Sessions = {
  find(tokenHash: string): Promise<Actor | null>
  /** Notes that the user is there; written at most every 15 seconds. */
  seen(actor: Actor): void
  forget(tokenHash?: string): void
}

const REMEMBER_MS = 30_000
const SEEN_EVERY_MS = 15_000
const MAX_REMEMBERED = 10_000

export const tokenHashOf = (token: string) => hash('sha256', token, 'hex')

export type SessionOptions = {
  /** Outside demo mode, administrators, firms and attorneys need a second factor. */
  factorRequired: boolean
}

export function sessionsOver(database: Database, clock: Clock, { factorRequired }: SessionOptions): Sessions {
  const remembered = new Map<string, { actor: Actor; until: number }>()
  const lastSeen = new Map<string, number>()

  return {
    async find(tokenHash) {
      const now = clock.now().getTime()
      const known = remembered.get(tokenHash)
      if (known && known.until > now && known.until - now <= REMEMBER_MS) return known.actor
      const actor = isKey(tokenHash)
        ? await findKey(database, keyHashOf(tokenHash))
        : await database.read({ kind: 'system' }).maybe<Actor>(FIND, [tokenHash, factorRequired, clock.now()])
      if (!actor) {
        remembered.delete(tokenHash)
        return null
      }
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(tokenHash, { actor, until: now + REMEMBER_MS })
      return actor
    },
    seen(actor) {
      const now = clock.now().getTime()
      const before = lastSeen.get(actor.tokenHash) ?? 0
      if (Math.abs(now - before) < SEEN_EVERY_MS) return
      if (lastSeen.size >= MAX_REMEMBERED) lastSeen.clear()
      lastSeen.set(actor.tokenHash, now)
      // Not awaited: the answer does not depend on it, and a lost one costs at most 15 seconds of idle time.
      database
        .transaction({ kind: 'system' }, (tx) =>
          tx.run(
            // A session that went idle is over: its own next request must not bring it back.
            `update sessions set last_seen_at = greatest(last_seen_at, $2)
              where id = $1 and closed_at is null and $2 <= last_seen_at + interval '20 minutes 20 seconds'`,
            [actor.sessionId, new Date(now)],
          ),
        )
        .catch(() => lastSeen.delete(actor.tokenHash))
    },
    forget(tokenHash) {
      if (tokenHash === undefined) remembered.clear()
      else remembered.delete(tokenHash)
    },
  }
}

// A password that has grown too old is asked for at the next sign-in, not in the middle of the work.
const FIND = `
  select s.id as "sessionId", encode(s.token_hash, 'hex') as "tokenHash", s.user_id as "userId", u.user_name as "userName",
         s.role_id as "roleId", r.name as "roleName", s.scope, s.company_id as "companyId", s.law_firm_id as "lawFirmId",
         s.person_id as "personId", app.zone_of(s.law_firm_id, s.company_id) as zone, case when s.selected_until is null or $3 <= s.selected_until then s.selected_company_id end as "selectedCompanyId", case when c.first_login or c.password_changed_at < s.created_at - (
                select make_interval(days => p.max_age_days) from password_policies p where p.status = 'Active') then 'password'
              when $2 and c.require_factor and s.scope in ('provider', 'firm', 'attorney') and not exists (
                select from second_factors f where f.user_id = s.user_id and f.confirmed_at is not null) then 'factor'
         end as "unready",
         s.confirmed_at as "confirmedAt", s.created_at as "createdAt", s.expires_at as "expiresAt"
    from sessions s
    join users u on u.id = s.user_id
    join roles r on r.id = s.role_id
    join credentials c on c.user_id = s.user_id
   where s.token_hash = decode($1, 'hex') and s.closed_at is null`

/** Tells all nodes, when this is committed, that what they remember of sessions is old. */
export const sessionsChanged = (tx: Transaction) => tx.atEnd({ text: `select pg_notify('visacare', 'sessions')` })
