import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { person as personFacts } from '#facts/person.ts'
import { openFacts } from '#parties/facts/server/store.ts'
import { readPersonAnswers, savePersonFacts } from '#parties/people/server/facts-store.ts'
import { getPerson } from '#parties/people/server/store.ts'
import { movedTo, type NewAddress } from '../moved.ts'

/** What was reported is known from then on: the next form prints the new address. */
export async function moveHome(context: Working, personId: number, on: string, to: NewAddress): Promise<void> {
  const { db, actor, services } = context
  const person = await getPerson(db, actor, personId)
  const { known } = await openFacts(db, services.keyring, { subject: 'person', id: personId })
  const answer = known[personFacts.addresses.id]
  const before = answer && 'value' in answer && Array.isArray(answer.value) ? answer.value : []
  const given = { [personFacts.addresses.id]: { value: movedTo(before, on, to) } }
  await savePersonFacts(context, person, await readPersonAnswers(context, personId, given))
}
