import { hashToken, randomToken } from '#platform/crypto/tokens.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

/** As long as the protocol proposes; never longer than the session. */
const MOST_MS = 10 * 3_600_000
const FEWEST_CHARACTERS = 20

export type Given = { token: string; expiresAt: Date }

/** A token for one file and one right of this session. Needs scope system. */
export async function giveToken(
  system: Transaction,
  { actor, fileId, writes, now }: { actor: Actor; fileId: number; writes: boolean; now: Date },
): Promise<Given> {
  const token = randomToken()
  const expiresAt = new Date(Math.min(now.getTime() + MOST_MS, new Date(actor.expiresAt).getTime()))
  await system.run(`delete from wopi_tokens where expires_at < $1::timestamptz - interval '1 day'`, [now])
  await system.run(
    `insert into wopi_tokens (token_hash, editable_file_id, session_id, writes, created_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6)`,
    [hashToken(token), fileId, actor.sessionId, writes, now, expiresAt],
  )
  return { token, expiresAt }
}

export type Bearer = { actor: Actor; writes: boolean }

/**
 * Who comes with this token for this file. Nobody: it is unknown, of another file, has ended, or the session it was given
 * in has, or for the provider’s staff the look-in (a later one into the same company has a token of its own). That the session lives is proved again by every statement that follows.
 */
export async function bearerOf(services: Services, token: string, fileId: number): Promise<Bearer | undefined> {
  if (token.length < FEWEST_CHARACTERS || token.length > 200) return undefined
  const found = await services.database.read({ kind: 'system' }).maybe<{ sessionHash: string; writes: boolean }>(
    `select encode(s.token_hash, 'hex') as "sessionHash", t.writes
       from wopi_tokens t join sessions s on s.id = t.session_id
      where t.token_hash = decode($1, 'hex') and t.editable_file_id = $2 and t.expires_at > $3 and s.closed_at is null
        and (s.scope <> 'provider' or exists (
          select from look_ins l where l.user_id = s.user_id and l.company_id = s.selected_company_id
             and l.ended_at is null and l.until > $3 and l.started_at <= t.created_at))`,
    [hashToken(token), fileId, services.clock.now()],
  )
  const actor = found && (await services.sessions.find(found.sessionHash))
  return actor && !actor.unready ? { actor, writes: found.writes } : undefined
}

export const userInfoOf = async (system: Db, userId: number): Promise<string> =>
  (await system.maybe<{ info: string }>('select info from wopi_user_infos where user_id = $1', [userId]))?.info ?? ''

export const keepUserInfo = (system: Transaction, userId: number, info: string, now: Date) =>
  system.run(
    `insert into wopi_user_infos (user_id, info, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set info = excluded.info, changed_at = excluded.changed_at`,
    [userId, info, now],
  )
