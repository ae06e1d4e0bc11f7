import { dayIn } from '#formats/day.ts'
import { languageChosenAt } from '#identity/notifications/server/store.ts'
import { sameSecret } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/database/database.ts'
import { isExpired, maskedEmail, nextSigner } from '../rules.ts'
import type { Standing, ToSign } from '../signing-contract.ts'
import { linkHash } from './links.ts'
import type { SignerRow } from './signer-store.ts'
import { askingOffice, type EnvelopeRow, envelopeById, fieldsOf, signersOf } from './store.ts'

/** Whether the browser proved by the code that it is the signer's, and not too long ago. */
export function isIdentified(signer: SignerRow, pass: string | undefined, now: Date): boolean {
  if (!pass || !signer.passHash || !signer.passUntil || new Date(signer.passUntil) <= now) return false
  return sameSecret(linkHash(pass), signer.passHash)
}

export function standingOf(envelope: EnvelopeRow, signer: SignerRow, isTurn: boolean, now: Date): Standing {
  if (envelope.state === 'completed') return 'finished'
  if (envelope.state === 'voided' || envelope.state === 'declined') return envelope.state
  if (signer.state === 'signed') return 'signed'
  if (isExpired(envelope, now)) return 'expired'
  return isTurn ? 'yours' : 'waiting'
}

/** What a link shows: who asks and for what; the places to sign only to whoever entered the code. Needs scope system. */
export async function toSign(system: Db, signer: SignerRow, pass: string | undefined, now: Date): Promise<ToSign> {
  const envelope = await envelopeById(system, signer.envelopeId)
  const { office, zone, caseOf } = await askingOffice(system, envelope.id)
  const signers = await signersOf(system, envelope.id)
  const identified = isIdentified(signer, pass, now)
  const fields = identified ? await fieldsOf(system, envelope.id) : []
  return {
    standing: standingOf(envelope, signer, nextSigner(signers)?.id === signer.id, now),
    title: envelope.title,
    message: envelope.message,
    from: envelope.createdByName,
    office,
    caseOf: identified ? caseOf : null,
    pages: envelope.pages,
    expiresOn: envelope.expiresAt && dayIn(zone, new Date(envelope.expiresAt)),
    you: { name: signer.name, role: signer.role, email: maskedEmail(signer.email), signedAt: signer.signedAt },
    signers: signers.map(({ id, position, name, state }) => ({ position, name, state, isYou: id === signer.id })),
    fields: fields.filter(({ signerId }) => signerId === signer.id).map(({ signerId: _, ...field }) => field),
    identified,
    // Before the seal nothing is found by it.
    checkNumber: identified && envelope.state === 'completed' ? envelope.checkNumber : null,
    language: await languageChosenAt(system, signer.email),
    today: dayIn(zone, now),
    zone,
    hasPaperForms: envelope.caseId !== null,
  }
}
