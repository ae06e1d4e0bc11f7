import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type Day, dayIn, defaultZone } from '#formats/day.ts'
import { inTurnOf } from '../apart/fair-queue.ts'
import type { RequestInfo } from '../audit/audit.ts'
import { isKey } from '../crypto/tokens.ts'
import type { Db, Transaction } from '../database/database.ts'
import { isGivenUp } from '../database/unavailable.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import { noteKeyUse, requireKeyRight, rightsWithin } from '../session/keys.ts'
import { beginChange } from './change.ts'
import { requireConfirmed } from './confirmed.ts'
import type { Context, Handler, Implemented } from './context.ts'
import type { Operation } from './contract.ts'
import { byLink } from './links.ts'
import { changedByStaff, isUnannounced, requireLookIn } from './look-in.ts'
import { oddIds } from './odd-ids.ts'
import { badInput, Refusal, roleRefusal } from './refusal.ts'
import { sessionRefusal } from './session-refusal.ts'
import './messages.ts'

export type Call = {
  input: Record<string, unknown>
  tokenHash: string | null
  request: RequestInfo
  idempotencyKey?: string
  sessionCookie(token: string | null): void
}

export type Answer = { status: number; body: unknown }

/**
 * Everything that happens around a handler, once for all operations:
 * session → right → input → transaction with scope → handler → output → audit, jobs and notices → commit.
 */
export const dispatch = (all: Services, one: Implemented, call: Call): Promise<Answer> =>
  one.operation.link
    ? byLink(all, { address: call.request.ip, kind: kindOf(one.operation.name) }, () => dispatched(all, one, call))
    : dispatched(all, one, call)

async function dispatched(all: Services, { operation, handler }: Implemented, call: Call): Promise<Answer> {
  try {
    const actor = await authorize(all, operation, call)
    const services = actor?.key ? { ...all, rights: rightsWithin(all.rights, actor.key) } : all
    const input = parseInput(operation, call.input)
    requireLookIn(operation, actor)
    if (operation.kind === 'query' || operation.ownTransactions) {
      const isPublic = operation.can === 'public'
      const { db, wasUsed } = noticing(services.database.read(isPublic ? { kind: 'none' } : scopeOf(actor)))
      // With no statement of its own, the session would go unproved.
      if (operation.ownTransactions && !isPublic) await db.run('select 1')
      const context = Object.assign(baseContext(services, operation, actor, call), { db })
      const body = await answer(operation, handler, context as unknown as Context, input)
      if (!isPublic && !wasUsed()) await db.run('select 1')
      return { status: 200, body }
    }
    return await runCommand(services, operation, handler, actor, call, input)
  } catch (error) {
    throw sessionRefusal(error) ?? (await deadSession(all, operation, call, error)) ?? roleRefusal(error) ?? error
  }
}

/** Knows whether anything was asked of the database in the session's own scope. */
function noticing(db: Db): { db: Db; wasUsed: () => boolean } {
  let used = false
  const noticed = new Proxy(db, {
    get: (target, name, receiver) => {
      used = true
      return Reflect.get(target, name, receiver)
    },
  })
  return { db: noticed, wasUsed: () => used }
}

// A refusal may come before the first statement; a session that has ended meanwhile still hears that first.
async function deadSession({ database }: Services, { can }: Operation, { tokenHash }: Call, error: unknown) {
  if (can === 'public' || tokenHash === null) return undefined
  if (error instanceof Refusal && (error.status === 401 || error.status === 503)) return undefined
  return database
    .read({ kind: 'session', tokenHash })
    .run('select 1')
    .then(
      () => undefined,
      (why) => sessionRefusal(why),
    )
}

async function authorize(services: Services, operation: Operation, { tokenHash }: Call): Promise<Actor | null> {
  const actor = tokenHash === null ? null : await services.sessions.find(tokenHash)
  if (operation.can === 'public') return actor
  if (!actor) throw await whyNoSession(services, tokenHash)
  if (actor.key) requireKeyRight(operation, actor.key)
  if (actor.unready && !operation.before?.includes(actor.unready)) throw UNREADY[actor.unready]()
  // Loaded before a transaction begins, so that a handler that asks for a right needs no second connection.
  const rights = await services.rights.of(actor.roleId)
  if (operation.can !== 'session' && !rights.has(operation.can)) {
    throw new Refusal(403, 'FORBIDDEN', `Your role (${actor.roleName}) may not do this.`)
  }
  if (operation.confirm) requireConfirmed(actor, services.clock.now())
  if (actor.key) await noteKeyUse(services.database, actor.key, services.clock.now())
  else if (!operation.passive) services.sessions.seen(actor)
  return actor
}

const UNREADY = {
  password: () => new Refusal(403, 'FIRST_LOGIN', 'Please choose a password of your own first.'),
  factor: () => new Refusal(403, 'SECOND_FACTOR_MISSING', 'Your role needs a second factor. Please set one up first.'),
}

