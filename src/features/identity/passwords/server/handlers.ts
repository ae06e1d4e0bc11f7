import { accountById } from '#identity/sessions/server/accounts.ts'
import { CODE_CHECKS, CONFIRMATIONS, clearLimit, count, MAIL_REQUESTS } from '#identity/sessions/server/limits.ts'
import { closeSessions } from '#identity/sessions/server/open-session.ts'
import { passwordIsRight } from '#identity/sessions/server/password-hash.ts'
import { auditStep } from '#platform/audit/audit.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { badInput, notFound, stale } from '#platform/operation/refusal.ts'
import { passwords } from '../contract.ts'
import type { LinkPurpose } from '../link-times.ts'
import { FORGOT_USER_NAME_JOB, RESET_REQUESTED_JOB } from './jobs.ts'
import { findCode, onceActivated, purposeOfCode, useCode } from './links.ts'
import { answerMove, confirmAddress } from './moved-address.ts'
import { listPolicies, savePolicy } from './policies.ts'
import { acceptedPassword, activateInvited, passwordChanges, storePassword, userOfName } from './set-password.ts'

const system = { kind: 'system' } as const
/** The other links lead to no password. */
const CHOOSES_PASSWORD: ReadonlySet<LinkPurpose> = new Set(['activate', 'reset'])
const SENT = 'If this account exists, we have sent an e-mail to its owner. Please look into your mailbox.'

export const passwordHandlers = implement(passwords, {
  // Known or not, the request only puts a job on the queue: the same reply in the same time.
  requestReset: async ({ services, request, now }, { userId }) => {
    await count(services, MAIL_REQUESTS, userId, request.ip)
    await later({ services, now }, RESET_REQUESTED_JOB, { userName: userId })
    return { message: SENT }
  },
  forgotUserName: async ({ services, request, now }, { emailId }) => {
    await count(services, MAIL_REQUESTS, emailId, request.ip)
    await later({ services, now }, FORGOT_USER_NAME_JOB, { email: emailId })
    return { message: SENT }
  },

  checkCode: async ({ services, request, now }, { code }) => {
    await count(services, CODE_CHECKS, request.ip)
    const read = services.database.read(system)
    const [found, was] = await Promise.all([findCode(read, code, now), purposeOfCode(read, code)])
    return { valid: found !== undefined, userId: found?.userName ?? null, purpose: was?.purpose ?? null }
  },

  reset: async ({ services, request, now, refuse }, { userId: named, actcode, password, confirmPassword }) => {
    await count(services, CODE_CHECKS, request.ip)
    const found = await findCode(services.database.read(system), actcode, now)
    if (!found?.userId || !CHOOSES_PASSWORD.has(found.purpose)) refuse('LINK_USED')
    const account = await accountById(services.database.read(system), Number(found?.userId))
    // A link is its owner's; named with somebody else it is not the one that was meant (decisions §10).
    if (named && named.toLowerCase() !== account.userName.toLowerCase())
      throw badInput({ userId: 'is not the user this link was made for' })
    const passwordHash = await acceptedPassword(services, account, password, confirmPassword)
    await services.database.transaction(system, async (tx) => {
      const used = await useCode(tx, actcode, now)
      if (used?.userId !== account.id) refuse('LINK_USED')
      await storePassword(tx, account.id, passwordHash, now)
      if ((await activateInvited(tx, account.id, now)) > 0)
        for (const follow of onceActivated.of(services)) follow(tx, account.id)
      await closeSessions(tx, account.id, 'link used', now)
      const { id: userId, companyId, lawFirmId } = account
      tx.atEnd(
        auditStep({
          at: now,
          operation: 'passwords.reset',
          userId,
          companyId,
          lawFirmId,
          subject: `user:${userId}`,
          request,
        }),
      )
    })
    services.sessions.forget()
    return { userId: account.userName }
  },

  confirmAddress: async (context, { actcode }) => {
    await count(context.services, CODE_CHECKS, context.request.ip)
    return { email: await confirmAddress(context, actcode) }
  },

  answerMove: async (context, answer) => {
    await count(context.services, CODE_CHECKS, context.request.ip)
    return answerMove(context, answer)
  },

  change: async ({ services, actor, request, now, refuse }, { currentPassword, password, confirmPassword }) => {
    await count(services, CONFIRMATIONS, String(actor.userId))
    const account = await accountById(services.database.read(system), actor.userId)
    // The first login has just proved the password by signing in.
    const proved = actor.unready === 'password' || (await passwordIsRight(account.passwordHash, currentPassword ?? ''))
    if (!proved) refuse('WRONG_PASSWORD', { fields: { currentPassword: 'This is not your current password.' } })
    await clearLimit(services, CONFIRMATIONS, String(actor.userId))
    const passwordHash = await acceptedPassword(services, account, password, confirmPassword)
    await services.database.transaction(system, async (tx) => {
      await storePassword(tx, account.id, passwordHash, now)
      await closeSessions(tx, account.id, 'password changed', now, actor.sessionId)
      const { companyId, lawFirmId, userId } = actor
      tx.atEnd(
        auditStep({
          at: now,
          operation: 'passwords.change',
          userId,
          companyId,
          lawFirmId,
          subject: `user:${userId}`,
          request,
        }),
      )
    })
    services.sessions.forget(actor.tokenHash)
    return {}
  },

  changes: async ({ db, actor, services }, { userId }) => {
    // Whoever may see the user may see when the password changed; the history itself is the product's alone.
    const user = await userOfName(db, userId)
    if (!user || (user.id !== actor.userId && !(await services.rights.may(actor.roleId, 'user:read'))))
      throw notFound('user')
    return { items: await passwordChanges(services.database.read(system), user.id) }
  },

  policies: async ({ services }, { status }) => ({
    items: await listPolicies(services.database.read(system), status ?? null),
  }),

  savePolicy: async ({ db, actor, now, audit, refuse }, input) => {
    const before = input.id ? (await listPolicies(db, null)).find(({ id }) => id === input.id) : undefined
    if (input.id && !before) throw notFound('password policy')
    if (before && input.version !== undefined && input.version !== before.version) throw stale(before)
    if (before?.status === 'Active' && input.status === 'Inactive') refuse('ONE_ACTIVE')
    const after = await savePolicy(db, input, actor.userId, now).catch((error) => {
      throw isUniqueViolation(error) ? refuse('NAME_TAKEN', { fields: { name: 'is taken' } }) : error
    })
    audit({ subject: `passwordPolicy:${after.id}`, before, after })
    return after
  },
})

const later = ({ services }: Pick<Context, 'services' | 'now'>, task: string, payload: Record<string, unknown>) =>
  services.database.transaction(system, async (tx) => tx.atEnd(enqueueStep(task, payload, { awaited: true })))
