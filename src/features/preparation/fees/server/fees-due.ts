import { type KnownFacts, toldIn } from '#engine/known-facts.ts'
import { adjustment } from '#facts/adjustment.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { person } from '#facts/person.ts'
import type { Db } from '#platform/database/database.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { ownRowsOn } from '#preparation/filing-file/server/rule-values-store.ts'
import { appliesAbroad, type ConsularFee, consularFeesFor, consularSettings } from '#rules/fees/consular.ts'
import type { FeeFacts } from '#rules/fees/fee-facts.ts'
import type { FeesDue } from '#rules/fees/fees-for.ts'
import { feeFactsFrom } from '#rules/fees/from-facts.ts'
import { feesOfCase } from '#rules/fees/of-case.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import type { Fees } from '../contract.ts'

/** The fees of a case on the day of its filing, from its facts, its options and its forms. */
export function feesDueOf(filing: FilingFile): FeesDue {
  const { type, options, look, filingDate, feeSettings: settings, row } = filing
  const due = feesOfCase({
    ...{ type, options, value: valueIn(look), filingDate, settings },
    applicants: applicantsOf(filing),
  })
  if (row.mode === 'LEGAL') return due
  return { ...due, toConfirm: due.toConfirm.map((each) => ({ ...each, sentence: withoutAttorney(each.sentence) })) }
}

/** What whoever applies for a visa abroad pays there. */
export async function feesAbroadOf(db: Db, { type, known, look, filingDate, row }: FilingFile): Promise<ConsularFee[]> {
  const value = valueIn(look)
  if (!type.feesAbroad || !appliesAbroad(value, feeFactsFrom(value).consular ?? known.consular)) return []
  const own = await ownRowsOn(db, consularSettings, row.lawFirmId, filingDate)
  return consularFeesFor(type, known, { abroad: true, on: filingDate, own })
}

const valueIn = (look: KnownFacts) => (id: string) => {
  const fact = allFacts.get(id) ?? allDerived.get(id)
  return fact && toldIn(fact, look.answer(fact))
}

/** Who applies on forms that are paid for each person; one alone needs no name. */
function applicantsOf({ file, row, look }: FilingFile): FeeFacts['applicants'] {
  // Who only sponsors pays nothing.
  const own = file.forms.filter(({ side, formId }) => side === '' && formId !== 'i-907' && formId !== 'i-864')
  const people = [...new Set(own.map(({ personId }) => personId ?? row.personId))].filter((id) => id !== null)
  if (people.length < 2) return row.principalCaseId !== null && goesWithParent(look) ? [childOf(look)] : undefined
  return people.map((id) => {
    const forms = own.filter(({ personId }) => (personId ?? row.personId) === id)
    const look = forms[0] && file.lookFor(forms[0])
    const name = look?.value(aboutPerson.fullName)
    const bornOn = look?.value(person.birthDate)
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof bornOn === 'string' && { bornOn }),
      forms: forms.map(({ formId }) => formId),
    }
  })
}

/** A derivative's application goes with the principal's; whether the younger one's fee is due, the age decides. */
const goesWithParent = (look: KnownFacts) => look.value(adjustment.adjustsAs) === 'Derivative'

function childOf(look: KnownFacts): NonNullable<FeeFacts['applicants']>[number] {
  const bornOn = look.value(person.birthDate)
  return { withParent: true, ...(typeof bornOn === 'string' && { bornOn }) }
}

/** Fees as a case's own call and the estimate before opening answer them. */
export const listedFees = (due: FeesDue, filingDate: string): Fees => ({
  lines: due.lines.map(({ code, form, applicant, amountCents, explanation, payer, why, citation }) => ({
    code,
    form,
    ...(applicant && { applicant }),
    amountCents,
    explanation,
    payer,
    why,
    citation,
  })),
  totalCents: due.totalCents,
  open: due.open.map(({ code, question }) => ({ code, question })),
  toConfirm: [...due.toConfirm],
  complete: due.complete,
  filingDate,
})
