import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { addDays, type Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import type { ClaimInLetter } from '../in-letters.ts'
import { figuresOn } from '../sums.ts'
import { matterOf } from './collection-store.ts'
import { reviewOf } from './review-store.ts'

/** The account of a collection or the findings of a review, as its letters tell them. */
export async function claimInLetters(db: Db, { id, typeId }: CaseColumns, today: Day): Promise<ClaimInLetter> {
  if (typeId === CaseType.contractReview) {
    const { asked, findings } = await reviewOf(db, id)
    return { review: { parties: asked.parties, findings } }
  }
  if (!caseTypeById(typeId)?.settlesDebt) return {}
  const matter = await matterOf(db, id)
  const sums = figuresOn(today, matter)
  const confirmed = matter.rates.filter((rate) => rate.confirmed)
  return {
    collection: {
      ...{ debtor: matter.debtor, contract: matter.terms.contract, sums },
      next: sums.installments.find(({ state }) => state === 'open'),
      interestSource: confirmed.map(({ source }) => source).join('; '),
      payBy: addDays(today, matter.terms.payDays),
    },
  }
}
