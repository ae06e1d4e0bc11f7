import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { person } from '#facts/person.ts'
import { readPersonAnswers, savePersonFacts } from '#parties/people/server/facts-store.ts'
import { getPerson } from '#parties/people/server/store.ts'

/** The end of practical training that was said for the plan is the person's own: roster, homes and dates count with it. */
export async function keepTraining(context: Working, personId: number, until: string): Promise<void> {
  const who = await getPerson(context.db, context.actor, personId)
  const answers = await readPersonAnswers(context, personId, { [person.optUntil.id]: { value: until } })
  await savePersonFacts(context, who, answers)
}
