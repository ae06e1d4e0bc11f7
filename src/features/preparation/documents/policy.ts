import { isEmployer, isFirm, isProvider } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import { mayDelete } from '#platform/session/role-groups.ts'
import type { RequestedItem } from './records.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>
type Of = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/** Who decides about a case's documents: the law firm, and in DIY, where there is none, whoever owns the case. */
export function decidesOn({ mode, ownerId }: Of, { roleId, userId }: Who): boolean {
  if (isProvider(roleId)) return true
  return mode === 'LEGAL' ? isFirm(roleId) : ownerId === userId
}

/** Whom HR asks in a case that a law firm prepares: their own employee and the family. What else is needed, the firm asks for. */
const OWN_PEOPLE: readonly string[] = ['BENEFICIARY', 'DEPENDENT']

/** Who may ask for a document, and whom: whoever decides everybody, HR their own people, the family nobody. */
export function asksFrom(of: Of, who: Who): 'everybody' | 'own people' | 'nobody' {
  if (decidesOn(of, who)) return 'everybody'
  return isEmployer(who.roleId) ? 'own people' : 'nobody'
}

export const mayAsk = (of: Of, who: Who, code: string): boolean => {
  const from = asksFrom(of, who)
  return from === 'everybody' || (from === 'own people' && OWN_PEOPLE.includes(code))
}

/**
 * What is not needed, whoever decides says; and whoever asked for something takes that back. That a required document is
 * left out is the attorney's decision: the assistant prepares (decisions §2).
 */
export const mayWaive = (of: Of, who: Who, { need, askedBy }: Pick<RequestedItem, 'need' | 'askedBy'>): boolean =>
  (decidesOn(of, who) && (need !== 'required' || waivesRequired(of, who))) ||
  (askedBy === who.userId && asksFrom(of, who) !== 'nobody')

export const waivesRequired = (of: Of, who: Who): boolean =>
  decidesOn(of, who) && (of.mode === 'DIY' || who.roleId !== Role.attorneyAssistant)

/** The family changes and replaces what the family sent; what others put in for it to see stays as it is. */
export const mayChange = (file: Of, who: Who & Pick<Actor, 'scope'>, byFamily: boolean): boolean =>
  who.scope !== 'person' || byFamily || decidesOn(file, who)

/** Whoever uploaded it may take it away, as long as nobody accepted it. */
export const mayRemove = (file: Of, document: { createdBy: number | null }, who: Who): boolean =>
  document.createdBy === who.userId || (decidesOn(file, who) && mayDelete(who.roleId))

/** What is said of a sealed envelope that is there: no file of it is wanted any more. */
export const IN_HAND = 'In hand, sealed and unopened.'

/** What may be added to a case. HEIC and TIFF are kept as they came and shown as JPEG and PDF. */
export const ACCEPTED_EXTENSIONS = [
  ...['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'tif', 'tiff'],
  ...['docx', 'xlsx', 'csv', 'txt'],
] as readonly string[]

export const MOST_DOCUMENT_BYTES = 25 * 1024 * 1024
