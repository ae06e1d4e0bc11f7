import type { RequestInfo } from '#platform/audit/audit.ts'
import { auditStep } from '#platform/audit/audit.ts'
import type { SystemOperation } from '#platform/operation/system-operations.ts'
import type { Services } from '#platform/services.ts'
import { LOGIN_ADDRESS, LOGIN_FAILURES, limitKey, tooMany } from './limits.ts'

/** Somebody tries a password; `who` is the account, or the name where there is none. */
export type Attempt = {
  account: { id: number; companyId: number | null; lawFirmId: number | null } | undefined
  who: string
  request: RequestInfo
}

const system = { kind: 'system' } as const
const FAILED: SystemOperation = 'signIn.failed'

const keysOf = (services: Services, { who, request: { ip } }: Attempt) => [
  limitKey(services, LOGIN_FAILURES, [who, ip]),
  limitKey(services, LOGIN_ADDRESS, [ip]),
]

/** Counts the attempt against account and address, and refuses when either is used up. */
export async function countAttempt(services: Services, attempt: Attempt): Promise<void> {
  const { ofAccount, ofAddress } = await services.database.transaction(system, (tx) =>
    tx.one<{ ofAccount: number; ofAddress: number }>(
      'select app.hit($1, $3, $4) as "ofAccount", app.hit($2, $3, $5) as "ofAddress"',
      [...keysOf(services, attempt), services.clock.now(), LOGIN_FAILURES.seconds, LOGIN_ADDRESS.seconds],
    ),
  )
  const [over, most] = [ofAccount - LOGIN_FAILURES.hits, ofAddress - LOGIN_ADDRESS.hits]
  if (over <= 0 && most <= 0) return
  // A flood leaves one event, not a trail of its own making.
  if (over === 1 || most === 1) await recordFailure(services, attempt, 'too many failures')
  throw tooMany(over > 0 ? LOGIN_FAILURES : LOGIN_ADDRESS)
}

/** The password was right: the account starts anew, the address gets this one attempt back. */
export async function takeBackAttempt(services: Services, attempt: Attempt): Promise<void> {
  await services.database.transaction(system, (tx) =>
    tx.run(
      `with account as (delete from rate_limits where key = $1)
       update rate_limits set hits = greatest(hits - 1, 0) where key = $2`,
      keysOf(services, attempt),
    ),
  )
}

/** In the trail of the account's tenant and in the log. A name nobody has is not written down: it may be a password. */
export async function recordFailure(services: Services, { account, request }: Attempt, reason: string): Promise<void> {
  const subject = account ? `user:${account.id}` : 'unknown user name'
  services.log.warn({ subject, ip: request.ip, requestId: request.id, reason }, 'A sign-in failed')
  await services.database.transaction(system, async (tx) => {
    tx.atEnd(
      auditStep({
        at: services.clock.now(),
        operation: FAILED,
        userId: null,
        companyId: account?.companyId,
        lawFirmId: account?.companyId ? null : account?.lawFirmId,
        subject,
        reason,
        request,
      }),
    )
  })
}
