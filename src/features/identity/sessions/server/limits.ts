import { lookup } from '#platform/crypto/fields.ts'
import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { LinkGuard } from '#platform/operation/links.ts'
import { networkOf } from '#platform/operation/network-of.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { TOO_MANY } from '../contract.ts'

/** `says` where it is not about signing in. */
export type Limit = { name: string; hits: number; seconds: number; says?: string }

// An outsider cannot lock a user out: failures are counted per account AND address.
export const LOGIN_FAILURES: Limit = { name: 'login', hits: 10, seconds: 900 }
export const LOGIN_ADDRESS: Limit = {
  ...{ name: 'login-address', hits: 200, seconds: 900 },
  says: 'Too many sign-ins from your network have failed, not only yours. Please wait 15 minutes.',
}
// Codes have six digits, and each password entry gives five tries: without this limit a stolen password would do.
export const FACTOR_CODES: Limit = { name: 'factor', hits: 10, seconds: 900 }
const wait = (said: string) => `${said} Please wait 15 minutes.`
export const MAIL_REQUESTS: Limit = {
  ...{ name: 'mail', hits: 5, seconds: 900, says: wait('Too many e-mails were asked for.') },
}
export const INVITATIONS: Limit = {
  ...{ name: 'invitation', hits: 5, seconds: 900, says: wait('This user was invited many times in a short time.') },
}
export const CODE_CHECKS: Limit = {
  ...{ name: 'code', hits: 60, seconds: 900, says: wait('Too many links were tried from your network.') },
}
export const CONFIRMATIONS: Limit = {
  ...{ name: 'confirm', hits: 10, seconds: 900, says: wait('Too many wrong passwords.') },
}

// Nobody guesses 256 random bits; this only keeps a machine from trying all day. Whoever has a link opens it as often as
// they like: behind one address there may be a whole office, or the server of a calendar.
// Each kind is counted for itself: wrong links to Forms I-9 close no invitation behind the same address. The total is for
// a machine that tries every kind.
const WRONG_LINKS: Limit = { name: 'wrong-link', hits: 120, seconds: 900, says: wait('Too many attempts.') }
const ALL_WRONG_LINKS: Limit = { ...WRONG_LINKS, name: 'wrong-link-total', hits: 360 }

const system = { kind: 'system' } as const

/** Counts one hit and refuses above the limit. Rows in the database: shared by all nodes, kept over a restart. */
export async function count(services: Services, limit: Limit, ...who: string[]): Promise<void> {
  const hits = await services.database.transaction(system, (tx) => hitsOf(tx, services, limit, ...who))
  if (hits > limit.hits) throw tooMany(limit)
}

/** Counts one hit and tells how many there were; whoever asks says what is too many. Needs scope system. */
export async function hitsOf(db: Pick<Db, 'one'>, services: Services, limit: Limit, ...who: string[]): Promise<number> {
  const given = [limitKey(services, limit, who), services.clock.now(), limit.seconds]
  return (await db.one<{ hits: number }>('select app.hit($1, $2, $3) as hits', given)).hits
}

export const wrongLinks: LinkGuard = {
  mayTry: async (services, { address, kind }) => {
    const { database, clock } = services
    const keys = [limitKey(services, WRONG_LINKS, [kind, address]), limitKey(services, ALL_WRONG_LINKS, [address])]
    const used = await database.read(system).maybe(
      `select 1 from rate_limits r join unnest($1::text[], $2::integer[]) as l (key, most) on l.key = r.key
          where r.hits >= l.most and r.expires_at > $3 limit 1`,
      [keys, [WRONG_LINKS.hits, ALL_WRONG_LINKS.hits], clock.now()],
    )
    if (used) throw tooMany(WRONG_LINKS)
  },
  wasWrong: async (services, { address, kind }) => {
    // Both are counted before one of them refuses.
    const hits = await services.database.transaction(system, async (tx) => [
      (await hitsOf(tx, services, ALL_WRONG_LINKS, address)) > ALL_WRONG_LINKS.hits,
      (await hitsOf(tx, services, WRONG_LINKS, kind, address)) > WRONG_LINKS.hits,
    ])
    if (hits.includes(true)) throw tooMany(WRONG_LINKS)
  },
}

/** Counts within a command's own transaction: what is refused or fails is not counted, what was done is. */
export async function countDone(
  { db, asSystem, services }: Pick<CommandContext, 'db' | 'asSystem'> & { services: Services },
  limit: Limit,
  ...who: string[]
): Promise<void> {
  const hits = await asSystem('rate limit', () => hitsOf(db, services, limit, ...who))
  if (hits > limit.hits) throw tooMany(limit)
}

export async function clearLimit(services: Services, limit: Limit, ...who: string[]): Promise<void> {
  await services.database.transaction(system, (tx) =>
    tx.run('delete from rate_limits where key = $1', [limitKey(services, limit, who)]),
  )
}

// Account names and addresses are personal: the table holds only their keyed digest. Here, so that no limit counts single
// addresses of a network.
export const limitKey = ({ keyring }: Services, limit: Limit, who: string[]) =>
  `${limit.name}:${lookup(keyring, 'rate limit', who.map(networkOf).join('\n').toLowerCase())}`

export const tooMany = ({ says }: Pick<Limit, 'says'> = {}) =>
  new Refusal(TOO_MANY.status, 'TOO_MANY', says ?? TOO_MANY.message)
