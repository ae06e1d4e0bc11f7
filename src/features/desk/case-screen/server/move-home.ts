import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { person as personFacts } from '#facts/person.ts'
import { addDays } from '#formats/day.ts'
import { openFacts } from '#parties/facts/server/store.ts'
import { readPersonAnswers, savePersonFacts } from '#parties/people/server/facts-store.ts'
import { getPerson } from '#parties/people/server/store.ts'

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

type NewAddress = {
  street: string
  unitKind?: 'APT' | 'STE' | 'FLR' | ''
  unitNumber?: string
  city: string
  state: string
  postalCode: string
}
type Known = Record<string, unknown> & { kind?: unknown; from?: unknown; until?: unknown }

/**
 * The addresses of somebody after a move: the old home ends the day before, the new one begins that day. A home that
 * would begin only then or later was reported before and gives way; mailing and foreign addresses stay.
 */
export function movedTo(
  addresses: readonly Known[],
  on: string,
  { unitKind, unitNumber, ...home }: NewAddress,
): Known[] {
  const stayed = addresses
    .filter(({ kind, from }) => kind !== 'Home' || !(typeof from === 'string' && from >= on))
    .map((each) =>
      each.kind === 'Home' && !(typeof each.until === 'string' && each.until < on)
        ? { ...each, until: addDays(on, -1) }
        : each,
    )
  const unit = unitNumber ? { ...(unitKind && { unitKind }), unitNumber } : {}
  return [...stayed, { kind: 'Home', ...home, ...unit, country: 'US', from: on }]
}
