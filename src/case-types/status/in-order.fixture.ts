import type { GuardFacts } from './guards.ts'

/** A case in which no guard has anything to say. */
export const everythingInOrder: GuardFacts = {
  openRequiredItems: [],
  openErrors: [],
  unsignedBlocks: [],
  feesComputed: true,
  feesApproved: true,
  outdatedEditions: [],
  channelChosen: true,
  packageGoesOut: true,
  proofOfFiling: '1Z 999',
  receiptNumber: 'IOE0912345678',
  receiptDate: '2026-11-16',
  rejectionReason: 'wrong fee',
  withdrawalLetterSigned: true,
  outstandingCents: 0,
}
