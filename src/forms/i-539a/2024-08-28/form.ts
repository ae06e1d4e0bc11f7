import { ask, askIfAny, form, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { background } from '#facts/background.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { attorneyBlock } from '../../closing.ts'
import { explained } from '../../explained.ts'
import {
  additionalInformationPart,
  contactPart,
  entryDocument,
  exchangeVisits,
  interpretationPart,
  name,
  newPassport,
  preparationPart,
  workSinceAdmission,
} from '../../i-539/2024-08-28/parts/with-i-539a.ts'

const byAttorney = attorneyBlock(represented.applicantsG28)

export const aboutApplicant = part('1', 'Information About the Person Filing Form I-539', [
  ask('1 family name', of('applicant', person.familyName)),
  ask('1 given name', of('applicant', person.givenName)),
  askIfAny('1 middle name', of('applicant', person.middleName)),
])

export const aboutYou = part('2', 'Information About You', [
  ...name,
  ask('2', person.birthDate),
  ask('3', person.birthCountry),
  ask('4', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('5', person.ssn, { label: 'U.S. Social Security Number' }),
  askIfAny('6', person.aNumber, { label: 'Alien Registration Number (A-Number)' }),
  ask('7 arrival', aboutPerson.lastArrivalOn, { label: 'Date of Arrival' }),
  ask('7 I-94 number', aboutPerson.i94Number, { label: 'Form I-94 Arrival/Departure Record Number' }),
  ...entryDocument('7'),
  ask('8 status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status' }),
  ask('8 expires', aboutPerson.statusUntil, { label: 'Expiration Date' }),
  ...newPassport('9'),
  askIfAny('10', person.onlineAccount),
])

/** The paper asks for an explanation of "Yes" to Item Numbers 1 to 4; an adjudicator wants one for each of the others too. */
export const additionalAboutYou = part('3', 'Additional Information About You', [
  ...explained('1', background.immigrantVisaApplicant, background.immigrantVisaExplained),
  ...explained('2', background.immigrantPetitionFiled, background.immigrantPetitionExplained),
  ...explained('3', background.adjustmentFiled, background.adjustmentExplained),
  ...explained('4', background.arrestedSinceEntry, background.arrestExplained),
  ...explained('5', background.tortureOrGenocide, background.tortureExplained),
  ...explained('6', background.killing, background.killingExplained),
  ...explained('7', background.severeInjury, background.severeInjuryExplained),
  ...explained('8', background.sexWithoutConsent, background.sexWithoutConsentExplained),
  ...explained('9', background.religionDenied, background.religionDeniedExplained),
  ...explained('10', background.armedService, background.armedServiceExplained),
  ...explained('11', background.detentionWork, background.detentionWorkExplained),
  ...explained('12', background.weaponGroup, background.weaponGroupExplained),
  ...explained('13', background.weaponsProvided, background.weaponsProvidedExplained),
  ...explained('14', background.weaponsTraining, background.weaponsTrainingExplained),
  ...explained('15', background.statusViolated, background.statusViolatedExplained),
  ...explained('16', beneficiary.inRemovalProceedings, background.removalExplained),
  ...workSinceAdmission('17'),
  ...exchangeVisits('18'),
])

export const contact = contactPart('4')
export const interpretation = interpretationPart('5')
export const preparation = preparationPart('6')
export const additionalInformation = additionalInformationPart('7')

/** One per further applicant, who is the form's person; the person of the I-539 is its applicant. */
export const i539a = form({
  id: 'i-539a',
  edition: '2024-08-28',
  name: 'I-539A',
  title: 'Supplemental Information for Application to Extend/Change Nonimmigrant Status',
  roles: { applicant: 'The person filing Form I-539' },
  parts: [
    byAttorney,
    aboutApplicant,
    aboutYou,
    additionalAboutYou,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i539a
