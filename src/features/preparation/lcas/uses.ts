import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import type { SlotUse } from '#rules/compliance/h1b-ledgers.ts'

export type Use = { id: number; typeId: number; status: number; outcome: string | null; personId: number | null }

/** Cases about the LCA itself, or about its public file, petition for nobody. */
const isPetition = ({ typeId }: Use): boolean => typeId !== CaseType.lcaOnly && typeId !== CaseType.pafOnly

/** A petition takes a position from its filing on; one withdrawn before its decision gives it back (HC-11). */
export const takesPosition = (use: Use): boolean =>
  isPetition(use) && !isBeforeFiling(use.status) && use.outcome !== 'Withdrawn'

export const slotOf = ({ id, personId }: Use): SlotUse => ({
  worker: String(personId ?? `case ${id}`),
  state: 'filed',
})

/** Somebody works under the LCA, or may soon. */
export const isFiledPetition = (use: Use): boolean => takesPosition(use) && use.outcome !== 'Denied'

/** Whether cases of a type have an LCA in their package, or are about the public access file of one. */
export const restsOnLca = ({ typeId }: { typeId: number }): boolean =>
  typeId === CaseType.pafOnly || (caseTypeById(typeId)?.forms.some(({ form }) => form === 'eta-9035') ?? false)
