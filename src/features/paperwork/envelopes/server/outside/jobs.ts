import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type EnvelopeRow, envelopeById } from '../store.ts'
import { type Outside, OutsideRefused, outsideOf } from './api.ts'
import { followOutside } from './follow.ts'
import { handOver } from './hand-over.ts'
import { FOLLOW_JOB, HAND_OVER_JOB, RESEND_JOB, TAKE_BACK_JOB } from './provider.ts'


export const outsideJobs: Jobs = {
  [HAND_OVER_JOB]: (services, { envelopeId }: OfEnvelope) => handOver(services, envelopeId),
  [FOLLOW_JOB]: (services, { envelopeId }: OfEnvelope) => followOutside(services, envelopeId),
  [TAKE_BACK_JOB]: (services, { envelopeId }: OfEnvelope) =>
    tellThere(services, envelopeId, TAKE_BACK_JOB, (outside, ref, { closedReason }) =>
      outside.cancel(ref, closedReason || 'Not signed in time'),
    ),
  [RESEND_JOB]: (services, { envelopeId }: OfEnvelope) =>
    tellThere(services, envelopeId, RESEND_JOB, (outside, ref) => outside.remind(ref)),
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
