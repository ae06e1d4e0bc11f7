import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { linesWithPayers, sameFees } from '#preparation/fees/fees.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { openPayments } from '#preparation/fees/server/payment-forms.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { signHereList } from '#preparation/signatures/sign-here.ts'

/** What the package vouches for when a case is marked as filed: approved fees, signatures that were seen. */
export async function attestedByPackage(
  db: Db,
  row: CaseColumns,
  keyring: Keyring,
  today: string,
): Promise<{ feesApproved: boolean; signedByHand: boolean }> {
  const opened = await openFilingFile(db, keyring, row, today)
  const due = feesDueOf(opened)
  const lines = linesWithPayers(due, opened.plan.payers)
  const open = signHereList(opened).filter(
    ({ caseFormId, block, optional }) =>
      !optional && !opened.signatures.some((each) => each.caseFormId === caseFormId && each.block === block),
  )
  return {
    feesApproved: due.complete && (lines.length === 0 || sameFees(opened.plan.approvedFees, lines)),
    signedByHand: open.length === 0 && openPayments(opened).length === 0,
  }
}
