import { ask, part } from '#engine/form.ts'
import { background } from '#facts/background.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { explained } from '../../../explained.ts'
import { exchangeVisits, newPassport, workSinceAdmission } from './with-i-539a.ts'

/** Every "Yes" is explained in Part 8; so is a "No" to Item Number 14. */
export const additionalAboutYou = part('4', 'Additional Information About the Principal Applicant', [
  ...newPassport('1'),
  ask('2', aboutPerson.foreignAddress, {
    label: 'Physical Address Abroad',
    help: 'Where you lived, or would live, outside the United States.',
  }),
  ...explained('3', background.immigrantVisaApplicant, background.immigrantVisaExplained),
  ...explained('4', background.immigrantPetitionFiled, background.immigrantPetitionExplained),
  ...explained('5', background.adjustmentFiled, background.adjustmentExplained),
  ...explained('6', background.arrestedSinceEntry, background.arrestExplained),
  ...explained('7.a', background.tortureOrGenocide, background.tortureExplained),
  ...explained('7.b', background.killing, background.killingExplained),
  ...explained('7.c', background.severeInjury, background.severeInjuryExplained),
  ...explained('7.d', background.sexWithoutConsent, background.sexWithoutConsentExplained),
  ...explained('7.e', background.religionDenied, background.religionDeniedExplained),
  ...explained('8.a', background.armedService, background.armedServiceExplained),
  ...explained('8.b', background.detentionWork, background.detentionWorkExplained),
  ...explained('9', background.weaponGroup, background.weaponGroupExplained),
  ...explained('10', background.weaponsProvided, background.weaponsProvidedExplained),
  ...explained('11', background.weaponsTraining, background.weaponsTrainingExplained),
  ...explained('12', background.statusViolated, background.statusViolatedExplained),
  ...explained('13', beneficiary.inRemovalProceedings, background.removalExplained),
  ...workSinceAdmission('14'),
  ...exchangeVisits('15'),
])
