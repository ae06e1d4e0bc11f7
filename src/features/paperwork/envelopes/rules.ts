import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import { decidesOn } from '#preparation/documents/policy.ts'
import type { Envelope, EnvelopeState, FieldPlace, SignerState } from './records.ts'
import { FULL } from './whole-page.ts'

/** So long after a link was mailed the signer hears of it again, and again after as long. */
export const REMIND_AFTER_DAYS = 3
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
/** After the code a signer has so long to read and sign. */
export const PASS_MINUTES = 120

const [LEFT, DATE_LEFT] = [1200, 6200]
const [WIDE, DATE_WIDE, HIGH] = [4200, 2000, 480]
const [LOWEST, APART] = [8900, 700]

/** Where somebody signs when nobody said: at the foot of the last page, one below the other, the day beside the name. */
export function defaultFields(pages: number, position: number, signers: number): FieldPlace[] {
  const y = Math.max(300, LOWEST - (signers - position) * APART)
  const place = { page: pages, y, height: HIGH, label: '' }
  return [
    { ...place, kind: 'signature', x: LEFT, width: WIDE },
    { ...place, kind: 'date', x: DATE_LEFT, width: DATE_WIDE },
  ]
}

export const fitsOnPages = (field: FieldPlace, pages: number): boolean =>
  field.page <= pages && field.x + field.width <= FULL && field.y + field.height <= FULL

type OfDocument = { documentType: string; formType: string; fileName: string; purpose: string; firstPage: string }

/** As a file or a document is named after a form: 'I-129', 'Form G-28 signed.pdf'. */
const NAMED_AFTER_FORM = /^(?:form\s+)?(?:i|g|n|ar|eta|ds|wh|eoir)-\d{1,4}[a-z]?\b/i
const OF_OUR_OWN = /letter|statement|memo|agreement|engagement|contract|notice|declaration/i
/** The approval that the Paperwork Reduction Act has every form of the government print on its first page. */
const CONTROL_NUMBER = /\bOMB\s*(?:Control\s*)?(?:No|Number|#)?\.?:?\s*\d{4}-\d{4}/i

/** A form of the government: it takes ink on paper, and no electronic signature of ours. */
export function isPaperForm({ documentType, formType, fileName, purpose, firstPage }: OfDocument): boolean {
  if (purpose === 'form' || purpose === 'package' || CONTROL_NUMBER.test(firstPage)) return true
  return [documentType, formType, fileName].some((name) => NAMED_AFTER_FORM.test(name.trim()) && !OF_OUR_OWN.test(name))
}

type Turn = { id: number; position: number; state: SignerState }

/** Whose turn it is: the first in order who has not signed; nobody once somebody declined or all have signed. */
export function nextSigner<S extends Turn>(signers: readonly S[]): S | undefined {
  if (signers.some(({ state }) => state === 'declined')) return undefined
  return [...signers].sort((one, other) => one.position - other.position).find(({ state }) => state !== 'signed')
}

type Clocked = { state: EnvelopeState; expiresAt: string | null }

/** By the clock, also before the job that writes it down. */
export const isExpired = ({ state, expiresAt }: Clocked, now: Date): boolean =>
  state === 'expired' || (state === 'sent' && expiresAt !== null && new Date(expiresAt) <= now)

/** 'h•••@northwind.example': enough to know which mailbox, not enough to learn an address. */
export function maskedEmail(email: string): string {
  const [name = '', place = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${place}`
}

/** How the last mail with a signer's link stands; '' once it has left. */
export const mailOf = (
  { events }: Pick<Envelope, 'events'>,
  { email }: { email: string },
): Envelope['events'][number]['mail'] =>
  events.findLast(({ kind, who }) => (kind === 'asked' || kind === 'reminded') && who.endsWith(`<${email}>`))?.mail ??
  ''

type Who = Pick<Actor, 'roleId' | 'userId'>
type OfCase = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/**
 * Who asks others for a signature: whoever decides in the case, which is the law firm where there is one; for documents of
 * the company that belong to no case the company's administrator and its law firm.
 */
export const mayManage = (of: OfCase | null, who: Who): boolean =>
  of === null ? who.roleId === Role.employer || isFirm(who.roleId) || isProvider(who.roleId) : decidesOn(of, who)
