import { derive, derivedFacts } from '#engine/derived.ts'
import { date, exact, text, yesNo } from '#engine/fact.ts'
import { states } from '#formats/addresses.ts'
import { addMonths } from '#formats/day.ts'
import { person } from '../person.ts'
import { current } from '../pick.ts'
import { classOf } from '../status-codes.ts'
import { addressHistory } from './history.ts'
import { aboutPerson } from './person.ts'
import { aboutStatus } from './stay.ts'

const FIVE_YEARS = 60

/** The last arrival and the addresses since, as Form I-485, Part 1 asks. */
export const aboutArrival = derivedFacts('person', {
  entryDocumentNumber: derive(
    exact('Passport or travel document number at the last arrival', { max: 15, secret: true }),
    [aboutStatus.entryPassportNumber, aboutStatus.entryTravelDocumentNumber],
    ([passport, travelDocument]) => passport ?? travelDocument,
  ),
  entryVisaNumber: derive(
    exact('Visa number at the last arrival', { max: 14 }),
    [person.visas, aboutPerson.lastArrivalOn],
    ([list, arrival]) => arrival && list && ofVisa(visaOn(list, arrival), 'number'),
  ),
  entryVisaIssuedOn: derive(
    date('That visa was issued on'),
    [person.visas, aboutPerson.lastArrivalOn],
    ([list, arrival]) => arrival && list && ofVisa(visaOn(list, arrival), 'issuedOn'),
  ),
  /** 'Newark, NJ' is a city and a state; a port without a state is written as it was told. */
  arrivalCity: derive(
    exact('City of the last arrival'),
    [aboutPerson.lastArrivalPort],
    ([port]) => port && (stateOf(port) ? port.slice(0, port.lastIndexOf(',')).trim() : port),
  ),
  arrivalState: derive(
    text('State of the last arrival', { max: 2, format: 'state' }),
    [aboutPerson.lastArrivalPort],
    ([port]) => port && (stateOf(port) ?? { not: 'unknown' }),
  ),
  /** "If it has changed since your last arrival". */
  changedStatus: derive(
    text('Current status, if it has changed', { max: 20 }),
    [person.currentStatus, aboutPerson.lastArrivalClass],
    ([now, then]) => now && (then && classOf(now) === classOf(then) ? { not: 'notApplicable' } : now),
  ),
  atHomeFiveYears: derive(
    yesNo('At this address for at least five years'),
    [addressHistory.physicalAddressFrom],
    ([since], today) => (since === undefined ? undefined : since <= addMonths(today, -FIVE_YEARS)),
  ),
  /** "If not already listed above": who left it within five years has it among the earlier addresses. */
  homeAbroadIsListed: derive(
    yesNo('The last address abroad is among the earlier addresses'),
    [addressHistory.lastHomeAbroadFrom, addressHistory.earlierAddresses],
    ([from, list]) => list && Boolean(from && list.some((each) => each.from === from && each.country !== 'US')),
  ),
})

type Visa = { id: string; number?: string; issuedOn?: string; expiresOn?: string }
const visaOn = (list: readonly Visa[], day: string) => current(list, day, 'issuedOn', 'expiresOn')

/** “None” is for whoever had no visa; what is not known of the one on record stays open. */
const ofVisa = (visa: Visa | undefined, part: 'number' | 'issuedOn') => (visa ? visa[part] : ({ not: 'none' } as const))

function stateOf(port: string): string | undefined {
  const last = port.slice(port.lastIndexOf(',') + 1).trim()
  return port.includes(',') && states.some(({ code }) => code === last) ? last : undefined
}
