import type { GuardFacts } from '#case-types/guards.ts'
import { type CheckStage, openErrorsOf } from '#case-work/filings/server/check.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import type { MoveData } from '../move-contract.ts'
import { guardSources } from './guard-sources.ts'
import type { CaseColumns } from './visible.ts'

type Asked = { to: number; data: MoveData; keyring: Keyring; today: string }

/**
 * What the guards of a move look at: what the product knows, what whoever moves the case vouches for, and what was
 * waived with a reason.
 */
export async function guardFacts(db: Db, file: CaseColumns, asked: Asked): Promise<GuardFacts> {
  const { to, data, keyring, today } = asked
  const known: GuardFacts = { ...vouchedFor(data) }
  for (const source of guardSources) Object.assign(known, await source(db, file, to))
  if (to === 3 && data.documentsWaived) known.openRequiredItems = []
  const going = goingOut(file, asked)
  if (going) Object.assign(known, await openErrorsOf(db, keyring, going.row, { today, stage: going.stage }))
  return known
}

type GoingOut = { row: CaseColumns; stage: CheckStage }

/** Whatever way a case goes out, the whole check runs: before filing with signatures, fees and the day of filing. */
export function goingOut(
  row: CaseColumns,
  { to, data, today }: Pick<Asked, 'to' | 'data' | 'today'>,
): GoingOut | undefined {
  if (row.status >= to || (to !== 5 && to !== 6)) return undefined
  if (to === 5) return { row, stage: 'review' }
  // A day that has not come yet is refused with the move itself.
  const filedOn = data.filedOn !== undefined && data.filedOn <= today ? data.filedOn : today
  return { row: { ...row, filedOn }, stage: 'filing' }
}

function vouchedFor(data: MoveData): GuardFacts {
  return {
    ...(data.signedByHand && { unsignedBlocks: [] }),
    ...(data.feesApproved && { feesComputed: true, feesApproved: true }),
    channelChosen: data.channel !== undefined,
    proofOfFiling: data.proofOfFiling,
    receiptNumber: data.receiptNumber,
    receiptDate: data.receiptOn,
    rejectionReason: data.reason,
    withdrawalLetterSigned: data.withdrawalLetterSigned,
    reason: data.reason,
  }
}
