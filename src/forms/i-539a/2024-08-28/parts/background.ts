import { part } from '#engine/form.ts'
import { background } from '#facts/background.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { explained } from '../../../explained.ts'
import { exchangeVisits, workSinceAdmission } from '../../../i-539/2024-08-28/parts/with-i-539a.ts'

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
