import type { CaseFile, CaseForm } from '#case-file/cases/server/case-file.ts'
import { newestEditions } from '#case-file/form-library/server/edition-status.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { payment } from '#facts/payment.ts'
import { formNumber } from '#formats/form-names.ts'
import type { PackageItem } from '#paper/types.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { formItems, packageItems } from '#preparation/case-forms/server/write-form.ts'
import { paymentFormsOf } from '#preparation/fees/server/payment-forms.ts'
import { type FilingFile, filingDaysIn } from '#preparation/filing-file/server/filing-file.ts'

const CARD = 'g-1450'

/**
 * The payment forms of one form of the package, one for each application or petition (case-types.md §1.5). What the fees
 * say is printed; the data of a card never enters the product and is written by hand. Where the agency's blank is not in
 * the library, it is listed as to be added by hand: a page of ours never goes to the agency in its place.
 */
export async function paymentPieces(
  services: Services,
  db: Db,
  opened: FilingFile,
  formId: string,
): Promise<{ items: PackageItem[]; byHand: string[] }> {
  const { plan } = opened
  const paying = paymentFormsOf(opened).filter((each) => each.formId === formId)
  const edition = (await newestEditions(db, [CARD], filingDaysIn(opened)))(CARD)
  const items: PackageItem[] = []
  const byHand: string[] = []
  for (const { applicant, amountCents, label, paidWith } of paying) {
    const form = { ...NO_FORM, formId: CARD, edition, personId: personOf(opened, formId, applicant) }
    const written =
      plan.paymentMethod === 'Card' ? await formItems(services, payingFile(opened, form, amountCents), form) : undefined
    if (written && !written.template.proof) {
      items.push(...packageItems({ ...written, title: label }))
      byHand.push(`${label}: the card holder completes and signs Form ${formNumber(CARD)} by hand.`)
    } else {
      byHand.push(`${label}: Form ${formNumber(paidWith)}, completed and signed by hand, goes on top of the package.`)
    }
  }
  return { items, byHand }
}

/** The case as its payment form sees it: with what is paid, and for whom. */
function payingFile({ file, main, today }: FilingFile, form: CaseForm, totalCents: number): CaseFile {
  const paidFor = main?.formId === 'i-129' || main?.formId === 'i-140' ? 'Petitioner' : 'Applicant'
  const given: Readonly<Record<string, unknown>> = {
    [payment.paidFor.id]: paidFor,
    [payment.paymentAmount.id]: totalCents,
  }
  const answers: CaseFile['answers'] = (subject, factId) =>
    subject === `case/${file.case.id}` && factId in given
      ? { value: given[factId], source: 'derived', by: null, at: file.case.createdAt }
      : file.answers(subject, factId)
  return { ...file, answers, lookFor: () => knownFacts(answers, file.rolesOf(form), today) }
}

/** Whose application it is, where several people apply on the same form. */
const personOf = ({ file }: FilingFile, formId: string, applicant: string | undefined): number | null =>
  file.forms.find(
    (form) => form.formId === formId && (!applicant || file.lookFor(form).value(aboutPerson.fullName) === applicant),
  )?.personId ?? null

const NO_FORM = { id: 0, side: '', position: 0, percent: 0, status: 'Open' } as const
