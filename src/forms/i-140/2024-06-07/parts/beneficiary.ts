import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'

const isHere = yes(person.inUnitedStates)

/** Items 10 to 15 speak of the last arrival: the passport or travel document is the one of that day. */
export const beneficiaryPart = part('3', 'Information About the Person for Whom You Are Filing', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  ask('2', aboutPerson.mailingAddress, { label: 'Mailing Address' }),
  ask('3', person.birthDate, { label: 'Date of Birth' }),
  ask('4', person.birthCity, { label: 'City/Town/Village of Birth' }),
  ask('5', person.birthProvince, { label: 'State or Province of Birth' }),
  ask('6', person.birthCountry, { label: 'Country of Birth' }),
  ask('7', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('8', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('9', person.ssn, { label: 'U.S. SSN (if any)' }),
  ask('10', aboutPerson.lastArrivalOn, { label: 'Date of Last Arrival', when: isHere }),
  ask('11.a', aboutPerson.i94Number, { label: 'Form I-94 Arrival-Departure Record Number', when: isHere }),
  ask('11.b', aboutPerson.admittedUntil, {
    label: 'Expiration Date of Authorized Stay Shown on Form I-94',
    when: isHere,
  }),
  ask('11.c', aboutPerson.lastArrivalClass, { label: 'Status on Form I-94', when: isHere }),
  askIfAny('12', aboutStatus.entryPassportNumber, { label: 'Passport Number', when: isHere }),
  askIfAny('13', aboutStatus.entryTravelDocumentNumber, { label: 'Travel Document Number', when: isHere }),
  ask('14', aboutStatus.entryDocumentCountry, {
    label: 'Country of Issuance for Passport or Travel Document',
    when: isHere,
  }),
  ask('15', aboutStatus.entryDocumentExpiresOn, {
    label: 'Expiration Date for Passport or Travel Document',
    when: isHere,
  }),
])
