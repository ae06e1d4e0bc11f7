import { derive, derivedFacts, reopening } from '#engine/derived.ts'
import { type Address, address, country, date, exact, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { biographic, type races } from '../biographic.ts'
import { nativeScript } from '../family.ts'
import { person } from '../person.ts'
import { current, fullName, newest } from '../pick.ts'

type Admissions = ValueOf<typeof person.admissions>
type PersonAddress = ValueOf<typeof person.addresses>[number]
type Kind = PersonAddress['kind']

/** What forms ask of a person that follows from the dated lists. */
export const aboutPerson = derivedFacts('person', {
  fullName: derive(
    text('Full name', { max: 200 }),
    [person.givenName, person.middleName, person.familyName],
    ([given, middle, family]) => fullName(given, middle, family),
  ),
  homeAddress: derive(address('Home address', { inUnitedStates: true }), [person.addresses], ([list], today) =>
    addressOf(list, 'Home', today),
  ),
  mailingAddress: derive(
    address('Mailing address'),
    [person.addresses],
    ([list], today) => addressOf(list, 'Mailing', today) ?? addressOf(list, 'Home', today),
  ),
  mailIsAtHome: derive(yesNo('Mailing address is the home address'), [person.addresses], ([list], today) =>
    list === undefined || !addressOf(list, 'Home', today) ? undefined : !addressOf(list, 'Mailing', today),
  ),
  /** Somebody who moved to the United States still has the last address abroad: Form I-129, Part 4 asks everybody. */
  foreignAddress: derive(
    address('Address abroad'),
    [person.addresses],
    ([list], today) => addressOf(list, 'Foreign', today) ?? lastAddressOf(list, 'Foreign', today),
  ),
  passportNumber: derive(
    exact('Passport number', { max: 15, secret: true }),
    [person.passports],
    ([list], today) => passportOf(list, today)?.number,
  ),
  passportCountry: derive(
    country('Country that issued the passport'),
    [person.passports],
    ([list], today) => passportOf(list, today)?.country,
  ),
  passportIssuedOn: derive(
    date('Passport issued on'),
    [person.passports],
    ([list], today) => passportOf(list, today)?.issuedOn,
  ),
  passportExpiresOn: derive(
    date('Passport expires on'),
    [person.passports],
    ([list], today) => passportOf(list, today)?.expiresOn,
  ),
  travelDocumentNumber: derive(
    exact('Travel document number', { max: 15, secret: true }),
    [person.passports],
    ([list], today) =>
      list &&
      (current(
        list.filter(({ kind }) => kind === 'Travel document'),
        today,
        'issuedOn',
        'expiresOn',
      )?.number ?? { not: 'none' }),
  ),
  i94Number: derive(
    exact('I-94 number', { max: 11 }),
    [person.admissions],
    ([list]) => newest(list, 'admittedOn')?.number,
  ),
  lastArrivalOn: reopening(
    derive(date('Date of last arrival'), [person.admissions], ([list]) => newest(list, 'admittedOn')?.admittedOn),
    // An I-94 without its day of admission leaves the question half answered.
    ([list]) =>
      (list as Admissions | undefined)?.every(({ admittedOn }) => !admittedOn) ? [{ without: 'admittedOn' }] : [],
  ),
  lastArrivalClass: derive(
    exact('Status at last arrival', { max: 20 }),
    [person.admissions],
    ([list]) => newest(list, 'admittedOn')?.admissionClass,
  ),
  /** "Type or print your name as it appears on your Form I-94", which an officer may have typed otherwise. */
  i94FamilyName: derive(
    text('Family name on Form I-94'),
    [person.admissions, person.familyName],
    ([list, name]) => newest(list, 'admittedOn')?.familyName || name,
  ),
  i94GivenName: derive(
    text('Given name on Form I-94'),
    [person.admissions, person.givenName],
    ([list, name]) => newest(list, 'admittedOn')?.givenName || name,
  ),
  /** Its country in the same letters; by its English name where nobody wrote it in those. */
  nativeAddressOnPaper: derive(
    address('Address abroad in the native alphabet'),
    [nativeScript.nativeAddress, nativeScript.nativeCountry],
    ([at, country]) => at && { ...at, country: country ?? at.country },
  ),
  lastArrivalPort: derive(
    text('Place of last arrival'),
    [person.admissions],
    ([list]) => newest(list, 'admittedOn')?.port,
  ),
  admittedUntil: derive(text('Admitted until', { max: 10, help: 'A date, or D/S.' }), [person.admissions], ([list]) => {
    const last = newest(list, 'admittedOn')
    return last?.durationOfStatus ? 'D/S' : usDate(last?.admittedUntil)
  }),
  /** A date, or D/S for duration of status. */
  statusUntil: derive(
    exact('Current status ends', { max: 10 }),
    [person.statusWithoutEnd, person.statusExpiresOn],
    ([withoutEnd, until]) => (withoutEnd ? 'D/S' : usDate(until)),
  ),
})

type Addresses = ValueOf<typeof person.addresses> | undefined

const addressOf = (list: Addresses, kind: Kind, today: string): Address | undefined =>
  linesOf(
    current(
      list?.filter((each) => each.kind === kind),
      today,
      'from',
      'until',
    ),
  )

/** Of those that do not hold any more, the one that ended last. */
const lastAddressOf = (list: Addresses, kind: Kind, today: string): Address | undefined =>
  linesOf(
    newest(
      list?.filter((each) => each.kind === kind && each.until !== undefined && each.until < today),
      'until',
    ),
  )

function linesOf(found: PersonAddress | undefined): Address | undefined {
  if (!found) return undefined
  const { id: _id, kind: _kind, from: _from, until: _until, ...lines } = found
  return lines
}

const passportOf = (list: ValueOf<typeof person.passports> | undefined, today: string) =>
  current(
    list?.filter(({ kind }) => kind !== 'Travel document'),
    today,
    'issuedOn',
    'expiresOn',
  ) ??
  newest(
    list?.filter(({ kind }) => kind !== 'Travel document'),
    'expiresOn',
  )

const usDate = (iso: string | undefined) => (iso ? `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}` : undefined)

/** One box for each race, "select all applicable boxes": only what was named is crossed. */
const named = (race: (typeof races)[number]) =>
  derive(yesNo(race), [biographic.race], ([list]) => list?.some((each) => each.race === race))

export const aboutRace = derivedFacts('person', {
  raceAmericanIndian: named('American Indian or Alaska Native'),
  raceAsian: named('Asian'),
  raceBlack: named('Black or African American'),
  racePacificIslander: named('Native Hawaiian or Other Pacific Islander'),
  raceWhite: named('White'),
})
