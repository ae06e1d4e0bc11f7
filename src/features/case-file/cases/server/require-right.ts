import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseRight } from '../policy.ts'

/** The own household's cases need no right; for anybody else's one is needed. */
export async function requireRight(
  { actor, services }: { actor: Actor; services: Pick<Services, 'rights'> },
  right: CaseRight,
): Promise<void> {
  if (actor.scope === 'person' || (await services.rights.may(actor.roleId, right))) return
  throw new Refusal(403, 'FORBIDDEN', `Your role (${actor.roleName}) may not do this.`)
}
