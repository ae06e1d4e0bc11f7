import type { Working } from '#case-file/cases/server/case-contacts.ts'
import type { GuardFacts } from '#case-types/status/guards.ts'
import type { MoveData } from '../contract.ts'
import { moveGuards, type WantedMove } from './move-parts.ts'

/**
 * What the guards of a move look at: what the product knows, what whoever moves the case vouches for, and what was
 * waived with a reason.
 */
export async function guardFacts(context: Working, wanted: WantedMove): Promise<GuardFacts> {
  const { to, data, byPackage } = wanted
  const known: GuardFacts = { ...vouchedFor(data), packageGoesOut: byPackage }
  for (const guard of moveGuards.of(context.services)) Object.assign(known, await guard(context, wanted))
  if (to === 3 && data.documentsWaived) known.openRequiredItems = []
  return known
}

function vouchedFor(data: MoveData): GuardFacts {
  return {
    ...(data.signedByHand && { unsignedBlocks: [] }),
    ...(data.feesApproved && { feesComputed: true, feesApproved: true }),
    channelChosen: data.channel !== undefined,
    proofOfFiling: data.proofOfFiling,
    preparedElsewhere: data.preparedElsewhere,
    receiptNumber: data.receiptNumber,
    receiptDate: data.receiptOn,
    rejectionReason: data.reason,
    withdrawalLetterSigned: data.withdrawalLetterSigned,
    reason: data.reason,
  }
}
