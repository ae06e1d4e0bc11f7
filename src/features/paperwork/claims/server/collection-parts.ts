import type { NewItem } from '#case-file/cases/open-items.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { isDecided } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { inDollars } from '../money.ts'
import { figuresOn } from '../sums.ts'
import { matterOf } from './collection-store.ts'

/** Recovered is what nothing is owed of any more, by the invoices and payments themselves (case-types.md §16). */
export const debtStops = moveGuards(async ({ db, today }, { file }) => {
  if (!caseTypeById(file.typeId)?.settlesDebt) return {}
  return { outstandingCents: figuresOn(today, await matterOf(db, file.id)).outstandingCents }
})

/** What waits in a collection: an installment that did not come, a rate or a day of limitation that nobody has confirmed. */
export const collectionOpen = openItems(async (system, { file, today }) => {
  if (!caseTypeById(file.typeId)?.settlesDebt || isDecided(file.status)) return []
  const matter = await matterOf(system, file.id)
  const { installments, outstandingCents } = figuresOn(today, matter)
  const link = `${casePath(file)}?tab=collection`
  const item = (key: string, side: NewItem['side'], title: string, verb: string, dueOn?: string): NewItem => ({
    ...{ key: `collection:${key}`, kind: 'task', side, title, verb, link, ...(dueOn && { dueOn }) },
  })
  const missed = installments.filter(({ state }) => state === 'missed')
  const lastDemand = matter.demands.at(-1)
  const isUnanswered = lastDemand && lastDemand.payBy < today && outstandingCents > 0 && installments.length === 0
  return [
    ...missed.map(({ dueOn, amountCents, paidCents }) =>
      item(
        `missed ${dueOn}`,
        'firm',
        `Ask for the installment of ${inDollars(amountCents - paidCents)} that was due ${showDate(dueOn)}`,
        'Open',
        dueOn,
      ),
    ),
    ...(isUnanswered
      ? [
          item(
            'unanswered',
            'attorney',
            `Decide what follows: ${inDollars(outstandingCents)} was not paid by ${showDate(lastDemand.payBy)}`,
            'Decide',
            lastDemand.payBy,
          ),
        ]
      : []),
    ...(matter.invoices.length === 0 ? [item('invoices', 'employer', 'Enter the unpaid invoices', 'Enter')] : []),
    ...(matter.rates.some(({ confirmed }) => !confirmed)
      ? [item('rate', 'attorney', 'Confirm the rate of interest, or take it out', 'Confirm')]
      : []),
    ...(matter.invoices.length > 0 && matter.terms.limitationOn === null
      ? [item('limitation', 'attorney', 'Enter the day on which the claim is barred', 'Enter')]
      : []),
  ]
})
