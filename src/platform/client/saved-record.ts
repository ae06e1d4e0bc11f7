import { CallFailed } from './call-failed.ts'

/** Specification §5 and §8: what is said when a saved case, biographics or form comes back without an id. */
export const NO_ID = 'Error Occurs in Input. Pls try Again...'

/** The operations that save one of the three, by name: their screens show this sentence as they show any refusal. */
export const savesRecord: ReadonlySet<string> = new Set([
  ...['cases.open', 'cases.update', 'cases.move', 'cases.record', 'cases.undoMove'],
  ...['questionnaires.save', 'questionnaires.saveInvited', 'people.saveFacts'],
  ...['caseForms.save', 'caseForms.add', 'caseForms.generate'],
])

export function requireId(name: string, answer: unknown): void {
  if (!savesRecord.has(name)) return
  const id = answer !== null && typeof answer === 'object' && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number') throw new CallFailed(200, 'NO_ID', NO_ID)
}
