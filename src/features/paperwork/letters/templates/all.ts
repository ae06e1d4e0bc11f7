import { CaseType } from '#case-types/case-type.ts'
import { writeDocx } from '#docx/write.ts'
import type { FileKind } from '#paperwork/editable-files/records.ts'
import { employerLetters } from './employer-letters.ts'
import { firmLetters } from './firm-letters.ts'
import { petitionLetters } from './petition-letters.ts'
import type { BuiltInTemplate } from './template.ts'

/** The templates that come with the product; a firm's own stand beside them. */
export const builtInTemplates: readonly BuiltInTemplate[] = [...petitionLetters, ...employerLetters, ...firmLetters]

/** Counted up when the words of our own templates change: a letter says from which it was made. */
export const BUILT_IN_VERSION = 3

export const builtIn = (kind: string): BuiltInTemplate | undefined =>
  builtInTemplates.find((each) => each.kind === kind)

export const templatesFor = (typeId: number): BuiltInTemplate[] =>
  builtInTemplates.filter(({ typeIds, anyCase }) =>
    typeIds ? typeIds.includes(typeId) : anyCase || !FILED_NOWHERE.includes(typeId),
  )

const FILED_NOWHERE: readonly number[] = [CaseType.collections, CaseType.contractReview]

export const templateBytes = ({ declaration }: BuiltInTemplate): Uint8Array => writeDocx(declaration)

export const placeOf = (kind: FileKind): 'cover' | 'support' | undefined => builtIn(kind)?.place
