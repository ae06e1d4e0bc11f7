import { createHash } from 'node:crypto'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { outsideEnvelope } from '../../outside-envelope.ts'
import { bytesOf } from '../bytes.ts'
import { lookInto } from '../look-apart.ts'
import { addEnvelopeEvent, type EnvelopeRow, envelopeById, fieldsOf, fileOf, setClosed, signersOf } from '../store.ts'
import { type Outside, OutsideRefused, outsideOf } from './api.ts'
import { FOLLOW_JOB, FOLLOW_MS, followKey, HAND_OVER_JOB, TAKE_BACK_JOB } from './provider.ts'
import { setOutsideRef, tellSigner } from './store.ts'

const system = { kind: 'system' } as const

/** Gives a document to the provider outside, once: whoever was killed in between finds the envelope it made. */
export async function handOver(services: Services, envelopeId: number): Promise<void> {
  const envelope = await envelopeById(services.database.read(system), envelopeId)
  if (envelope.state !== 'sent' || envelope.outside === '' || envelope.outsideRef) return
  const outside = outsideOf(services)
  if (!outside) return ended(services, envelopeId, 'The outside signing provider is not set up any more.')
  try {
    const ref = await madeThere(services, outside, envelope)
    await keepRef(services, envelopeId, ref)
  } catch (error) {
    if (!(error instanceof OutsideRefused)) throw error
    await ended(services, envelopeId, `${envelope.outside} did not take it: ${error.message}`)
  }
}

async function madeThere(services: Services, outside: Outside, envelope: EnvelopeRow): Promise<string> {
  const db = services.database.read(system)
  const transactionId = transactionOf(services, envelope.id)
  const known = await outside.find(transactionId)
  if (known) return known.envelopeId
  const file = await bytesOf(services, await fileOf(db, envelope.fileId))
  const [signers, fields] = [await signersOf(db, envelope.id), await fieldsOf(db, envelope.id)]
  // The reader takes the bytes away.
  const { seen: pages } = await lookInto(Uint8Array.from(file))
  return outside.make(outsideEnvelope({ envelope, signers, fields, pages, file, transactionId }))
}

/** The same for the same envelope of the same installation, and for no other. */
const transactionOf = ({ config }: Services, envelopeId: number): string =>
  createHash('sha256').update(`${config.publicUrl} ${envelopeId}`).digest('hex').slice(0, 36)

const keepRef = (services: Services, id: number, ref: string): Promise<void> =>
  systemChange(services, HAND_OVER_JOB, async ({ db, now, audit, enqueue }) => {
    const envelope = await envelopeById(db, id, 'for update')
    await setOutsideRef(db, id, ref)
    audit({ subject: `envelope:${id}`, after: { outside: envelope.outside }, companyId: envelope.companyId })
    // Cancelled while it was on its way there.
    if (envelope.state !== 'sent') return enqueue(TAKE_BACK_JOB, { envelopeId: id })
    const [first] = await signersOf(db, id)
    if (first) {
      await tellSigner(db, first.id, 'asked', { askedAt: now })
      await addEnvelopeEvent(db, id, { kind: 'asked', who: `${first.name} <${first.email}>`, at: now })
    }
    const runAt = new Date(now.getTime() + FOLLOW_MS)
    enqueue(FOLLOW_JOB, { envelopeId: id }, { key: followKey(id), runAt })
  })

/** It is not signed there; who sent it hears why. */
export const ended = (services: Services, id: number, reason: string): Promise<void> =>
  systemChange(services, HAND_OVER_JOB, async (change) => {
    const { db, now, audit } = change
    const envelope = await envelopeById(db, id, 'for update')
    audit({ subject: `envelope:${id}`, reason, companyId: envelope.companyId })
    if (envelope.state !== 'sent') return
    await setClosed(db, id, 'voided', now, reason.slice(0, 1000))
    await addEnvelopeEvent(db, id, { kind: 'voided', who: envelope.outside, at: now, note: reason.slice(0, 1000) })
    if (envelope.createdBy === null) return
    const text = `“${envelope.title}” is not signed: ${reason}`
    await notify(change, envelope.createdBy, { kind: 'cases', text, link: `/docuSignPageView/${id}` })
  })
