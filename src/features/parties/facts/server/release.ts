import { auditStep, type RequestInfo } from '#platform/audit/audit.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { SystemOperation } from '#platform/operation/system-operations.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { NOT_REVEALED } from '../contract.ts'
import type { Secrets } from './store.ts'

/** See Social Security, passport and A-numbers in full. */
const REVEAL = 'person:reveal'
const RELEASED: SystemOperation = 'secrets.released'
const MASKED: SystemOperation = 'secrets.masked'

type Asking = { actor: Actor; services: Services; now: Date }
type Release = { subject: string; what: string; companyId: number | null }

/**
 * How what leaves is written for this person: in clear with the right and a fresh password, else masked. Every way out
 * that can be written anew asks this.
 */
export async function secretsFor(asking: Asking): Promise<Secrets> {
  if (!(await mayReveal(asking))) return 'masked'
  requireConfirmed(asking.actor, asking.now)
  return 'clear'
}

/** For what is kept in clear and cannot be masked any more: a package, a scan, a printed page. */
export async function requireReveal(asking: Asking): Promise<void> {
  if (!(await mayReveal(asking))) throw new Refusal(NOT_REVEALED.status, 'NOT_REVEALED', NOT_REVEALED.message)
  requireConfirmed(asking.actor, asking.now)
}

export const mayReveal = ({ actor, services }: Pick<Asking, 'actor' | 'services'>) =>
  services.rights.may(actor.roleId, REVEAL)

/** Puts on record that a query let secrets out; a command has an event of its own. */
export const recordRelease = (asking: Asking & { request: RequestInfo }, release: Release): Promise<void> =>
  onRecord(RELEASED, asking, release)

/** The same of a copy with the numbers masked. */
export const recordMasked = (asking: Asking & { request: RequestInfo }, release: Release): Promise<void> =>
  onRecord(MASKED, asking, release)

async function onRecord(
  operation: SystemOperation,
  { actor, services, now, request }: Asking & { request: RequestInfo },
  { subject, what, companyId }: Release,
): Promise<void> {
  await services.database.transaction({ kind: 'session', tokenHash: actor.tokenHash }, async (tx) => {
    tx.atEnd(auditStep({ at: now, operation, userId: actor.userId, companyId, subject, reason: what, request }))
  })
}
