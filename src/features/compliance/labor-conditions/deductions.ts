import { sameText } from '#formats/same-name.ts'
import { deductionAllowed, legalCosts } from '#rules/compliance/h1b-ledgers.ts'
import type { LcaRecord } from './records.ts'

export type DeductionLine = LcaRecord['conditions']['deductions'][number]

/** Whether a line may be taken: costs count together for a worker, and without the required wage nobody can say (HC-20). */
export function verdictOn(
  line: DeductionLine,
  all: readonly DeductionLine[],
  required: number | undefined,
): 'allowed' | 'not allowed' | 'wages missing' {
  const { kind, cents, paidCents, worker } = line
  const isCost = kind === 'attorney or filing cost'
  if (isCost && required === undefined) return 'wages missing'
  const taken = isCost ? legalCosts(all.filter((each) => sameText(each.worker, worker))) : cents
  return deductionAllowed(kind, taken, paidCents, required ?? 0) ? 'allowed' : 'not allowed'
}
