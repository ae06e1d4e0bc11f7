import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { signerDifferences } from '../../outside-envelope.ts'
import type { Signer } from '../../records.ts'
import { addEnvelopeEvent, type EnvelopeRow, envelopeById } from '../store.ts'
import type { Outside } from './api.ts'
import { FOLLOW_JOB } from './provider.ts'
import { setDiffers } from './store.ts'

type Change = CommandContext & { services: Services; now: Date }
type Looked = Awaited<ReturnType<Outside['look']>>

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
