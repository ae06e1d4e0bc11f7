import { isEmployer } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { SignHere } from '../sign-here.ts'

const system = { kind: 'system' } as const
type Asking = { db: Db | Transaction; services: Pick<Services, 'database'>; actor: Actor }

/** The reader as whoever may sign; the own row is not in sight while working in a selected company. */
export async function readerAs({ db, services, actor }: Asking): Promise<Who> {
  const { userId, roleId, personId } = actor
  const own = (from: Db) =>
    from.maybe<{ name: string }>(`select app.full_name(first_name, last_name) as name from users where id = $1`, [
      userId,
    ])
  const found = 'within' in db ? await db.within(system, () => own(db)) : await own(services.database.read(system))
  return { userId, roleId, personId, name: found?.name ?? '' }
}

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
