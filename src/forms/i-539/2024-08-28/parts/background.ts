import { no, yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { background } from '#facts/background.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { beneficiary } from '#facts/petition.ts'

const passportIsNew = yes(aboutStatus.passportIsNew)

/** Every "Yes" is explained in Part 8; so is a "No" to Item Number 14. */
export const additionalAboutYou = part('4', 'Additional Information About the Principal Applicant', [
  ask('1 passport', aboutPerson.passportNumber, { when: passportIsNew }),
  ask('1 country', aboutPerson.passportCountry, { when: passportIsNew }),
  ask('1 expiration', aboutPerson.passportExpiresOn, { when: passportIsNew }),
  ask('2', aboutPerson.foreignAddress, {
    label: 'Physical Address Abroad',
    help: 'Where you lived, or would live, outside the United States.',
  }),
  ask('3', background.immigrantVisaApplicant),
  ask('3 explanation', background.immigrantVisaExplained, { when: yes(background.immigrantVisaApplicant) }),
  ask('4', background.immigrantPetitionFiled),
  ask('4 explanation', background.immigrantPetitionExplained, { when: yes(background.immigrantPetitionFiled) }),
  ask('5', background.adjustmentFiled),
  ask('5 explanation', background.adjustmentExplained, { when: yes(background.adjustmentFiled) }),
  ask('6', background.arrestedSinceEntry),
  ask('6 explanation', background.arrestExplained, { when: yes(background.arrestedSinceEntry) }),
  ask('7.a', background.tortureOrGenocide),
  ask('7.a explanation', background.tortureExplained, { when: yes(background.tortureOrGenocide) }),
  ask('7.b', background.killing),
  ask('7.b explanation', background.killingExplained, { when: yes(background.killing) }),
  ask('7.c', background.severeInjury),
  ask('7.c explanation', background.severeInjuryExplained, { when: yes(background.severeInjury) }),
  ask('7.d', background.sexWithoutConsent),
  ask('7.d explanation', background.sexWithoutConsentExplained, { when: yes(background.sexWithoutConsent) }),
  ask('7.e', background.religionDenied),
  ask('7.e explanation', background.religionDeniedExplained, { when: yes(background.religionDenied) }),
  ask('8.a', background.armedService),
  ask('8.a explanation', background.armedServiceExplained, { when: yes(background.armedService) }),
  ask('8.b', background.detentionWork),
  ask('8.b explanation', background.detentionWorkExplained, { when: yes(background.detentionWork) }),
  ask('9', background.weaponGroup),
  ask('9 explanation', background.weaponGroupExplained, { when: yes(background.weaponGroup) }),
  ask('10', background.weaponsProvided),
  ask('10 explanation', background.weaponsProvidedExplained, { when: yes(background.weaponsProvided) }),
  ask('11', background.weaponsTraining),
  ask('11 explanation', background.weaponsTrainingExplained, { when: yes(background.weaponsTraining) }),
  ask('12', background.statusViolated),
  ask('12 explanation', background.statusViolatedExplained, { when: yes(background.statusViolated) }),
  ask('13', beneficiary.inRemovalProceedings),
  ask('13 explanation', background.removalExplained, { when: yes(beneficiary.inRemovalProceedings) }),
  ask('14', background.workedSinceAdmission),
  ask('14 employment', background.workSinceAdmission, { when: yes(background.workedSinceAdmission) }),
  ask('14 support', background.supportedBy, { when: no(background.workedSinceAdmission) }),
  ask('15', beneficiary.wasExchangeVisitor),
  ask('15 dates', beneficiary.exchangeVisits, { when: yes(beneficiary.wasExchangeVisitor) }),
])
