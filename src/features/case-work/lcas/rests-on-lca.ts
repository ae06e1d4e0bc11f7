import { caseTypeById } from '#case-types/all.ts'

/** Whether cases of a type have an LCA in their package. */
export const restsOnLca = ({ typeId }: { typeId: number }): boolean =>
  caseTypeById(typeId)?.forms.some(({ form }) => form === 'eta-9035') ?? false
