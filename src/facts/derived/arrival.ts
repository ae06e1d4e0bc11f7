import { yes } from '#engine/condition.ts'
import { derive, derivedFacts, reopening } from '#engine/derived.ts'
import { date, exact, text, type ValueOf, yesNo } from '#engine/fact.ts'
import type { LeftOpen } from '#engine/reference.ts'
import { askedIf } from '#engine/reference.ts'
import { states } from '#formats/addresses.ts'
import { addMonths } from '#formats/day.ts'
import { immigrantHistory } from '../adjustment.ts'
import { person } from '../person.ts'
import { current, newest } from '../pick.ts'
import { classOf } from '../status-codes.ts'
import { addressHistory } from './history.ts'
import { aboutPerson } from './person.ts'
import { aboutStatus } from './stay.ts'

const FIVE_YEARS = 60

/** Visas are told and none of them held on the day of the last arrival: whether there was one is then asked. */
export const visaOfArrival = derivedFacts('person', {
  noVisaOfArrival: derive(
    yesNo('No visa on record held on the day of the last arrival'),
    [person.visas, aboutPerson.lastArrivalOn],
    ([list, arrival]) => (list && arrival ? list.length > 0 && visaOn(list, arrival) === undefined : undefined),
  ),
})

const visaOfEntry = [
  person.visas,
  aboutPerson.lastArrivalOn,
  askedIf(yes(visaOfArrival.noVisaOfArrival), immigrantHistory.cameWithVisa),
] as const

const inspected: ReadonlySet<string> = new Set(['Admitted', 'Paroled'])
const documentsOfEntry = [
  aboutStatus.entryPassportNumber,
  aboutStatus.entryTravelDocumentNumber,
  immigrantHistory.arrivalManner,
  person.passports,
] as const

/** The last arrival and the addresses since, as Form I-485, Part 1 asks. */
export const aboutArrival = derivedFacts('person', {
  /** Who was inspected showed a document; one on record that was issued later is not the one. */
  entryDocumentNumber: reopening(
    derive(
      exact('Passport or travel document number at the last arrival', { max: 15, secret: true }),
      documentsOfEntry,
      ([passport, travelDocument, manner]) =>
        passport ?? travelDocument ?? (manner !== undefined && !inspected.has(manner) ? { not: 'none' } : undefined),
    ),
    ([passport, travelDocument, manner, list]) =>
      list && !passport && !travelDocument && inspected.has(manner as string) ? [{ without: 'number' }] : [],
  ),
  entryVisaNumber: reopening(
    derive(exact('Visa number at the last arrival', { max: 14 }), visaOfEntry, (told) => ofVisa(told, 'number')),
    (told) => visaLeftOpen(told, 'number'),
  ),
  entryVisaIssuedOn: reopening(
    derive(date('That visa was issued on'), visaOfEntry, (told) => ofVisa(told, 'issuedOn')),
    (told) => visaLeftOpen(told, 'issuedOn'),
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
  /** "If it has changed since your last arrival": an I-94 whose class nobody wrote down does not say that it has. */
  changedStatus: reopening(
    derive(
      exact('Current status, if it has changed', { max: 40 }),
      [person.currentStatus, person.admissions],
      ([now, list]) => {
        const then = newest(list, 'admittedOn')?.admissionClass
        if (!now || !list || (list.length > 0 && !then)) return undefined
        return then && classOf(now) === classOf(then) ? { not: 'notApplicable' } : now
      },
    ),
    ([now, list]) => {
      const last = newest(list as Admissions | undefined, 'admittedOn')
      return now && last && !last.admissionClass ? [{ without: 'admissionClass' }] : []
    },
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

type Admissions = ValueOf<typeof person.admissions>
type Visas = ValueOf<typeof person.visas>
type ToldOfVisa = readonly [visas?: Visas | undefined, arrival?: string | undefined, cameWithVisa?: boolean | undefined]
type PartOfVisa = 'number' | 'issuedOn'

const visaOn = (list: Visas, day: string) => current(list, day, 'issuedOn', 'expiresOn')

/** “None” is for whoever said that there was no visa; what is not known of the one that was used stays open. */
function ofVisa([list, arrival, cameWithVisa]: ToldOfVisa, part: PartOfVisa) {
  if (!list || !arrival) return undefined
  const visa = visaOn(list, arrival)
  if (visa) return visa[part]
  return list.length === 0 || cameWithVisa === false ? ({ not: 'none' } as const) : undefined
}

/** The list lacks the visa that was used, or a part of it. */
function visaLeftOpen(told: readonly unknown[], part: PartOfVisa): LeftOpen[] {
  const [list, arrival, cameWithVisa] = told as ToldOfVisa
  if (!list || !arrival) return []
  const visa = visaOn(list, arrival)
  return (visa ? visa[part] === undefined : cameWithVisa) ? [{ without: part }] : []
}

function stateOf(port: string): string | undefined {
  const last = port.slice(port.lastIndexOf(',') + 1).trim()
  return port.includes(',') && states.some(({ code }) => code === last) ? last : undefined
}
