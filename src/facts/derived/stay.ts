import { is } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, country, date, exact, number, text, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { person } from '../person.ts'
import { current } from '../pick.ts'
import { type StatusCode, statusCode, statusCodes } from '../status-codes.ts'
import { stay } from '../stay.ts'
import { aboutPerson } from './person.ts'

/** What a person was admitted with and as. */
export const aboutStatus = derivedFacts('person', {
  statusCode: derive(
    choice('Current nonimmigrant status', statusCodes),
    [person.currentStatus, person.citizenship],
    ([status, citizenship]): StatusCode | undefined => (status ? statusCode(status, citizenship) : undefined),
  ),
  durationOfStatus: derive(
    yesNo('Granted duration of status (D/S)'),
    [person.statusWithoutEnd, person.statusExpiresOn],
    ([withoutEnd, until]) => withoutEnd ?? (until ? false : undefined),
  ),
  entryPassportNumber: derive(
    exact('Passport number at the last entry', { max: 15, secret: true }),
    [person.passports, aboutPerson.lastArrivalOn],
    ([list, arrival]) => heldOn(passportsIn(list), arrival)?.number,
  ),
  entryTravelDocumentNumber: derive(
    exact('Travel document number at the last entry', { max: 15, secret: true }),
    [person.passports, aboutPerson.lastArrivalOn],
    ([list, arrival]) => list && arrival && (heldOn(travelDocumentsIn(list), arrival)?.number ?? { not: 'none' }),
  ),
  entryDocumentCountry: derive(
    country('Country that issued the passport or travel document of the last entry'),
    [person.passports, aboutPerson.lastArrivalOn],
    ([list, arrival]) => entryDocument(list, arrival)?.country,
  ),
  entryDocumentExpiresOn: derive(
    date('Expiration of the passport or travel document of the last entry'),
    [person.passports, aboutPerson.lastArrivalOn],
    ([list, arrival]) => entryDocument(list, arrival)?.expiresOn,
  ),
  passportIsNew: derive(
    yesNo('The passport of today is another than that of the last entry'),
    [aboutPerson.passportNumber, aboutPerson.lastArrivalOn, person.passports],
    ([now, arrival, list]) => (now && arrival ? now !== heldOn(passportsIn(list), arrival)?.number : undefined),
  ),
})

const changeToStatus = askedIf(is(stay.stayAction, 'Change of status'), stay.changeToStatus)

/** What the answers about the stay amount to on Form I-539. */
export const aboutStay = derivedFacts('case', {
  stayApplicants: derive(
    choice('Number of people included in this application', ['Only the applicant', 'Applicant and family']),
    [stay.coApplicants],
    ([others]) => (others === undefined ? undefined : others > 0 ? 'Applicant and family' : 'Only the applicant'),
  ),
  stayApplicantTotal: derive(
    number('Total number of people in the application', { min: 1, max: 99 }),
    [stay.coApplicants],
    ([others]) => (others === undefined ? undefined : others + 1),
  ),
  followsGrantedStay: derive(
    yesNo('Based on an extension or change of status already granted to a family member'),
    [stay.stayBasis],
    ([basis]) => (basis === undefined ? undefined : basis === 'Granted'),
  ),
  followsOtherFiling: derive(
    choice('Based on a separate petition or application', ['Filed together', 'Filed before and pending', 'No']),
    [stay.stayBasis],
    ([basis]) => (basis === 'Granted' ? 'No' : basis),
  ),
  stayAsStudent: derive(
    yesNo('Stays as a student or exchange visitor'),
    [stay.stayAction, changeToStatus, person.currentStatus],
    ([action, to, now]) => isAmong(['F1', 'M1', 'J1', 'J1S'], statusAfter(action, to, now)),
  ),
  stayInSevis: derive(
    yesNo('Stays under the student and exchange visitor program (SEVIS)'),
    [stay.stayAction, changeToStatus, person.currentStatus],
    ([action, to, now]) => isAmong(['F1', 'F2', 'M1', 'M2', 'J1', 'J1S', 'J2', 'J2S'], statusAfter(action, to, now)),
  ),
  /** F and J are admitted for duration of status (8 CFR 214.2(f)(5), (j)(1)(ii)): D/S unless a date is asked for. */
  stayEnds: derive(
    text('Asked to be extended until', { max: 10 }),
    [stay.stayUntil, stay.stayAction, changeToStatus, person.currentStatus],
    ([until, action, to, now]) =>
      until
        ? `${until.slice(5, 7)}/${until.slice(8)}/${until.slice(0, 4)}`
        : isAmong(['F1', 'F2', 'J1', 'J1S', 'J2', 'J2S'], statusAfter(action, to, now))
          ? 'D/S'
          : undefined,
  ),
})

type Documents = readonly {
  id: string
  kind?: string
  number?: string
  country?: string
  issuedOn?: string
  expiresOn?: string
}[]

const passportsIn = (list: Documents | undefined) => list?.filter(({ kind }) => kind !== 'Travel document')
const travelDocumentsIn = (list: Documents | undefined) => list?.filter(({ kind }) => kind === 'Travel document')

const heldOn = (list: Documents | undefined, day: string | undefined) =>
  day === undefined ? undefined : current(list, day, 'issuedOn', 'expiresOn')

const entryDocument = (list: Documents | undefined, arrival: string | undefined) =>
  heldOn(passportsIn(list), arrival) ?? heldOn(travelDocumentsIn(list), arrival)

type Action = (typeof stay.stayAction.options)[number]

/** The status held once the application is approved. */
function statusAfter(action: Action | undefined, to: string | undefined, now: string | undefined): string | undefined {
  const status = action === 'Change of status' ? to : action && now
  return status?.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

const isAmong = (codes: readonly string[], status: string | undefined) =>
  status === undefined ? undefined : codes.includes(status)