// A session that was closed says why, so that the client can show 'closed by another login'.
async function whyNoSession({ database }: Services, tokenHash: string | null): Promise<unknown> {
  if (tokenHash === null) return sessionRefusal({ code: 'VC401', message: 'no session' })
  if (isKey(tokenHash))
    return database
      .read({ kind: 'session', tokenHash })
      .run('select 1')
      .then(
        () => sessionRefusal({ code: 'VC401', message: 'no key' }),
        (why) => sessionRefusal(why) ?? why,
      )
  const row = await database
    .read({ kind: 'system' })
    .maybe<{ reason: string | null }>(
      `select closed_reason as reason from sessions where token_hash = decode($1, 'hex')`,
      [tokenHash],
    )
  return sessionRefusal({ code: 'VC401', message: row?.reason ?? 'no session' })
}

const scopeOf = (actor: Actor | null) =>
  actor ? ({ kind: 'session', tokenHash: actor.tokenHash } as const) : ({ kind: 'none' } as const)

function parseInput(operation: Operation, input: Record<string, unknown>): unknown {
  const odd = oddIds(operation, input)
  if (odd.length > 0) throw badInput(Object.fromEntries(odd.map((name) => [name, 'Enter a whole number.'])))
  const parsed = operation.input.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message
  const message = Object.entries(fields)
    .map(([field, problem]) => `${field}: ${problem}`)
    .join('; ')
  throw new Refusal(400, 'BAD_INPUT', message, { fields })
}

function baseContext(services: Services, operation: Operation, actor: Actor | null, call: Call) {
  const now = services.clock.now()
  return {
    actor,
    now,
    get today(): Day {
      return dayIn(actor?.zone ?? defaultZone, now)
    },
    request: call.request,
    services,
    sessionCookie: call.sessionCookie,
    refuse: (code: string, more?: { fields?: Record<string, string>; details?: unknown }): never => {
      const rule = operation.refusals[code]
      if (!rule) throw new Error(`${operation.name} refuses with the undeclared code ${code}`)
      throw new Refusal(rule.status, code, rule.message, more)
    },
  }
}

/** Output passes its schema: what is not declared (a secret column, say) does not leave. */
async function answer(
  operation: Operation,
  handler: Handler<Operation>,
  context: Context,
  input: unknown,
): Promise<unknown> {
  const output = await inTurnOf(turnOf(context.actor), () =>
    handler(context as never, input as z.output<Operation['input']>),
  )
  return operation.download ? output : operation.output.parse(output)
}

/** Whose files these are: visitors together are one, so that no number of them takes a place from those who are signed in. */
function turnOf(actor: Actor | null): string {
  if (!actor) return 'visitors'
  const { companyId, lawFirmId, personId } = actor
  return companyId !== null ? `company ${companyId}` : `firm ${lawFirmId} ${lawFirmId === null ? personId : ''}`
}

async function runCommand(
  services: Services,
  operation: Operation,
  handler: Handler<Operation>,
  actor: Actor | null,
  call: Call,
  input: unknown,
): Promise<Answer> {
  let done: (() => void)[] = []
  const once = async (tx: Transaction) => {
    done = []
    const repeat = await repeated(tx, operation, actor, call)
    if (repeat?.stored) return repeat.stored
    const base = baseContext(services, operation, actor, call)
    const change = beginChange(services, tx, { operation: operation.name, actor, request: call.request, now: base.now })
    const context = Object.assign(base, change.context, { afterCommit: (work: () => void) => done.push(work) })
    const body = await answer(operation, handler, context as unknown as Context, input)
    if (isUnannounced(operation, actor))
      for (const tell of changedByStaff.of(services))
        await tell(
          { ...change.context, actor, services, now: base.now },
          { ...change.tenants(), what: operation.audit ?? '' },
        )
    change.finish()
    if (repeat) tx.atEnd(repeat.remember(body))
    return { status: 200, body }
  }
  const result = await madeAgain(() => services.database.transaction(scopeOf(actor), once))
  for (const work of done) work()
  return result
}

/** Whoever lost a race for a lock tries again; nobody is told of it. */
async function madeAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MOST_TRIES - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isGivenUp(error)) throw error
    }
  }
}
const MOST_TRIES = 3

/** Idempotency-Key: the first call stores its answer with its change; a repeat gets that answer and changes nothing. */
async function repeated(tx: Transaction, operation: Operation, actor: Actor | null, call: Call) {
  if (!operation.idempotent || !call.idempotencyKey || !actor) return undefined
  if (call.idempotencyKey.length < 8 || call.idempotencyKey.length > 100)
    throw badInput({ 'Idempotency-Key': 'must have 8 to 100 characters' })
  const key = [actor.userId, call.idempotencyKey] as const
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation.name, call.input]))
    .digest()
  // Two calls at the same time: the second waits here until the first has committed.
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key.join(':')])
  const row = await tx.maybe<{ sameRequest: boolean; status: number; body: unknown }>(
    'select request_hash = $3 as "sameRequest", status, body from idempotency_keys where user_id = $1 and key = $2',
    [...key, requestHash],
  )
  if (row && !row.sameRequest) {
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'This request key was already used for another request.')
  }
  return {
    stored: row && { status: row.status, body: row.body },
    remember: (body: unknown) => ({
      text: 'insert into idempotency_keys (user_id, key, operation, request_hash, status, body, created_at) values ($1, $2, $3, $4, 200, $5, now())',
      values: [...key, operation.name, requestHash, JSON.stringify(body)],
    }),
  }
}

/** Which kind of link an operation opens: the feature before the period. */
const kindOf = (name: string): string => name.slice(0, name.indexOf('.'))
