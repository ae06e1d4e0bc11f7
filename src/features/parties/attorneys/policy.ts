import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

type Viewer = Pick<Actor, 'scope' | 'lawFirmId'>

/** Whose attorneys a list shows. The provider may name a firm; everybody else has their own. */
export function listedFirm({ scope, lawFirmId }: Viewer, named: number | undefined): number | null | 'foreign' {
  if (scope === 'provider') return named ?? null
  return named !== undefined && named !== lawFirmId ? 'foreign' : lawFirmId
}

/** An attorney works with the own record, an assistant with that of the attorney; a firm and the provider with all. */
export const isConfined = ({ scope }: Pick<Actor, 'scope'>): boolean => scope === 'attorney'

/** The role of an attorney user where the call names none: whoever belongs to an attorney assists. */
export const roleOfUser = (roleId: number | undefined, attorneyId: number | undefined): number =>
  roleId ?? (attorneyId === undefined ? Role.attorney : Role.attorneyAssistant)
