import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'

/** Whether cases of a type have an LCA in their package, or are about the public access file of one. */
export const restsOnLca = ({ typeId }: { typeId: number }): boolean =>
  typeId === CaseType.pafOnly || (caseTypeById(typeId)?.forms.some(({ form }) => form === 'eta-9035') ?? false)
