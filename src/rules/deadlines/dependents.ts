import { registered } from '#case-types/registered.ts'

/** Who shares a worker’s status: what the applications of families give; with F-1, those whom no petition lets work (D-13). */
export const familyClasses: ReadonlySet<string> = new Set(
  registered.flatMap(({ aboutDependent, approval }) => (aboutDependent && approval?.status ? [approval.status] : [])),
)
export const withoutPetition = (classification: string): boolean =>
  familyClasses.has(classification) || classification === 'F-1'
