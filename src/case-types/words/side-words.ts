import { caseTypeById } from '../all.ts'

/**
 * For whom a Form G-28 stands, in the words of the case. Only who is petitioned for is a beneficiary: who adjusts or
 * extends a stay applies, and a relative petitions.
 */
export function sideWord({ typeId, subType }: { typeId: number; subType?: string }, side: string): string {
  if (side !== 'beneficiary') return side
  const type = caseTypeById(typeId)
  const main = type?.forms.find(({ part }) => part === 'main')?.form ?? ''
  const isAlone = type?.subTypes.some(({ id, is }) => id === subType && is.includes('selfPetition'))
  if (main === 'i-130' || isAlone) return 'petitioner'
  if (main === 'i-864') return 'sponsor'
  return byEmployer.has(main) ? 'beneficiary' : 'applicant'
}

const byEmployer: ReadonlySet<string> = new Set(['i-129', 'i-140', 'eta-9089', 'eta-9035'])
