import type { Fact, ValueOf } from '#engine/fact.ts'
import { company } from '#facts/company.ts'
import { exactly, knownSize, uncounted } from '#facts/derived/known-size.ts'
import { h1b } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { petitioner } from '#facts/petition-parties.ts'
import type { EmployerKind, FeeFacts, Request } from './fee-facts.ts'

/**
 * The employer's and the petition's part of the fee inputs, from the facts of a case; the options of the case add the rest.
 * To have none of a list is to have an empty list.
 */
export function feeFactsFrom(value: (id: string) => unknown): FeeFacts {
  const read = <F extends Fact>(fact: F) => (value(fact.id) ?? undefined) as ValueOf<F> | undefined
  const own = {
    employees: read(company.employees),
    fullTimeEquivalents: read(company.fullTimeEquivalents),
    h1bEmployees: read(company.h1bEmployees),
    l1Employees: read(company.l1Employees),
  }
  const affiliates = read(company.affiliates)
  const { employees, fteHundredths, h1b: ofH1b, l1 } = knownSize(own, affiliates)
  const fte = { least: fteHundredths.least / 100, most: fteHundredths.most / 100 }
  const h1bAndL1 = { least: ofH1b.least + l1.least, most: ofH1b.most + l1.most }
  const later = read(h1b.laterExtension)
  const action = read(petition.requestedAction)
  return {
    employerKind: kindOf((fact) => read(fact)),
    nonprofit: read(company.nonprofitTaxExempt),
    // Of the employer itself they are asked for first.
    employerFte: own.employees === undefined ? undefined : (exactly(fte) ?? fte),
    employees: own.employees === undefined ? undefined : (exactly(employees) ?? employees),
    h1bAndL1: own.h1bEmployees === undefined ? undefined : (exactly(h1bAndL1) ?? h1bAndL1),
    affiliatesCounted: affiliates && uncounted(affiliates, ['employees', 'h1bEmployees', 'l1Employees']).length === 0,
    request: requestOf(
      read(petition.basis),
      action,
      asksForMoreTime((fact) => read(fact)),
    ),
    firstExtension: later === undefined ? undefined : !later,
    correctsUscisError: read(h1b.correctsError),
    consular: action === undefined ? undefined : action === 'Notify the office',
    registered: read(h1b.capType)?.startsWith('Cap H-1B') ? true : undefined,
  }
}

/** Which fact answers an input that is still open; the options of the case answer the others. */
export const factBehind: Partial<Record<keyof FeeFacts, Fact>> = {
  employerKind: company.nonprofitTaxExempt,
  nonprofit: company.nonprofitTaxExempt,
  employerFte: company.employees,
  employees: company.employees,
  h1bAndL1: company.l1Employees,
  affiliatesCounted: company.affiliates,
  request: petition.basis,
  firstExtension: h1b.laterExtension,
  correctsUscisError: h1b.correctsError,
  consular: petition.requestedAction,
  registered: h1b.capType,
}

const kinds: readonly (readonly [Fact, EmployerKind])[] = [
  [company.higherEducation, 'higherEducation'],
  [company.nonprofitOrganization, 'affiliatedNonprofit'],
  [petitioner.governmentalResearch, 'governmentResearch'],
  [company.nonprofitResearch, 'nonprofitResearch'],
  [company.secondaryEducation, 'school'],
  [company.nonprofitClinical, 'clinicalTraining'],
  [company.nonprofitTaxExempt, 'otherNonprofit'],
]

/** The first kind that applies; for profit only when the questions were answered with no. */
function kindOf(read: (fact: Fact) => unknown): EmployerKind | undefined {
  const found = kinds.find(([fact]) => read(fact) === true)
  if (found) return found[1]
  return read(company.nonprofitTaxExempt) === false ? 'forProfit' : undefined
}

/** Whether the dates of a petition go beyond the stay that runs. */
export function asksForMoreTime(read: (fact: Fact) => unknown): boolean {
  const [until, ends] = [read(petition.requestedUntil), read(person.statusExpiresOn)]
  return typeof until === 'string' && typeof ends === 'string' && until > ends
}

type Basis = ValueOf<typeof petition.basis>

/** TN and H-1B1 have a box of their own (Form I-129, Part 2 Item 4.e). */
const extendsStay: ReadonlySet<string> = new Set(['Extend stay', 'Extend free trade status'])

function requestOf(
  basis: Basis | undefined,
  action: ValueOf<typeof petition.requestedAction> | undefined,
  asksForMore: boolean,
): Request | undefined {
  switch (basis) {
    case 'New employment':
      return 'initial'
    // A further employer beside the first pays as a new one does.
    case 'Change of employer':
    case 'New concurrent employment':
      return 'changeEmployer'
    case 'Continuation without change':
      return 'extensionSame'
    case 'Change in approved employment':
    case 'Amended petition':
      if (action === undefined) return undefined
      // The dates decide, not the box: who asks for more time pays for it (case-types.md A6).
      return extendsStay.has(action) || (action === 'Amend stay' && asksForMore) ? 'amendAndExtend' : 'amendOnly'
    case undefined:
      return undefined
  }
}
