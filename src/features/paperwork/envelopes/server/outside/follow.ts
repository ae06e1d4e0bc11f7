import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { plainFileName } from '#formats/file-name.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { type ReceivedFile, receiveUpload } from '#platform/files/receive.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { isSame, signerDifferences } from '../../outside-envelope.ts'
import type { Signer } from '../../records.ts'
import { isExpired } from '../../rules.ts'
import { finish } from '../complete.ts'
import { declined } from '../mails.ts'
import { addEnvelopeEvent, askingOffice, type EnvelopeRow, envelopeById, setClosed, signersOf } from '../store.ts'
import { type Outside, outsideOf, type RecipientReply } from './api.ts'
import { ended } from './hand-over.ts'
import { FOLLOW_JOB, FOLLOW_MS, followKey } from './provider.ts'
import { setDiffers, setSigner, tellSigner } from './store.ts'

type Change = CommandContext & { services: Services; now: Date }
type Looked = Awaited<ReturnType<Outside['look']>>

const system = { kind: 'system' } as const
const MOST_BYTES = 50 * 1024 * 1024

/** How an envelope stands at the provider, by its word now: asked every quarter of an hour, and when it says that something happened. */
export async function followOutside(services: Services, envelopeId: number): Promise<void> {
  const envelope = await envelopeById(services.database.read(system), envelopeId)
  const outside = outsideOf(services)
  if (envelope.state !== 'sent' || !envelope.outsideRef || !outside) return
  const looked = await outside.look(envelope.outsideRef)
  if (looked.status === 'voided' || looked.status === 'deleted')
    return ended(services, envelopeId, looked.voidedReason || `It was cancelled at ${envelope.outside}.`)
  const isHeld = await tellSigners(services, envelopeId, looked)
  if (looked.status === 'completed' && !isHeld) return fetchSigned(services, outside, envelope)
}

/** Takes over what is new about the signers; true: something about them waits, and nothing was taken over. */
const tellSigners = (services: Services, id: number, looked: Looked): Promise<boolean> =>
  systemChange(services, FOLLOW_JOB, async (change) => {
    const { db, now, audit, enqueue } = change
    const envelope = await envelopeById(db, id, 'for update')
    audit({ subject: `envelope:${id}`, after: { status: looked.status }, companyId: envelope.companyId })
    if (envelope.state !== 'sent') return true
    const signers = await signersOf(db, id)
    const { differs, problem } = await doubts(change, envelope, signers, looked)
    const isHeld = differs.length > 0 || problem !== ''
    for (const signer of isHeld ? [] : signers) {
      const told = looked.signers.find(({ recipientId }) => recipientId === signer.position)
      if (told) await tellOne(change, envelope, signer, told)
    }
    // What is dated in the future counts later, without another word from there.
    if ((!isOver(looked) || problem !== '') && !isExpired(envelope, now)) {
      const runAt = new Date(now.getTime() + FOLLOW_MS)
      enqueue(FOLLOW_JOB, { envelopeId: id }, { key: followKey(id), runAt })
    }
    return isHeld
  })

const isOver = ({ status }: Looked): boolean => ['completed', 'declined', 'voided', 'deleted'].includes(status)

/** What is new about one signer, with the provider's own times. */
async function tellOne(change: Change, envelope: EnvelopeRow, asked: Signer, told: RecipientReply): Promise<void> {
  const { db, now, mail } = change
  if (asked.state === 'signed' || asked.state === 'declined') return
  // Another one gets here only after a person has accepted it.
  const signer = isSame(asked, told) ? asked : { ...asked, name: told.name, email: told.email }
  if (signer !== asked) await setSigner(db, signer.id, told)
  const { sentDateTime: askedAt, deliveredDateTime: openedAt, signedDateTime, status } = told
  const isSigned = status === 'completed' || status === 'signed'
  const signedAt = isSigned ? (signedDateTime ?? now) : undefined
  const state = isSigned ? 'signed' : status === 'declined' ? 'declined' : askedAt ? 'asked' : signer.state
  const who = `${signer.name} <${signer.email}>`
  const reason = told.declinedReason ?? ''
  await tellSigner(db, signer.id, state, { askedAt, openedAt, signedAt }, reason)
  if (askedAt && signer.askedAt === null) await addEnvelopeEvent(db, envelope.id, { kind: 'asked', who, at: askedAt })
  if (openedAt && signer.openedAt === null)
    await addEnvelopeEvent(db, envelope.id, { kind: 'opened', who: signer.name, at: openedAt })
  if (signedAt) await addEnvelopeEvent(db, envelope.id, { kind: 'signed', who: signer.name, at: signedAt })
  if (state !== 'declined') return
  await setClosed(db, envelope.id, 'declined', now, reason)
  await addEnvelopeEvent(db, envelope.id, { kind: 'declined', who: signer.name, at: now, note: reason })
  const { senderEmail } = await askingOffice(db, envelope.id)
  if (senderEmail)
    await mail(declined(envelope, { name: envelope.createdByName, email: senderEmail }, signer.name, reason))
}

