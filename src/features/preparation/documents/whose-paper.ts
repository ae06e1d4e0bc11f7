import { showDate } from '#formats/dates.ts'
import { folded } from './folded.ts'
import type { Reading } from './proposals.ts'

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
