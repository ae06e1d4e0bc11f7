import type { KnownFacts } from '#engine/known-facts.ts'
import { of } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutCompany } from '#facts/derived/parties.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { person } from '#facts/person.ts'
import { premium } from '#facts/premium.ts'
import { SIGNS_ALONE_FROM } from '#formats/dates.ts'
import { ageOn } from '#formats/day.ts'
import type { PaperOf } from '#forms/load-paper.ts'
import { type FormToSign, type SignatureBlock, type Signer, signatureBlocksOf } from './signature-blocks.ts'

export type SignHere = SignatureBlock & {
  caseFormId: number
  formId: string
  edition: string
  name: string
  party: Party
  /** Whose form it is, where the person of a form signs. */
  personId: number | null
  bornOn?: string
}
export type Party = 'Employer' | 'Self' | 'Parent' | 'Attorney' | 'Other'
type CaseForm = FormToSign & { id: number; personId: number | null; side: string }

/** A case with its forms, as they are answered and on paper. */
type ToSign<F> = { file: { forms: readonly F[]; lookFor: (form: F) => KnownFacts }; paperOf: PaperOf }

/** Everything that has to be signed by hand, form by form, with the name of whoever signs. */
export const signHereList = <F extends CaseForm>({ file: { forms, lookFor }, paperOf }: ToSign<F>): SignHere[] =>
  forms.flatMap((form) => {
    const look = lookFor(form)
    return signatureBlocksOf(form, look, paperOf(form)).map((block) => ({
      ...block,
      caseFormId: form.id,
      formId: form.formId,
      edition: form.edition,
      personId: form.personId,
      ...whoSigns(block.signer, form, look),
    }))
  })

function whoSigns(signer: Signer, form: CaseForm, look: KnownFacts): Pick<SignHere, 'name' | 'party' | 'bornOn'> {
  switch (signer) {
    case 'petitioner':
      return employer(look)
    case 'applicant':
      return self(look)
    case 'client':
      return form.side === 'employer' ? employer(look) : self(look)
    case 'requestor':
      if (look.value(premium.premiumFiledBy) === 'Attorney') return attorney(look)
      return look.value(company.legalName) !== undefined ? employer(look) : self(look)
    case 'attorney':
      return attorney(look)
    case 'interpreter':
      return { name: words(look, interpreter.interpreterGivenName, interpreter.interpreterFamilyName), party: 'Other' }
    default:
      return { name: '', party: 'Other' }
  }
}

type Asked = Parameters<KnownFacts['value']>[0]

const words = (look: KnownFacts, ...facts: Asked[]) =>
  facts
    .map((fact) => String(look.value(fact) ?? ''))
    .filter(Boolean)
    .join(' ')

const employer = (look: KnownFacts) => ({
  name: words(look, aboutCompany.signerName) || words(look, company.legalName),
  party: 'Employer' as const,
})

function self(look: KnownFacts): Pick<SignHere, 'name' | 'party' | 'bornOn'> {
  const bornOn = look.value(person.birthDate)
  const name = words(look, aboutPerson.fullName)
  if (typeof bornOn !== 'string') return { name, party: 'Self' }
  return ageOn(bornOn, look.today) < SIGNS_ALONE_FROM
    ? { name: parentOf(name, look), party: 'Parent', bornOn }
    : { name, party: 'Self', bornOn }
}

const parentOf = (child: string, look: KnownFacts) =>
  `${words(look, of('principal', aboutPerson.fullName)) || 'A parent or legal guardian'}, for ${child || 'the child'}`

const attorney = (look: KnownFacts) => ({
  name: words(look, preparer.preparersGivenName, preparer.preparersFamilyName),
  party: 'Attorney' as const,
})
