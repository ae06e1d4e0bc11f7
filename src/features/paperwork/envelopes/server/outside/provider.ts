import type { SigningProvider } from '../signing-provider.ts'
import { addEnvelopeEvent, setReminded } from '../store.ts'

export const HAND_OVER_JOB = 'envelopes.handOver'
export const FOLLOW_JOB = 'envelopes.follow'
export const TAKE_BACK_JOB = 'envelopes.takeBack'
export const RESEND_JOB = 'envelopes.resend'

/** How long until the provider is asked again; more often than this it does not want to be asked. */
export const FOLLOW_MS = 15 * 60_000

export const followKey = (envelopeId: number): string => `envelope-follow:${envelopeId}`

/**
 * A provider outside: it mails the links, shows the pages and makes the signed file. Nothing is asked of it while a
 * transaction is open: each step is put on the queue and asked again until it is done.
 */
export const outsideProvider: SigningProvider = {
  id: 'outside',
  /** It asks the signers in their order by itself. */
  ask: async ({ enqueue }, { id: envelopeId }) =>
    enqueue(HAND_OVER_JOB, { envelopeId }, { key: `envelope-hand-over:${envelopeId}` }),
  remind: async ({ db, now, enqueue }, envelope, signer) => {
    await setReminded(db, signer.id, now)
    await addEnvelopeEvent(db, envelope.id, { kind: 'reminded', who: `${signer.name} <${signer.email}>`, at: now })
    enqueue(RESEND_JOB, { envelopeId: envelope.id }, { key: `envelope-resend:${envelope.id}` })
  },
  cancel: async ({ enqueue }, { id: envelopeId }) =>
    enqueue(TAKE_BACK_JOB, { envelopeId }, { key: `envelope-take-back:${envelopeId}` }),
}
