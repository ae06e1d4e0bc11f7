import { caseTypeById } from '#case-types/all.ts'
import type { Fact } from '#engine/fact.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { background } from '#facts/background.ts'
import { petition } from '#facts/petition.ts'
import { workPermitHistory } from '#facts/work-permit.ts'
import type { RelatedCases } from '#preparation/filing-file/server/related-cases-store.ts'

/** The question about earlier filings of each form that has one. */
const asked: Readonly<Record<string, Fact>> = {
  'i-129': petition.petitionedBefore,
  'i-485': background.adjustmentFiled,
  'i-765': workPermitHistory.appliedForWorkPermit,
}

/** What a form says to having been filed before; undefined where it does not ask, or nobody has answered. */
export function everFiled(formId: string, look: KnownFacts): unknown {
  const fact = asked[formId]
  return fact && look.value(fact)
}

/** What is known to have been filed for the person, by the form it was filed on. */
export const priorFilings = (filings: RelatedCases['filings']) =>
  filings.map(({ receiptNumber, typeId }, n) => ({
    id: String(n),
    form: caseTypeById(typeId)?.forms.find(({ part }) => part === 'main')?.form ?? '',
    receipt: receiptNumber,
  }))
