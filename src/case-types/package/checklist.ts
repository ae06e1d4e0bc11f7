import type { CaseType } from '../case-type.ts'
import { type Circumstance, type Circumstances, circumstances, holds, openQuestions } from '../circumstances.ts'
import type { Participant } from '../people/participant.ts'
import type { ChecklistItem } from './declared-package.ts'

export type ListedItem = ChecklistItem & {
  /** Asked for, or perhaps: then the questions say what decides it. */
  asked: 'yes' | 'perhaps'
  questions: readonly { id: Circumstance; words: string }[]
}

/** The documents this case needs; what cannot apply any more is left out. */
export function checklistOf(type: CaseType, known: Circumstances): ListedItem[] {
  return type.checklist
    .filter((item) => holds(item.when, known) !== false)
    .map((item) => ({
      ...item,
      asked: holds(item.when, known) ? 'yes' : 'perhaps',
      questions: openQuestions(item.when, known).map((id) => ({ id, words: circumstances[id] })),
    }))
}

/** Who takes part; one who only may take part is listed until it is known that they do not. */
export function participantsOf(type: CaseType, known: Circumstances): Participant[] {
  return type.participants.filter(({ when }) => holds(when, known) !== false)
}
