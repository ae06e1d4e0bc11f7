import { EDIT_PERMISSIONS } from '#identity/roles/policy.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

/** Who holds one of these lets others in. */
const OF_ADMINISTRATORS = ['user:create', 'user:edit', EDIT_PERMISSIONS] as const

/**
 * Asks for the password before somebody gets a role that keeps users or permissions: a screen left open for a minute must
 * not become an account that stays.
 */
export async function confirmNewAdministrator(
  { actor, now, services }: { actor: Actor; now: Date; services: Services },
  roleId: number,
): Promise<void> {
  for (const right of OF_ADMINISTRATORS)
    if (await services.rights.may(roleId, right)) return requireConfirmed(actor, now)
}
