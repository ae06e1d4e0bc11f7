import type { CaseType, CaseTypeId } from './case-type.ts'
import { collections } from './collections.ts'
import { contractReview } from './contract-review.ts'
import { eadApplication } from './ead-application.ts'
import { h1bLcaOnly } from './h1b-lca-only.ts'
import { h1bPetition } from './h1b-petition.ts'
import { h4Application } from './h4-application.ts'
import { i9Verification } from './i9-verification.ts'
import { i130Application } from './i130-application.ts'
import { i131AdvanceParole } from './i131-advance-parole.ts'
import { i140Application } from './i140-application.ts'
import { i485Application } from './i485-application.ts'
import { i864Petition } from './i864-petition.ts'
import { permApplication } from './perm-application.ts'
import { publicAccessFileOnly } from './public-access-file-only.ts'

/** The 14 case types of decisions §3, by id. */
export const caseTypes: readonly CaseType[] = [
  h1bPetition,
  h4Application,
  eadApplication,
  permApplication,
  i140Application,
  i485Application,
  i130Application,
  i131AdvanceParole,
  i864Petition,
  h1bLcaOnly,
  publicAccessFileOnly,
  i9Verification,
  collections,
  contractReview,
]

/** Specification §9. */
export const defaultCaseType: CaseType = permApplication

export const caseTypeById = (id: number): CaseType | undefined => caseTypes.find((type) => type.id === id)

/** By its name as the specification writes it, whatever the capitals. */
export const caseTypeByName = (name: string): CaseType | undefined =>
  caseTypes.find((type) => type.name.toLowerCase() === name.trim().toLowerCase())

/** By a path such as /visaCareH1BCaseDetails/12; paths match without regard to case (decisions §5). */
export function caseTypeByRoute(path: string): CaseType | undefined {
  const first = `/${path.split('/')[1] ?? ''}`.toLowerCase()
  const id = opened[first]
  return id === undefined ? caseTypes.find((type) => type.detailsRoute.toLowerCase() === first) : caseTypeById(id)
}

export const isCaseTypeId = (id: number): id is CaseTypeId => caseTypeById(id) !== undefined

// The details screens of a case just opened (decisions §5).
const opened: Record<string, CaseTypeId> = { '/visacarenewh1bdetails': 1, '/visacareh4employeenewcasedetails': 2 }
