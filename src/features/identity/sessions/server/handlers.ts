import { auditStep } from '#platform/audit/audit.ts'
import { implement } from '#platform/operation/context.ts'
import { proveSession } from '#platform/session/prove.ts'
import { sessionsChanged } from '#platform/session/sessions.ts'
import { sessions } from '../contract.ts'
import { accountById } from './accounts.ts'
import { CONFIRMATIONS, clearLimit, count } from './limits.ts'
import { closeSessions } from './open-session.ts'
import { isLive, notePasswordProved, sessionsOf } from './own-sessions.ts'
import { passwordIsRight } from './password-hash.ts'
import { heldMark, storedSession } from './stored-session.ts'

const system = { kind: 'system' } as const

export const sessionHandlers = implement(sessions, {
  logout: async ({ db, actor, now, asSystem, sessionCookie, services, afterCommit }) => {
    await asSystem('end the session of the caller', () => closeSessions(db, actor.userId, 'logout', now))
    sessionCookie(null)
    afterCommit(() => services.sessions.forget(actor.tokenHash))
    return {}
  },

  // Needs no live session: it answers null for everything that is not the caller’s own live one.
  state: async ({ actor, services, now }, { sessionid }) => {
    if (!actor || actor.sessionId !== sessionid) return { loginsessionid: null }
    const db = services.database.read(system)
    const [live, mark] = await Promise.all([isLive(db, sessionid, now), heldMark(db, actor.roleId)])
    return live ? { loginsessionid: sessionid, heldMark: mark } : { loginsessionid: null }
  },

  me: async ({ actor, services, db }) => {
    await proveSession(db)
    return storedSession(services, actor)
  },

  touch: async ({ actor, services }) => ({
    expiresIn: Math.max(0, Math.floor((Date.parse(actor.expiresAt) - services.clock.now().getTime()) / 1000)),
  }),

  confirm: async ({ actor, services, now, request, refuse }, { password }) => {
    await count(services, CONFIRMATIONS, String(actor.userId))
    const account = await accountById(services.database.read(system), actor.userId)
    if (!(await passwordIsRight(account.passwordHash, password))) refuse('WRONG_PASSWORD')
    // Counted before it was looked at, so that many at one moment are as many; a right one is no guess.
    await clearLimit(services, CONFIRMATIONS, String(actor.userId))
    await services.database.transaction(system, async (tx) => {
      await notePasswordProved(tx, actor.sessionId, now)
      tx.atEnd(
        auditStep({
          at: now,
          operation: 'signIn.confirm',
          userId: actor.userId,
          companyId: actor.companyId,
          lawFirmId: actor.lawFirmId,
          request,
        }),
      )
      sessionsChanged(tx)
    })
    services.sessions.forget(actor.tokenHash)
    return {}
  },

  ownSessions: async ({ actor, services, db, now }) => {
    await proveSession(db)
    return { items: await sessionsOf(services.database.read(system), actor, now) }
  },
})
