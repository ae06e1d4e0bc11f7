import type { GuardFacts } from '#case-types/guards.ts'
import { openErrorsOf } from '#features/filings/server/check.ts'
import { roleIds } from '#features/roles/policy.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { editionRefused } from '#rules/prefiling/editions.ts'
import type { MoveData } from '../move-contract.ts'
import { caseForms } from './case-file.ts'
import { guardSources } from './guard-sources.ts'
import type { CaseColumns } from './visible.ts'

type Asked = { to: number; data: MoveData; roleId: number; keyring: Keyring; today: string }

/**
 * What the guards of a move look at: what the product knows, what whoever moves the case vouches for, and what was
 * waived with a reason.
 */
export async function guardFacts(db: Db, file: CaseColumns, asked: Asked): Promise<GuardFacts> {
  const { to, data, roleId, keyring, today } = asked
  const known: GuardFacts = { ...vouchedFor(data) }
  for (const source of guardSources) Object.assign(known, await source(db, file, to))
  if (to === 3 && data.documentsWaived) known.openRequiredItems = []
  if (to === 5 && file.status < 5) {
    known.openErrors ??= await openErrorsOf(db, keyring, file, { today, stage: 'review' })
    if (data.errorsWaived && roleId === roleIds.attorney) known.openErrors = []
  }
  if (to === 6) known.outdatedEditions ??= await outdatedEditions(db, file.id, data.filedOn ?? today)
  return known
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

async function outdatedEditions(db: Db, caseId: number, on: string): Promise<string[]> {
  const forms = await caseForms(db, caseId)
  return forms.flatMap(({ formId, edition }) =>
    edition === '' ? [] : (editionRefused(formId, asPrinted(edition), on) ?? []),
  )
}

/** Folders are named 2026-02-27; the form says 02/27/26. */
const asPrinted = (edition: string) => edition.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1')
