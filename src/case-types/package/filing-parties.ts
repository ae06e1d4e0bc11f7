import type { KnownFacts } from '#engine/known-facts.ts'
import { type FactOrRef, of } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { RELATIVE } from '#facts/derived/relative.ts'
import { relative } from '#facts/relative.ts'
import { formName, formNumber } from '#formats/form-names.ts'
import { saidName, saidWithin } from '../words/said.ts'

/** Who files a case and for whom, as a letter to the agency names them: 'Petitioner', 'Priya NAIR'. */
export type FilingParty = { readonly as: string; readonly name: string }

type Named = readonly [as: string, fact: FactOrRef]
const own: FactOrRef = aboutPerson.fullName
const byEmployer: readonly Named[] = [
  ['Petitioner', company.legalName],
  // Who petitions alone stands in both roles (8 CFR 204.5(h)(1), (k)(1)).
  ['Petitioner', of(INDIVIDUAL, aboutPerson.fullName)],
  ['Beneficiary', own],
]
const certified: readonly Named[] = [
  ['Employer', company.legalName],
  ['Foreign worker', own],
]

/** The roles of the main form, in the form's own words. On every other form one person applies. */
const parties: Readonly<Record<string, readonly Named[] | undefined>> = {
  'i-129': byEmployer,
  'i-140': byEmployer,
  'i-130': [
    ['Petitioner', own],
    ['Beneficiary', of(RELATIVE, aboutPerson.fullName)],
  ],
  'i-864': [
    ['Sponsor', own],
    ['Principal immigrant', of(RELATIVE, aboutPerson.fullName)],
  ],
  'eta-9089': certified,
  'eta-9141': certified,
  'eta-9035': certified,
}

export function filingParties(mainForm: string | undefined, look: KnownFacts): FilingParty[] {
  const named = parties[mainForm ?? ''] ?? [['Applicant', own] as const]
  return named.flatMap(([as, fact]) => {
    const name = look.value(fact)
    return typeof name === 'string' && name ? [{ as, name }] : []
  })
}

/** What is filed: "Form I-129, H-1B extension"; "Form I-130, petition for spouse". */
export function filingSubject(
  { typeId, subType }: { typeId: number; subType: string },
  mainForm: string | undefined,
  look: KnownFacts,
): string {
  const kin = mainForm === 'i-130' ? look.value(relative.relation) : undefined
  const said = typeof kin === 'string' ? `petition for ${kinWords[kin] ?? kin.toLowerCase()}` : undefined
  // "Green card (I-485)" behind "Form I-485" would say the number twice.
  const name = saidName(typeId, subType).replace(` (${formNumber(mainForm ?? '')})`, '')
  return [mainForm && formName(mainForm), said ?? saidWithin(name)].filter(Boolean).join(', ')
}

const kinWords: Readonly<Record<string, string | undefined>> = { Sibling: 'brother or sister' }
