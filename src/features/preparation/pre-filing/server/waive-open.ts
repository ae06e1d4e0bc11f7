import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Day } from '#formats/day.ts'
import { ended } from '#formats/words.ts'
import type { Transaction } from '#platform/database/database.ts'
import { blocking, unacknowledged } from '#rules/prefiling/check.ts'
import { type Checking, checkFiling, notChecked } from './check.ts'
import type { CheckStage } from './views.ts'
import { addWaiver, type NewWaiver } from './waiver-store.ts'

/** What a waiver of a rule that was not checked says. */
export const uncheckedSentence = (message: string): string => `Not checked: ${ended(message)}`

type Waiving = Pick<NewWaiver, 'reason' | 'roleId' | 'at' | 'by' | 'byName'> & { stage: CheckStage; today: Day }

/** One reason for everything that is open now: each finding gets its own waiver, so that a later one is not waived along. */
export async function waiveOpenFindings(
  tx: Transaction,
  services: Checking,
  row: CaseColumns,
  { stage, today, ...waiver }: Waiving,
): Promise<void> {
  const { findings, unchecked, waivers } = await checkFiling(tx, services, row, { today, stage })
  const open = [...blocking(findings, waivers), ...unacknowledged(findings, waivers)]
  for (const { key, rule, sentence } of open.filter(({ waivable }) => waivable))
    await addWaiver(tx, row.id, { ...waiver, finding: key, rule, sentence })
  for (const { key, rule, message } of stage === 'filing' ? notChecked(unchecked, waivers, row) : [])
    await addWaiver(tx, row.id, { ...waiver, finding: key, rule, sentence: uncheckedSentence(message) })
}
