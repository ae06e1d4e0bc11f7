import { caseTypeById } from '../all.ts'
import type { FormId } from './declared-package.ts'

const petitions: ReadonlySet<FormId> = new Set(['i-129', 'i-130', 'i-140'])

export type FiledAs = 'petition' | 'application'

/** What the agency calls the filing of this type: it has petitions for somebody, and applications of one's own. */
export const filedAs = (typeId: number): FiledAs =>
  caseTypeById(typeId)?.forms.some(({ form, part }) => part === 'main' && petitions.has(form))
    ? 'petition'
    : 'application'