/** The signed file is looked at like any that is sent to us: it comes from somebody else's machine. */
async function fetchSigned(services: Services, outside: Outside, envelope: EnvelopeRow): Promise<void> {
  const body = await outside.file(envelope.outsideRef ?? '')
  if (!body) throw new Error('the signing provider sent no file')
  const stored = await receiveUpload(services, {
    stream: Readable.fromWeb(body as ReadableStream),
    fileName: `${plainFileName(`${envelope.title} signed`) || 'signed'}.pdf`,
    tenant: tenantOf(envelope.companyId, null),
    maximumSize: MOST_BYTES,
    allowed: ['pdf'],
    inspect: inspectUpload,
  }).catch((error: unknown) => {
    if (error instanceof UploadRefused) return error.message
    throw error
  })
  if (typeof stored === 'string')
    return hold(services, envelope.id, `The signed file from ${envelope.outside} was not kept. ${stored}`)
  await orForget(services, stored, () => keepSigned(services, envelope.id, stored))
}

const keepSigned = (services: Services, id: number, file: ReceivedFile): Promise<void> =>
  systemChange(services, FOLLOW_JOB, async (change) => {
    const { db, now, audit } = change
    const envelope = await envelopeById(db, id, 'for update')
    if (envelope.state !== 'sent') throw new Error('The envelope was ended while its file was fetched.')
    const { documentId, versionId } = await finish(db, envelope, file, now)
    if (versionId !== null) prepareLater(change, { versionId, companyId: envelope.companyId })
    audit({ subject: `envelope:${id}`, after: { documentId }, companyId: envelope.companyId })
    if (envelope.createdBy === null) return
    const text = `Everybody has signed “${envelope.title}” with ${envelope.outside}.`
    await notify(change, envelope.createdBy, { kind: 'cases', text, link: `/docuSignPageView/${id}` })
  })

/** How far its clock and ours may differ. */
const TOLERANCE_MS = 5 * 60_000
const MOST_DIFFERENCES = 50

/** What of its word is not taken: kept with the envelope, and told once to whoever sent it. */
export async function doubts(change: Change, envelope: EnvelopeRow, signers: readonly Signer[], looked: Looked) {
  const { db, now } = change
  const { id, outside, outsideAccepted, title } = envelope
  const said = signerDifferences(outside, signers, looked.signers, looked.others).slice(0, MOST_DIFFERENCES)
  const differs = said.filter((each) => !outsideAccepted.includes(each))
  const early = looked.signers.find(({ signedDateTime: at }) => at && at.getTime() > now.getTime() + TOLERANCE_MS)
  const problem = early
    ? `${outside} dates the signature of ${early.name} in the future. It counts once that time has come.`
    : ''
  const isKnown = differs.every((each) => envelope.differs.includes(each))
  if (!isKnown || differs.length !== envelope.differs.length || problem !== envelope.problem)
    await setDiffers(db, id, differs, problem)
  if (!isKnown) {
    await addEnvelopeEvent(db, id, { kind: 'differs', who: outside, at: now, note: differs.join(' ').slice(0, 1000) })
    await tellSender(
      change,
      envelope,
      `“${title}”: ${outside} names other signers than you asked. Look at them before it counts as signed.`,
    )
  }
  if (problem !== '' && problem !== envelope.problem) await tellSender(change, envelope, `“${title}”: ${problem}`)
  return { differs, problem }
}

/** Its file is not taken: nothing is finished here with it, and who sent the envelope hears why. */
export const hold = (services: Services, id: number, problem: string): Promise<void> =>
  systemChange(services, FOLLOW_JOB, async (change) => {
    const envelope = await envelopeById(change.db, id, 'for update')
    change.audit({ subject: `envelope:${id}`, after: { problem }, companyId: envelope.companyId })
    if (envelope.state !== 'sent') return
    await setDiffers(change.db, id, [], problem)
    await tellSender(change, envelope, `“${envelope.title}”: ${problem}`)
  })

const tellSender = async (change: Change, { id, createdBy }: EnvelopeRow, text: string): Promise<void> => {
  if (createdBy === null) return
  await notify(change, createdBy, { kind: 'cases', text: text.slice(0, 500), link: `/docuSignPageView/${id}` })
}
