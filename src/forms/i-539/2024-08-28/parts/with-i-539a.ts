import { no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { background } from '#facts/background.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { interpreted, interpreterWithoutAddress, prepared, preparerWithoutAddress } from '../../../closing.ts'

/** What the I-539 and its supplement I-539A ask in the same words under their own numbers. */
export const name = [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
] as const

const passportIsNew = yes(aboutStatus.passportIsNew)

/** The passport or travel document of the last entry. */
export const entryDocument = <const Number extends string>(number: Number) =>
  [
    askIfAny(`${number} passport` as const, aboutStatus.entryPassportNumber, { label: 'Passport Number' }),
    askIfAny(`${number} travel document` as const, aboutStatus.entryTravelDocumentNumber, {
      label: 'Travel Document Number',
    }),
    ask(`${number} country` as const, aboutStatus.entryDocumentCountry, {
      label: 'Country of Passport or Travel Document Issuance',
    }),
    ask(`${number} expiration` as const, aboutStatus.entryDocumentExpiresOn, {
      label: 'Passport or Travel Document Expiration Date',
    }),
  ] as const

/** The passport of today, if it is another one than that of the last entry. */
export const newPassport = <const Number extends string>(number: Number) =>
  [
    ask(`${number} passport` as const, aboutPerson.passportNumber, { when: passportIsNew }),
    ask(`${number} country` as const, aboutPerson.passportCountry, { when: passportIsNew }),
    ask(`${number} expiration` as const, aboutPerson.passportExpiresOn, { when: passportIsNew }),
  ] as const

export const workSinceAdmission = <const Number extends string>(number: Number) =>
  [
    ask(number, background.workedSinceAdmission),
    ask(`${number} employment` as const, background.workSinceAdmission, {
      when: yes(background.workedSinceAdmission),
    }),
    ask(`${number} support` as const, background.supportedBy, { when: no(background.workedSinceAdmission) }),
  ] as const

export const exchangeVisits = <const Number extends string>(number: Number) =>
  [
    ask(number, beneficiary.wasExchangeVisitor),
    ask(`${number} dates` as const, beneficiary.exchangeVisits, { when: yes(beneficiary.wasExchangeVisitor) }),
  ] as const

export const contactPart = <const Id extends string>(id: Id) =>
  part(id, "Applicant's Contact Information, Certification, and Signature", [
    ask('1', person.daytimePhone),
    askIfAny('2', person.mobilePhone),
    askIfAny('3', person.email),
  ])

export const interpretationPart = <const Id extends string>(id: Id) =>
  part(id, "Interpreter's Contact Information, Certification, and Signature", interpreterWithoutAddress, interpreted)

export const preparationPart = <const Id extends string>(id: Id) =>
  part(
    id,
    'Contact Information, Declaration, and Signature of the Person Preparing this Application, if Other Than the Applicant',
    preparerWithoutAddress,
    prepared,
  )

export const additionalInformationPart = <const Id extends string>(id: Id) =>
  part(id, 'Additional Information', [...name, askIfAny('2', person.aNumber)])
