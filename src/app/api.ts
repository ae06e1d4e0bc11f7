import { formLibrary } from '#case-file/form-library/contract.ts'
import { caseForms } from '#case-work/case-forms/contract.ts'
import { deadlines } from '#case-work/deadlines/contract.ts'
import { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import { documents } from '#case-work/documents/contract.ts'
import { documentExports } from '#case-work/documents/export-contract.ts'
import { filings } from '#case-work/filings/contract.ts'
import { filingExports } from '#case-work/filings/export-contract.ts'
import { questionnaires } from '#case-work/questionnaires/contract.ts'
import { cases } from '#desk/cases/contract.ts'
import { caseExports } from '#desk/cases/export-contract.ts'
import { email } from '#desk/email/contract.ts'
import { search } from '#desk/search/contract.ts'
import { uscis } from '#desk/uscis/contract.ts'
import type { Contract } from '#platform/operation/contract.ts'
import { features } from './features.ts'

// Those of features without a manifest.
const ofOtherFeatures: Record<string, Contract> = {
  email,
  cases,
  caseForms,
  documents,
  questionnaires,
  filings,
  deadlines,
  deadlineSettings,
  formLibrary,
  search,
  uscis,
  exports: { ...caseExports, ...documentExports, ...filingExports },
}

/** Every contract of the product. Routes, client, API document and the generated tests follow from this list. */
export const contracts: Record<string, Contract> = merged([
  ...features.map(({ contracts }) => contracts),
  ofOtherFeatures,
])

/** Features share a name where the specification's calls do: what one adds stands beside what the others have. */
function merged(all: readonly Readonly<Record<string, Contract>>[]): Record<string, Contract> {
  const together: Record<string, Contract> = {}
  for (const [name, contract] of all.flatMap((each) => Object.entries(each)))
    together[name] = { ...together[name], ...contract }
  return together
}
