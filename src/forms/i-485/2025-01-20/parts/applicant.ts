import { has, is, no } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { immigrantHistory } from '#facts/adjustment.ts'
import { aboutArrival } from '#facts/derived/arrival.ts'
import { addressHistory } from '#facts/derived/history.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { attorneyBlockWithVolag } from '../../../closing.ts'

export const byAttorney = attorneyBlockWithVolag(represented.applicantsG28)

const mailElsewhere = no(aboutPerson.mailIsAtHome)
const movedLately = no(aboutArrival.atHomeFiveYears)
const wasIssuedI94 = has(aboutPerson.i94Number)
const admitted = is(immigrantHistory.arrivalManner, 'Admitted')
const paroled = is(immigrantHistory.arrivalManner, 'Paroled')
const otherwise = is(immigrantHistory.arrivalManner, 'Other')

export const aboutYou = part('1', 'Information About You', [
  ask('1 family name', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1 given name', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1 middle name', person.middleName, { label: 'Middle Name (if applicable)' }),
  askIfAny('2', person.otherNames, { label: 'Other Names You Have Used Since Birth' }),
  ask('3', person.birthDate),
  ask('3 others', immigrantHistory.otherBirthDates),
  ask('4', person.aNumber, { label: 'Alien Registration Number (A-Number)' }),
  ask('5', immigrantHistory.otherANumbers),
  ask('6', person.sex),
  ask('7 city', person.birthCity, { label: 'City or Town of Birth' }),
  ask('7 country', person.birthCountry),
  ask('8', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('9', person.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('10 document', aboutArrival.entryDocumentNumber, {
    label: 'Passport or Travel Document Number Used at Last Arrival',
  }),
  ask('10 expiration', aboutStatus.entryDocumentExpiresOn, {
    label: 'Expiration Date of this Passport or Travel Document',
    when: has(aboutArrival.entryDocumentNumber),
  }),
  ask('10 country', aboutStatus.entryDocumentCountry, {
    label: 'Country that Issued this Passport or Travel Document',
    when: has(aboutArrival.entryDocumentNumber),
  }),
  // “If any”: who had none has said so, and a visa on record has a number that somebody must look up.
  ask('10 visa', aboutArrival.entryVisaNumber, {
    label: 'Nonimmigrant Visa Number Used During Most Recent Arrival (if any)',
  }),
  ask('10 visa issued', aboutArrival.entryVisaIssuedOn, { label: 'Date Nonimmigrant Visa Was Issued' }),
  ask('10 city', aboutArrival.arrivalCity, { label: 'City or Town of Last Arrival into the United States' }),
  askIfAny('10 state', aboutArrival.arrivalState, { label: 'State of Last Arrival' }),
  ask('10 arrival', aboutPerson.lastArrivalOn, { label: 'Date of Last Arrival' }),
  ask('11', immigrantHistory.arrivalManner, { label: 'When I last arrived in the United States' }),
  ask('11 admitted', immigrantHistory.arrivedAs, { label: 'Admitted as', when: admitted }),
  ask('11 paroled', immigrantHistory.arrivedAs, { label: 'Paroled as', when: paroled }),
  ask('11 other', immigrantHistory.arrivalOther, { label: 'Other', when: otherwise }),
  ask('12 family name', aboutPerson.i94FamilyName, { label: 'Family Name on Form I-94', when: wasIssuedI94 }),
  ask('12 given name', aboutPerson.i94GivenName, { label: 'Given Name on Form I-94', when: wasIssuedI94 }),
  askIfAny('12 number', aboutPerson.i94Number, { label: 'Form I-94 Arrival/Departure Record Number' }),
  ask('12 expiration', aboutPerson.admittedUntil, {
    label: 'Expiration Date of Authorized Stay Shown on Form I-94',
    when: wasIssuedI94,
  }),
  ask('12 status', aboutPerson.lastArrivalClass, { label: 'Immigration Status on Form I-94', when: wasIssuedI94 }),
  ask('13', immigrantHistory.firstArrival, {
    label: 'Was your last arrival the first time you were physically present in the United States?',
  }),
  ask('14', aboutArrival.changedStatus, {
    label: 'What is your current immigration status (if it has changed since your last arrival)?',
  }),
  ask('15', aboutPerson.statusUntil, { label: 'Expiration Date of Current Immigration Status' }),
  ask('16', immigrantHistory.crewmanVisa, { label: 'Have you ever been issued an “alien crewman” visa?' }),
  ask('17', immigrantHistory.arrivedAsCrew, {
    label:
      'Did you last arrive in the United States to join a vessel as a seaman or crewman, or while serving in any capacity aboard a vessel or aircraft?',
  }),
  ask('18 home', aboutPerson.homeAddress, { label: 'Current U.S. Physical Address' }),
  ask('18 since', addressHistory.physicalAddressFrom, { label: 'Date You First Resided at This Address' }),
  ask('18 mail at home', aboutPerson.mailIsAtHome, { label: 'Is this your current mailing address?' }),
  ask('18 mail', aboutPerson.mailingAddress, { label: 'Current Mailing Address', when: mailElsewhere }),
  ask('18 five years', aboutArrival.atHomeFiveYears, {
    label: 'Have you resided at your current address for at least 5 years?',
  }),
  ask('18 earlier', addressHistory.earlierAddresses, { label: 'Prior Address', when: movedLately }),
  askIfAny('18 abroad', addressHistory.lastHomeAbroad, {
    label: 'Most Recent Address Outside the United States',
    when: no(aboutArrival.homeAbroadIsListed),
  }),
  askIfAny('18 abroad from', addressHistory.lastHomeAbroadFrom, {
    label: 'Resided there from',
    when: no(aboutArrival.homeAbroadIsListed),
  }),
  askIfAny('18 abroad until', addressHistory.lastHomeAbroadUntil, {
    label: 'Resided there to',
    when: no(aboutArrival.homeAbroadIsListed),
  }),
  ask('19', person.ssn, { label: 'U.S. Social Security Number (SSN)' }),
  ask('19 card', immigrantHistory.wantsSocialSecurityCard, {
    label: 'Do you want the SSA to issue you a Social Security card?',
  }),
  // The page: "If you answered 'Yes,' you must also answer 'Yes' to the Consent for Disclosure below."
  ask('19 consent', immigrantHistory.wantsSocialSecurityCard, { label: 'Consent for Disclosure' }),
])
