import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isDecided } from '#case-types/status/statuses.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { type AgreedDate, agreedDates } from '#preparation/deadlines/dates-from-above.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { inDollars } from '../money.ts'
import type { Asked } from '../review-records.ts'
import { figuresOn } from '../sums.ts'
import { matterOf } from './collection-store.ts'
import { reviewOf } from './review-store.ts'

/** The days of a collection (case-types.md §16): the demand's, the installments', and the one on which the claim is barred. */
export const datesOfMatters = agreedDates(async (db, row, today) => {
  if (isDecided(row.status)) return []
  if (row.typeId === CaseType.contractReview) return reviewDates(db, row)
  if (!caseTypeById(row.typeId)?.settlesDebt) return []
  const { terms, demands, ...matter } = await matterOf(db, row.id)
  const { outstandingCents, installments } = figuresOn(today, { ...matter })
  if (outstandingCents === 0) return []
  const demand = demands.at(-1)
  return [
    ...(demand && installments.length === 0
      ? [date('demand', 'The debtor is asked to pay by', demand.payBy, 'case-types.md §16', 'days given in the demand')]
      : []),
    ...installments
      .filter(({ state }) => state !== 'paid')
      .map(({ dueOn, amountCents, paidCents }) =>
        date(
          `installment ${dueOn}`,
          `Installment of ${inDollars(amountCents - paidCents)} is due`,
          dueOn,
          '',
          'agreed',
        ),
      ),
    ...(terms.limitationOn
      ? [
          {
            ...date('limitation', 'The claim is barred after', terms.limitationOn, terms.limitationRule, 'entered'),
            ...({ severity: 'statutory', kind: 'expires' } as const),
          },
        ]
      : []),
  ]
})

const date = (part: string, title: string, on: Day, citation: string, words: string): AgreedDate => ({
  ...{ rule: 'CT-16', part, title, severity: 'internal', kind: 'due', citation, on, words },
})

/** The turnaround that was agreed (case-types.md §17); nobody waits for a day that nobody asked for. */
async function reviewDates(db: Db, row: CaseColumns): Promise<AgreedDate[]> {
  const { asked, deliveredOn } = await reviewOf(db, row.id)
  if (deliveredOn !== null) return []
  const on = await reviewDueOn(db, row, asked)
  const words = `${asked.workingDays} business days after it was asked for`
  return [{ ...date('turnaround', 'The review is due', on, '', words), rule: 'CT-17' }]
}

/** Agreed working days after the day it was asked for; without one, after the day the case was opened. */
export async function reviewDueOn(db: Db, row: CaseColumns, asked: Asked): Promise<string> {
  const from = asked.askedOn ?? (await dayOfCase(db, row.id, new Date(row.createdAt)))
  return addBusinessDays(from, asked.workingDays)
}
