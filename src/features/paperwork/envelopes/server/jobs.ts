import { notify } from '#identity/notifications/server/notify.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { isExpired, nextSigner } from '../rules.ts'
import { COMPLETE_JOB, completeEnvelope } from './complete.ts'
import { type Outside, OutsideRefused, outsideOf } from './outside/api.ts'
import { followOutside } from './outside/follow.ts'
import { handOver } from './outside/hand-over.ts'
import { FOLLOW_JOB, HAND_OVER_JOB, RESEND_JOB, TAKE_BACK_JOB } from './outside/provider.ts'
import { providerOf, REMIND_JOB } from './provider.ts'
import { addEnvelopeEvent, type EnvelopeRow, envelopeById, setClosed, signersOf } from './store.ts'

export const EXPIRE_JOB = 'envelopes.expire'
export { COMPLETE_JOB }

type OfEnvelope = { envelopeId: number }

export const envelopeJobs = {
  [COMPLETE_JOB]: (services, { envelopeId }: OfEnvelope) => completeEnvelope(services, envelopeId),
  [REMIND_JOB]: (services, { envelopeId }: OfEnvelope) => remindSigner(services, envelopeId),
  [EXPIRE_JOB]: async (services, { envelopeId }: OfEnvelope) => {
    // Who signed outside in the last minutes has signed.
    await followOutside(services, envelopeId)
    await expireEnvelope(services, envelopeId)
  },
  [HAND_OVER_JOB]: (services, { envelopeId }: OfEnvelope) => handOver(services, envelopeId),
  [FOLLOW_JOB]: (services, { envelopeId }: OfEnvelope) => followOutside(services, envelopeId),
  [TAKE_BACK_JOB]: (services, { envelopeId }: OfEnvelope) =>
    tellThere(services, envelopeId, TAKE_BACK_JOB, (outside, ref, { closedReason }) =>
      outside.cancel(ref, closedReason || 'Not signed in time'),
    ),
  [RESEND_JOB]: (services, { envelopeId }: OfEnvelope) =>
    tellThere(services, envelopeId, RESEND_JOB, (outside, ref) => outside.remind(ref)),
} satisfies Jobs

/** Whoever has been asked and has not signed hears of it again; the next reminder is put on the queue with this one. */
export function remindSigner(services: Services, envelopeId: number): Promise<void> {
  return systemChange(services, REMIND_JOB, async (change) => {
    const envelope = await envelopeById(change.db, envelopeId, 'for update')
    const signer = nextSigner(await signersOf(change.db, envelopeId))
    change.audit({ subject: `envelope:${envelopeId}`, companyId: envelope.companyId })
    if (envelope.state !== 'sent' || isExpired(envelope, change.now) || signer?.state !== 'asked') return
    await providerOf(envelope).remind(change, envelope, signer)
  })
}

/** Ends an envelope whose time is over, and tells who sent it. One that all have signed is only waiting for its file. */
export function expireEnvelope(services: Services, envelopeId: number): Promise<void> {
  return systemChange(services, EXPIRE_JOB, async (change) => {
    const { db, now, audit, enqueue } = change
    const envelope = await envelopeById(db, envelopeId, 'for update')
    audit({ subject: `envelope:${envelopeId}`, companyId: envelope.companyId })
    if (envelope.state !== 'sent' || !isExpired(envelope, now)) return
    const signer = nextSigner(await signersOf(db, envelopeId))
    if (!signer) return
    await setClosed(db, envelopeId, 'expired', now)
    await addEnvelopeEvent(db, envelopeId, { kind: 'expired', who: '', at: now })
    if (envelope.outside) enqueue(TAKE_BACK_JOB, { envelopeId }, { key: `envelope-take-back:${envelopeId}` })
    if (envelope.createdBy === null) return
    const text = `“${envelope.title}” was not signed in time: ${signer.name} did not sign.`
    await notify(change, envelope.createdBy, { kind: 'cases', text, link: `/docuSignPageView/${envelopeId}` })
  })
}

type Telling = (outside: Outside, ref: string, envelope: EnvelopeRow) => Promise<void>

/** Says something to the provider about an envelope that it has. One that is over there already refuses, and is over. */
async function tellThere(
  services: Services,
  id: number,
  job: typeof TAKE_BACK_JOB | typeof RESEND_JOB,
  tell: Telling,
): Promise<void> {
  const envelope = await envelopeById(services.database.read({ kind: 'system' }), id)
  const outside = outsideOf(services)
  if (!outside || !envelope.outsideRef) return
  let refused = ''
  try {
    await tell(outside, envelope.outsideRef, envelope)
  } catch (error) {
    if (!(error instanceof OutsideRefused)) throw error
    refused = error.message
  }
  await systemChange(services, job, async ({ audit }) =>
    audit({ subject: `envelope:${id}`, after: { refused }, companyId: envelope.companyId }),
  )
}
