import { auditStep, type RequestInfo } from '#platform/audit/audit.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { SwitchedOff } from '#platform/operation/session-refusal.ts'
import type { Services } from '#platform/services.ts'
import { sessionsChanged, tokenHashOf } from '#platform/session/sessions.ts'
import type { Account } from './accounts.ts'

/** 12 hours, whatever the user does; idle time is shorter (app.enter). */
export const SESSION_SECONDS = 12 * 3600

/** Closes an earlier session of the user and opens a new one, in one transaction. Answers the cookie's secret. */
export async function openSession(
  services: Services,
  account: Account,
  request: RequestInfo,
  browser: string,
): Promise<string> {
  const token = randomToken()
  const now = services.clock.now()
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    // Two logins at once: the row of the user is the queue.
    await tx.one('select id from users where id = $1 for update', [account.id])
    await closeSessions(tx, account.id, 'another login', now)
    await tx.run(
      `insert into sessions (token_hash, user_id, role_id, scope, company_id, law_firm_id, person_id, browser, ip,
                             created_at, last_seen_at, expires_at, confirmed_at)
       values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $10)`,
      [
        tokenHashOf(token),
        account.id,
        account.roleId,
        account.scope,
        account.companyId,
        account.lawFirmId,
        account.personId,
        browser,
        request.ip,
        now,
        new Date(now.getTime() + SESSION_SECONDS * 1000),
      ],
    )
    const { companyId, lawFirmId, id: userId } = account
    tx.atEnd(
      auditStep({
        at: now,
        operation: 'signIn.login',
        userId,
        companyId,
        lawFirmId,
        subject: `user:${userId}`,
        request,
      }),
    )
  })
  return token
}

export type CloseReason =
  | 'logout'
  | 'another login'
  | 'password changed'
  | 'role changed'
  | 'disabled'
  | SwitchedOff
  | 'link used'
  | 'ended'

/** Ends the live sessions of everybody with a role. */
export async function closeSessionsOfRole(tx: Transaction, roleId: number, now: Date): Promise<void> {
  await tx.run(
    `update sessions set closed_at = $2, closed_reason = 'role changed' where role_id = $1 and closed_at is null`,
    [roleId, now],
  )
  sessionsChanged(tx)
}

/** A company that is switched off does not work: its people are signed out, and nobody else works inside it. */
export async function closeSessionsOfCompany(tx: Transaction, companyId: number, now: Date): Promise<void> {
  await tx.run(
    `update sessions set closed_at = $2, closed_reason = 'company off' where company_id = $1 and closed_at is null`,
    [companyId, now],
  )
  await tx.run(
    `update sessions set selected_company_id = null, selected_until = null
      where selected_company_id = $1 and closed_at is null`,
    [companyId],
  )
  sessionsChanged(tx)
}

/** The same for a law firm: its people are signed out. */
export async function closeSessionsOfFirm(tx: Transaction, lawFirmId: number, now: Date): Promise<void> {
  await tx.run(
    `update sessions set closed_at = $2, closed_reason = 'firm off'
      where law_firm_id = $1 and company_id is null and closed_at is null`,
    [lawFirmId, now],
  )
  sessionsChanged(tx)
}

/** Who assists an attorney does not go on without. */
export async function closeSessionsOfAssistants(tx: Transaction, attorneyId: number, now: Date): Promise<void> {
  await tx.run(
    `update sessions s set closed_at = $2, closed_reason = 'attorney off'
       from users u where u.id = s.user_id and u.assists_user_id = $1 and s.closed_at is null`,
    [attorneyId, now],
  )
  sessionsChanged(tx)
}

/** Ends a user's live sessions; the next statement of any of them is refused by the database itself. */
export async function closeSessions(
  tx: Transaction,
  userId: number,
  reason: CloseReason,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await tx.run(
    `update sessions set closed_at = $3, closed_reason = $2
      where user_id = $1 and closed_at is null and id <> coalesce($4::uuid, '00000000-0000-0000-0000-000000000000')`,
    [userId, reason, now, exceptSessionId ?? null],
  )
  sessionsChanged(tx)
}
