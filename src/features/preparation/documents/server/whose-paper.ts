import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { showDate } from '#formats/dates.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { folded, type Reading } from '../proposals.ts'

type Around = { id: number; name: string; lastName: string; birthDate: string | null }

/** Whose passport or notice it may be: the person of the case and the household, as far as the reader sees them. */
export function peopleAround(
  db: Db,
  actor: Actor,
  { personId, householdPersonId }: Pick<CaseColumns, 'personId' | 'householdPersonId'>,
): Promise<Around[]> {
  const { values, bind } = binding()
  const head = bind(householdPersonId ?? personId)
  const own = bind(personId)
  return db.rows<Around>(
    `select p.id, app.full_name(p.first_name, p.last_name) as name, p.last_name as "lastName", p.birth_date as "birthDate"
       from people p where ${[`(p.id = ${head} or p.id = ${own} or p.household_person_id = ${head})`, ...visiblePeople(actor, bind)].join(' and ')}
      order by (p.id = ${own}) desc, p.id`,
    values,
  )
}

/** Born on that day, then of that family name, then the person of the case. */
export function likeliest(people: readonly Around[], reading: Reading): Around[] {
  const said =
    'passport' in reading
      ? { bornOn: reading.passport.bornOn, familyName: reading.passport.familyName }
      : { bornOn: '', familyName: (reading.notice.beneficiary ?? '').split(',')[0] ?? '' }
  const likely = ({ birthDate, lastName }: Around) =>
    (birthDate !== null && birthDate === said.bornOn ? 2 : 0) +
    (said.familyName !== '' && lastName.toUpperCase() === said.familyName.toUpperCase() ? 1 : 0)
  return people.toSorted((one, other) => likely(other) - likely(one))
}

type Person = { name: string; lastName: string; birthDate: string | null }

/** Whom a paper names, as it writes it; parts that it does not say are empty. */
export const namedOn = (reading: Reading): { name: string; bornOn: string } =>
  'passport' in reading
    ? {
        name: [reading.passport.familyName, reading.passport.givenNames].filter(Boolean).join(', '),
        bornOn: reading.passport.bornOn,
      }
    : { name: reading.notice.beneficiary ?? '', bornOn: reading.notice.bornOn ?? '' }

const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean)
/** A name may be cut on the paper, or written short. */
const isAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one)))

/**
 * Where the paper names somebody else than this person (V01, V02): both, to be looked at side by side. Family name and one
 * given name have to be there, in whatever order; a birth date that is on both has to be the same.
 */
export function namesAnother(reading: Reading, { name, lastName, birthDate }: Person) {
  const paper = namedOn(reading)
  const onPaper = wordsOf(paper.name)
  const family = wordsOf(lastName)
  const given = wordsOf(name).filter((word) => !family.includes(word))
  const isThere = (word: string) => onPaper.some((each) => isAlike(each, word))
  const sameName = onPaper.length === 0 || (family.every(isThere) && (given.length === 0 || given.some(isThere)))
  const sameBirth = paper.bornOn === '' || birthDate === null || paper.bornOn === birthDate
  if (sameName && sameBirth) return null
  const told = (who: string, born: string | null) => [who, born && `born ${showDate(born)}`].filter(Boolean).join(', ')
  return { paper: told(paper.name, paper.bornOn), record: told(name, birthDate) }
}
