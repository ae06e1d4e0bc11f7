import { isEmployer, isFirm } from '#case-file/cases/policy.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>

/** What decides who writes: the case it belongs to, or whether a law firm stands for the company. */
export type Place = { mode: 'LEGAL' | 'DIY' | null; ownerId: number | null; lawFirmId: number | null }

/**
 * Letters are written by the law firm; in a case without one by whoever owns it, and for a company without one by its HR.
 * Everybody else reads what is shared with them. The provider's staff does not write in a tenant's name.
 */
export function writes({ mode, ownerId, lawFirmId }: Place, { roleId, userId }: Who): boolean {
  if (mode === 'DIY') return ownerId === userId
  return isFirm(roleId) || (mode === null && lawFirmId === null && isEmployer(roleId))
}

/** Sharing is for files in which somebody else takes part: a firm's own files have nobody to be shared with. */
export const shares = (place: Place, companyId: number | null, who: Who): boolean =>
  companyId !== null && writes(place, who)
