import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import { decidesOn } from '#preparation/documents/policy.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>
type OfCase = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/**
 * Who asks others for a signature: whoever decides in the case, which is the law firm where there is one; for documents of
 * the company that belong to no case the company's administrator and its law firm.
 */
export const mayManage = (of: OfCase | null, who: Who): boolean =>
  of === null ? who.roleId === Role.employer || isFirm(who.roleId) || isProvider(who.roleId) : decidesOn(of, who)
