import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>
type Of = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/** Who decides about a case's documents: the law firm, and in DIY, where there is none, whoever owns the case. */
export function decidesOn({ mode, ownerId }: Of, { roleId, userId }: Who): boolean {
  if (isProvider(roleId)) return true
  return mode === 'LEGAL' ? isFirm(roleId) : ownerId === userId
}

/** The family changes and replaces what the family sent; what others put in for it to see stays as it is. */
export const mayChange = (file: Of, who: Who & Pick<Actor, 'scope'>, byFamily: boolean): boolean =>
  who.scope !== 'person' || byFamily || decidesOn(file, who)

/** Whoever uploaded it may take it away, as long as nobody accepted it. */
export const mayRemove = (file: Of, document: { createdBy: number | null }, who: Who): boolean =>
  document.createdBy === who.userId || decidesOn(file, who)

/**
 * What may be added to a case. TIFF and HEIC can neither be shown in a browser nor put into a package; a phone that is
 * asked for JPEG sends its pictures as JPEG.
 */
export const ACCEPTED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'docx', 'xlsx', 'csv', 'txt'] as const

export const MOST_DOCUMENT_BYTES = 25 * 1024 * 1024
