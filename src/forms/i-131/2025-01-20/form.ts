import { no, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { asksParole, travelParties } from '#facts/derived/travel-document.ts'
import { paroled } from '#facts/parole.ts'
import { person } from '#facts/person.ts'
import { travelHistory } from '#facts/travel-document.ts'
import { interpreted, interpreterWithoutAddress, prepared, preparerWithoutAddress } from '../../closing.ts'
import { applicationType } from './parts/application-type.ts'
import { asksFromInside } from './parts/conditions.ts'
import { biographicInformation, processing } from './parts/processing.ts'
import { parole, proposedTravel, reentryPermit, refugeeDocument, workPermit } from './parts/travel.ts'

const livesElsewhere = no(aboutPerson.mailIsAtHome)
const forOther = { when: yes(travelParties.appliesForOther) }

/** This form has one box for the attorney, without bar number and account. */
export const byAttorney = part(
  '0',
  'To Be Completed by an Attorney/Representative, if any',
  [ask('G-28', represented.applicantsG28, { label: 'Fill in box if G-28 is attached to represent the applicant' })],
  yes(represented.applicantsG28),
)

export const aboutYou = part('2', 'Information About You', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.otherNames, { label: 'Other Names Used' }),
  ask('3', aboutPerson.mailingAddress, { label: 'Current Mailing Address or Safe Address' }),
  ask('4', aboutPerson.homeAddress, { label: 'Current Physical Address', when: livesElsewhere }),
  askIfAny('5', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  ask('6', person.birthCountry),
  ask('7', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  ask('8', person.sex),
  ask('9', person.birthDate),
  askIfAny('10', person.ssn, { label: 'U.S. Social Security Number (if any)' }),
  askIfAny('11', person.onlineAccount),
  askIfAny('12', aboutPerson.lastArrivalClass, { label: 'Class of Admission (COA) (if any)', when: asksFromInside }),
  askIfAny('13', aboutPerson.i94Number, {
    label: 'Most Recent Form I-94 Arrival/Departure Record Number (if any)',
    when: asksFromInside,
  }),
  askIfAny('14', aboutPerson.admittedUntil, {
    label: 'Expiration Date of Authorized Stay Shown on Form I-94 (if any)',
    when: asksFromInside,
  }),
  askIfAny('15', travelHistory.medicalParoleeId, {
    label: 'eMedical U.S. Parolee ID (USPID) (if any)',
    when: asksParole,
  }),
  ask('16 family name', paroled.theirFamilyName, forOther),
  ask('16 given name', paroled.theirGivenName, forOther),
  askIfAny('16 middle name', paroled.theirMiddleName, forOther),
  askIfAny('17', paroled.theirOtherNames, forOther),
  ask('18', paroled.theirBirthDate, forOther),
  ask('19', paroled.theirBirthCountry, forOther),
  ask('20', paroled.theirCitizenship, forOther),
  ask('21', paroled.theirPhone, forOther),
  askIfAny('22', paroled.theirEmail, forOther),
  askIfAny('23', paroled.theirANumber, forOther),
  ask('24', paroled.theirMailingAddress, forOther),
  ask('25', paroled.theirHomeAddress, forOther),
  askIfAny('26', paroled.theirAdmissionClass, forOther),
  askIfAny('27', paroled.theirI94Number, forOther),
])

export const contact = part('10', "Applicant's Contact Information, Certification, and Signature", [
  ask('1', person.daytimePhone),
  askIfAny('2', person.mobilePhone),
  askIfAny('3', person.email),
])

export const interpretation = part(
  '11',
  "Interpreter's Contact Information, Certification, and Signature",
  interpreterWithoutAddress,
  interpreted,
)

export const preparation = part(
  '12',
  'Contact Information, Certification, and Signature of the Person Preparing this Application, if Other Than the Applicant',
  preparerWithoutAddress,
  prepared,
)

export const additionalInformation = part('13', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.aNumber),
])

export const i131 = form({
  id: 'i-131',
  edition: '2025-01-20',
  name: 'I-131',
  title: 'Application for Travel Documents, Parole Documents, and Arrival/Departure Records',
  parts: [
    byAttorney,
    applicationType,
    aboutYou,
    biographicInformation,
    processing,
    reentryPermit,
    refugeeDocument,
    proposedTravel,
    parole,
    workPermit,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i131
