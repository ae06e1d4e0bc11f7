import { caseTypeById } from '../all.ts'

/** A petition may be for a brother or sister, and one may be the sponsor of an affidavit (INA 203(a)(4), 213A(f)). */
export const asksForSiblings = (typeId: number): boolean =>
  caseTypeById(typeId)?.forms.some(({ form }) => form === 'i-130' || form === 'i-864') ?? false
