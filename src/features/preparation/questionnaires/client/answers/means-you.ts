import type { Questionnaire } from '../../records.ts'

const first = (name: string | undefined) => name?.split(' ')[0]

/**
 * Whether “you” of a topic is the person the case is about. A sponsor or petitioner is asked in the same case about
 * oneself; where both are, a topic of the case itself may mean either, so nothing is said over it.
 */
export function meansCasePerson(
  { subjects, about }: Pick<Questionnaire, 'subjects' | 'about'>,
  section: { subject: string } | undefined,
): boolean {
  const people = subjects.filter(({ key }) => key.startsWith('person/'))
  const asked = people.find(({ key }) => key === section?.subject) ?? (people.length === 1 ? people[0] : undefined)
  return first(asked?.name) === first(about.person)
}
