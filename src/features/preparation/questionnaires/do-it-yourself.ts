import type { Audience } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'

/** A case that is done without an attorney: on which side its owner is, and whether its person answers for themselves. */
export type DoItYourself = {
  owner: 'employee' | 'employer'
  /** The person of the case, or of its household, can sign in or holds a link. */
  invited: boolean
}

type Question = { subject: SubjectKey; audiences: readonly Audience[] }

/** What a company keeps about itself and its jobs: it stands in all its cases, and is no employee's to read or change. */
const OF_COMPANY = /^(company|employment)\//

/**
 * Who answers a question without an attorney (decisions §13): whoever opened the case answers all of it. Only the person of
 * the case, once invited, answers what is asked of persons; a company what it keeps about itself; and Form I-9 is filled in
 * by both sides, as the law has it. Every screen and count goes by this.
 */
export function answeredBy({ subject, audiences }: Question, { owner, invited }: DoItYourself): readonly Audience[] {
  const sides = audiences.filter((each) => each !== 'attorney')
  if (audiences.length === 0 || subject.startsWith('i9/')) return audiences
  const isPersons = invited && sides.includes('employee') && (subject.startsWith('person/') || sides.length === 1)
  const side = isPersons ? 'employee' : OF_COMPANY.test(subject) && !sides.includes('employee') ? 'employer' : owner
  // Whoever helps sees it all, as in every case.
  return audiences.includes('attorney') ? [side, 'attorney'] : [side]
}
