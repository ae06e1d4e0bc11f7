import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { company } from '#facts/company.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { attorney } from '#facts/firm.ts'
import { linesWithPayers, sameFees } from '#preparation/fees/fees.ts'
import { paymentFormsOf } from '#preparation/fees/server/payment-forms.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { signHereList } from '#preparation/signatures/sign-here.ts'
import type { FeesDue } from '#rules/fees/fees-for.ts'
import { paymentsOf } from '#rules/fees/fees-for.ts'
import { filing } from '#rules/prefiling/needs.ts'

/** Signatures, appearances, payments and the address, once the package is put together. */
export function readyToGo(opened: FilingFile, due: FeesDue): Record<string, unknown> {
  const { plan, file, signatures, main } = opened
  const here = signHereList(opened).filter(({ optional }) => !optional)
  const signed = (caseFormId: number, block: string) =>
    signatures.find((each) => each.caseFormId === caseFormId && each.block === block)
  const lines = linesWithPayers(due, plan.payers)
  const approved = sameFees(plan.approvedFees, lines)
  return {
    [filing.signatures.id]: [
      ...here.map(({ caseFormId, formId, block, words, name, party, bornOn }) => {
        const found = signed(caseFormId, block)
        return {
          id: `${caseFormId}/${block}`,
          form: formId,
          signer: `${name || party} (${words})`,
          signedBy: party === 'Other' ? undefined : party,
          kind: found?.kind ?? 'None',
          signedOn: found?.signedOn,
          bornOn,
        }
      }),
      ...paymentsView(opened),
    ],
    [filing.appearances.id]: file.forms
      .filter(({ formId }) => formId === 'g-28')
      .map((form) => appearanceView(opened, form, here, signed)),
    [filing.feeLines.id]: approved
      ? (plan.approvedFees ?? []).map(({ key, code, amountCents, payer }) => ({
          id: key,
          code,
          amount: amountCents,
          payer,
        }))
      : undefined,
    [filing.payments.id]: plan.paymentMethod
      ? paymentsOf(due).map(({ form, applicant }, n) => ({
          id: String(n),
          form,
          applicant,
          method: plan.paymentMethod,
        }))
      : [],
    [filing.addressVerifiedOn.id]:
      plan.carrier === 'Online' ? null : (plan.addressVerifiedOn ?? (main ? undefined : null)),
  }
}

/** Whoever pays signs the payment form; it is looked at on paper, since no data of a card is kept. */
const paymentsView = (opened: FilingFile): Record<string, unknown>[] =>
  opened.plan.paymentMethod === null
    ? []
    : paymentFormsOf(opened).map(({ key, label, paidWith, seen }) => ({
        id: `payment/${key}`,
        form: paidWith,
        signer: `${paidWith === 'g-1450' ? 'The card holder' : 'The account holder'} (${label})`,
        kind: seen ? 'Ink' : 'None',
        signedOn: seen?.signedOn,
      }))

function appearanceView(
  { file, main }: FilingFile,
  form: CaseForm,
  here: ReturnType<typeof signHereList>,
  signed: (caseFormId: number, block: string) => object | undefined,
): Record<string, unknown> {
  const look = file.lookFor(form)
  const [license] = (look.value(attorney.licenses) as { barNumber?: string; state?: string }[] | undefined) ?? []
  const isSigned = (signer: string) =>
    here.some((each) => each.caseFormId === form.id && each.signer === signer && signed(form.id, each.block))
  const ofMain = (form.side === 'employer') === employersForms.has(main?.formId ?? '')
  return {
    id: String(form.id),
    // The other client's appearance is not compared with whom the main form names.
    form: ofMain ? (main?.formId ?? 'g-28') : `the ${form.side || 'client'}`,
    client: clientOf(form, look),
    barNumber: license?.barNumber,
    licensedIn: license?.state,
    attorneySigned: isSigned('attorney'),
    clientSigned: isSigned('client'),
  }
}

const employersForms: ReadonlySet<string> = new Set(['i-129', 'i-140', 'eta-9035', 'eta-9089'])

export const clientOf = ({ formId, side }: CaseForm, look: KnownFacts) =>
  side === 'employer' || employersForms.has(formId) ? look.value(company.legalName) : look.value(aboutPerson.fullName)
