import { isFirm, isProvider } from '#features/cases/policy.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>
type Of = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/** Who decides about a case's documents: the law firm, and in DIY, where there is none, whoever owns the case. */
export function decidesOn({ mode, ownerId }: Of, { roleId, userId }: Who): boolean {
  if (isProvider(roleId)) return true
  return mode === 'LEGAL' ? isFirm(roleId) : ownerId === userId
}

/** Whoever uploaded it may take it away, as long as nobody accepted it. */
export const mayRemove = (file: Of, document: { createdBy: number | null }, who: Who): boolean =>
  document.createdBy === who.userId || decidesOn(file, who)
