import { completePasskey, passkeyChallenge } from '#identity/second-factors/server/passkeys.ts'
import {
  attemptFactor,
  factorKinds,
  openPending,
  pendingAccount,
  takePending,
} from '#identity/second-factors/server/pending.ts'
import { type Account, checkedAccount } from '#identity/sessions/server/accounts.ts'
import { recordFailure } from '#identity/sessions/server/attempts.ts'
import { clearLimit, count, FACTOR_CODES } from '#identity/sessions/server/limits.ts'
import { openSession, SESSION_SECONDS } from '#identity/sessions/server/open-session.ts'
import { openSessionOf } from '#identity/sessions/server/own-sessions.ts'
import { storedSession } from '#identity/sessions/server/stored-session.ts'
import type { RequestInfo } from '#platform/audit/audit.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { sessionsChanged, tokenHashOf } from '#platform/session/sessions.ts'
import { signIn } from '../contract.ts'
import { changeSelection, listLookIns, providerName, tellTenant, visibleCompany } from './selection.ts'

const system = { kind: 'system' } as const

export const signInHandlers = implement(signIn, {
  login: async ({ services, request, sessionCookie }, { userId, password, browserNameAndVersion }) => {
    const account = await checkedAccount(services, request, userId, password)
    const browser = browserNameAndVersion ?? request.browser
    const kinds = await factorKinds(services, account.id)
    if (kinds.length > 0) return { secondFactor: { pending: await openPending(services, account.id, browser), kinds } }
    return begin(services, account, request, browser, sessionCookie)
  },

  secondFactor: async ({ services, request, sessionCookie, refuse }, { pending, code }) => {
    const { account, browser } = await pendingAccount(services, pending)
    await count(services, FACTOR_CODES, String(account.id))
    if (!(await attemptFactor(services, pending, account, code))) {
      await recordFailure(services, { account, who: account.userName, request }, 'wrong second-factor code')
      refuse('WRONG_CODE')
    }
    await clearLimit(services, FACTOR_CODES, String(account.id))
    return begin(services, account, request, browser, sessionCookie)
  },

  passkeyOptions: async ({ services }, { pending }) => ({ options: await passkeyChallenge(services, pending) }),

  passkey: async ({ services, request, sessionCookie, refuse }, { pending, response }) => {
    const { account, browser } = await pendingAccount(services, pending)
    if (!(await completePasskey(services, pending, account.id, response))) {
      await recordFailure(services, { account, who: account.userName, request }, 'wrong passkey')
      refuse('WRONG_PASSKEY')
    }
    await takePending(services, pending)
    return begin(services, account, request, browser, sessionCookie)
  },

  // These three only check the password, under the same rate limit; they never open or close a session.
  authenticateClient: async ({ services, request }, { userName, password }) => {
    await checkedAccount(services, request, userName, password)
    return { expiresIn: SESSION_SECONDS }
  },
  session: async ({ services, request }, { userId, password }) => {
    const account = await checkedAccount(services, request, userId, password)
    return { sessionId: await openSessionOf(services.database.read(system), account.id, services.clock.now()) }
  },
  sessionValid: async ({ services, request }, { userId, password }) => {
    try {
      await checkedAccount(services, request, userId, password)
      return { valid: true }
    } catch (error) {
      if (error instanceof Refusal && (error.code === 'LOGIN_ERROR' || error.code === 'SWITCHED_OFF'))
        return { valid: false }
      throw error
    }
  },

  selectCompany: async (context, { companyId, reason }) => {
    const { actor, services, asSystem, audit, afterCommit, db, refuse } = context
    // Only a company inside the own scope can be selected; while another is selected, look from the own scope again.
    if (companyId !== null && !(await visibleCompany(systemWithin(db), actor, companyId))) throw notFound('company')
    if (companyId !== null && actor.scope === 'provider' && (reason ?? '').length < 5)
      refuse('REASON_MISSING', { fields: { reason: 'Field is required' } })
    await asSystem('select the corporate to work in', () => changeSelection(context, companyId, reason ?? ''))
    if (companyId !== null && actor.scope === 'provider') await tellTenant(context, companyId, reason ?? '')
    audit({ subject: companyId === null ? 'own scope' : `company:${companyId}`, companyId, reason })
    sessionsChanged(db)
    afterCommit(() => services.sessions.forget(actor.tokenHash))
    return storedSession(services, { ...actor, selectedCompanyId: companyId }, systemWithin(db))
  },

  lookIns: async ({ db }, { companyId }) => {
    const [items, provider] = await Promise.all([listLookIns(db, companyId ?? null), providerName(db)])
    return { provider, items }
  },
})

async function begin(
  services: Services,
  account: Account,
  request: RequestInfo,
  browser: string,
  sessionCookie: (token: string) => void,
) {
  const token = await openSession(services, account, request, browser)
  const actor = await services.sessions.find(tokenHashOf(token))
  if (!actor) throw new Refusal(401, 'LOGIN_ERROR', 'Login Error.')
  sessionCookie(token)
  return storedSession(services, actor)
}
