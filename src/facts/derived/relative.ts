import { inUnitedStates } from '#engine/address.ts'
import { anyOf, is, no, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import type { Address } from '#engine/fact.ts'
import { address, choice, records, text, yesNo } from '#engine/fact.ts'
import { askedIf, of } from '#engine/reference.ts'
import { formDate } from '#formats/dates.ts'
import { family } from '../family.ts'
import { person } from '../person.ts'
import { relative, theRelative } from '../relative.ts'
import { type StatusCode, statusCode, statusCodes } from '../status-codes.ts'
import { travelHistory } from '../travel-document.ts'
import { addressHistory } from './history.ts'
import { aboutPerson } from './person.ts'

/** On Form I-130 the form's own person is the petitioner; the relative is the person the case is about. */
export const RELATIVE = 'applicant'

const ofRelative = {
  home: of(RELATIVE, addressHistory.physicalAddress),
  abroad: of(RELATIVE, aboutPerson.foreignAddress),
  family: of(RELATIVE, family.family),
}
const together = yes(relative.livedTogether)
const { relation, familyName, givenName, middleName, birthDate, birthCountry } = family.family.columns

/** What stands on the street line where there is no other address to give. */
const SAME = 'SAME'
const NEVER_TOGETHER = 'Never lived together'

/** What the answers of petitioner and relative amount to on Form I-130. */
export const aboutRelative = derivedFacts('case', {
  /** "If the address is the same, type or print 'SAME'": Part 4, Item 12. */
  intendedAddressOnPaper: derive(
    address('Address in the United States where the relative will live', { orWords: [SAME] }),
    [
      relative.intendedHome,
      addressHistory.physicalAddress,
      askedIf(is(relative.intendedHome, 'Another address'), relative.intendedAddress),
    ],
    ([where, petitioners, other]) => {
      if (where === 'Where the relative lives now') return { street: SAME }
      return where === 'With the petitioner' ? petitioners : other
    },
  ),
  /** Part 4, Item 13: the same for the address outside the United States. */
  abroadOnPaper: derive(
    address('Address of the relative outside the United States', { orWords: [SAME] }),
    [ofRelative.home, ofRelative.abroad],
    ([home, abroad]) => (home && !inUnitedStates(home) ? { street: SAME } : abroad),
  ),
  sharedAddressOnPaper: derive(
    address('Last address where petitioner and spouse lived together', { orWords: [NEVER_TOGETHER] }),
    [relative.livedTogether, askedIf(together, relative.sharedAddress)],
    ([ever, shared]): Address | undefined => (ever === false ? { street: NEVER_TOGETHER } : shared),
  ),
  sharedUntilOnPaper: derive(
    text('Lived together there until', { max: 10 }),
    [askedIf(together, relative.sharedFrom), askedIf(together, relative.sharedUntil)],
    ([from, until]) => (until ? formDate(until) : from && 'Present'),
  ),
  /** The spouse of a spouse is the petitioner: nobody is asked for what the petition says itself. */
  relativesFamily: derive(
    records('Spouse and children of the relative', 'person', {
      familyName,
      givenName,
      middleName,
      relation: text(relation.label, { asked: true }),
      birthDate,
      birthCountry,
    }),
    [
      relative.relation,
      ofRelative.family,
      person.familyName,
      person.givenName,
      person.middleName,
      person.birthDate,
      person.birthCountry,
    ],
    ([kind, list, ...[family, given, middle, born, bornIn]]) => {
      if (kind === undefined) return undefined
      const petitioner = {
        id: 'petitioner',
        familyName: family,
        givenName: given,
        middleName: middle,
        relation: 'Spouse',
        birthDate: born,
        birthCountry: bornIn,
      }
      const told = list?.filter((each) => kind !== 'Spouse' || each.relation !== 'Spouse')
      if (told === undefined) return undefined
      if (kind === 'Spouse') return family ? [petitioner, ...told] : undefined
      return told.length > 0 ? told : { not: 'none' }
    },
  ),
})

export const aboutTheRelative = derivedFacts('person', {
  wasInUnitedStates: derive(
    yesNo('Was ever in the United States'),
    [person.inUnitedStates, askedIf(no(person.inUnitedStates), theRelative.everInUnitedStates)],
    ([isHere, ever]) => (isHere ? true : ever),
  ),
  /** Form I-130, Item 53, and the kinds that Item 54 names: other judicial proceedings count too. */
  everInImmigrationProceedings: derive(
    yesNo('Was ever in immigration proceedings'),
    [travelHistory.everInProceedings, theRelative.otherProceedings],
    (kinds) => anyOf(kinds),
  ),
  arrivalCode: derive(
    choice('Class of admission', statusCodes),
    [aboutPerson.lastArrivalClass, person.citizenship],
    ([admittedAs, citizenship]): StatusCode | undefined =>
      admittedAs ? statusCode(admittedAs, citizenship) : undefined,
  ),
})
