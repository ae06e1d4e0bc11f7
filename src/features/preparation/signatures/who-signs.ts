import { isEmployer } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { SignHere } from './sign-here.ts'

export type Who = Pick<Actor, 'userId' | 'roleId' | 'personId'> & { name: string }
type Of = { attorneyId: number | null; personId: number | null; householdPersonId: number | null }

/** Whether somebody signs here: nobody marks a signature for another person. */
export function signsHere(
  { party, name, personId }: Pick<SignHere, 'party' | 'name' | 'personId'>,
  row: Of,
  who: Who,
): boolean {
  switch (party) {
    case 'Attorney':
      return row.attorneyId === null
        ? who.roleId === Role.attorney && sameName(who.name, name)
        : row.attorneyId === who.userId
    case 'Self':
      return who.personId !== null && who.personId === (personId ?? row.personId)
    case 'Parent':
      return who.personId !== null && who.personId === row.householdPersonId
    case 'Employer':
      return isEmployer(who.roleId) && sameName(who.name, name)
    default:
      return false
  }
}

/** First and last word: a middle name is often on one of the two only. */
function sameName(one: string, other: string): boolean {
  const ends = (name: string) => {
    const words = name.trim().toLowerCase().split(/\s+/)
    return `${words[0] ?? ''} ${words.at(-1) ?? ''}`
  }
  return one.trim() !== '' && ends(one) === ends(other)
}
