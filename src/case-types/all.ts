import type { CaseType } from './case-type.ts'
import { registered } from './registered.ts'
import { permApplication } from './types/perm.ts'

/** Every case type by its id; the first 14 are those of decisions §3. */
export const caseTypes: readonly CaseType[] = registered.toSorted((one, other) => one.id - other.id)

/** Specification §9. */
export const defaultCaseType: CaseType = permApplication

export const caseTypeById = (id: number): CaseType | undefined => caseTypes.find((type) => type.id === id)

/** By its name as the specification writes it, whatever the capitals. */
export const caseTypeByName = (name: string): CaseType | undefined =>
  caseTypes.find((type) => type.name.toLowerCase() === name.trim().toLowerCase())

/** By a path such as /visaCareH1BCaseDetails/12; paths match without regard to case (decisions §5). */
export function caseTypeByRoute(path: string): CaseType | undefined {
  const first = `/${path.split('/')[1] ?? ''}`.toLowerCase()
  return caseTypes.find(
    ({ detailsRoute, justOpenedRoute }) =>
      detailsRoute.toLowerCase() === first || justOpenedRoute?.toLowerCase() === first,
  )
}

/** Whether a case of this type is shown at a path: everywhere that shows cases, except where a type keeps its address to itself. */
export const isShownAt = (path: string, typeId: number): boolean => {
  const type = caseTypeByRoute(path)
  return !type?.keepsItsAddress || type.id === typeId
}

export const isCaseTypeId = (id: number): boolean => caseTypeById(id) !== undefined
