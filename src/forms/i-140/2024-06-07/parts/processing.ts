import { all, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { background } from '#facts/background.ts'
import { aboutImmigrant, aboutResidence } from '#facts/derived/immigrant-petition.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { nativeScript } from '#facts/family.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { petition } from '#facts/petition.ts'
import { beneficiary } from '#facts/petition-parties.ts'

const goesAbroad = is(immigrant.residenceThrough, 'Visa abroad')
const adjusts = is(immigrant.residenceThrough, 'Adjustment of status')
const together = yes(aboutImmigrant.filesOthersTogether)

export const processing = part('4', 'Processing Information', [
  // Items 1.a. and 2.a. of the paper are the two answers of one question.
  ask('1', immigrant.residenceThrough, { label: 'How the person named in Part 3. will become a resident' }),
  ask('1.b', petition.officeCity, { label: 'U.S. Embassy or U.S. Consulate: City or Town', when: goesAbroad }),
  ask('1.c', aboutResidence.consulateIn, { label: 'U.S. Embassy or U.S. Consulate: Country', when: goesAbroad }),
  ask('2.b', aboutResidence.lastResidenceAbroad, {
    label: 'Current country of residence or, if now in the United States, last country of permanent residence abroad',
    when: adjusts,
  }),
  ask('3', aboutPerson.foreignAddress, {
    label: 'Foreign Address',
    when: yes(aboutResidence.mailInUnitedStates),
  }),
  askIfAny('4.a', nativeScript.nativeFamilyName, { label: 'Family Name in the native alphabet' }),
  askIfAny('4.b', nativeScript.nativeGivenName, { label: 'Given Name in the native alphabet' }),
  askIfAny('4.c', nativeScript.nativeMiddleName, { label: 'Middle Name in the native alphabet' }),
  askIfAny('5', aboutPerson.nativeAddressOnPaper, { label: 'Mailing Address in the native alphabet' }),
  ask('6.a', aboutImmigrant.filesOthersTogether, {
    label: 'Are you filing any other petitions or applications with this Form I-140?',
  }),
  ask('6.b Form I-485', immigrant.withAdjustment, { label: 'Form I-485', when: together }),
  ask('6.b Form I-131', immigrant.withTravelDocument, { label: 'Form I-131', when: together }),
  ask('6.b Form I-765', immigrant.withWorkPermit, { label: 'Form I-765', when: together }),
  ask('6.b Other', aboutImmigrant.filesAnother, { label: 'Other', when: yes(aboutImmigrant.filesAnother) }),
  askIfAny('6.b explanation', immigrant.filedWithOther, { label: 'Other petitions or applications' }),
  ask('7', beneficiary.inRemovalProceedings, {
    label: 'Is the person for whom you are filing in removal proceedings?',
  }),
  ask('7 explanation', background.removalExplained, { when: yes(beneficiary.inRemovalProceedings) }),
  ask('8', background.immigrantPetitionFiled, {
    label: 'Has any immigrant visa petition ever been filed by or on behalf of this person?',
  }),
  ask('8 explanation', background.immigrantPetitionExplained, { when: yes(background.immigrantPetitionFiled) }),
  ask('9', aboutImmigrant.certificationUsed, {
    label:
      'Are you filing this petition without an original labor certification because the original labor certification was previously submitted in support of another Form I-140?',
  }),
  ask('9 explanation', immigrant.laborCertificationUsedExplained, { when: yes(aboutImmigrant.certificationUsed) }),
  ask('10', aboutImmigrant.certificationDuplicate, {
    label:
      'If you are filing this petition without an original labor certification, are you requesting that USCIS request a duplicate labor certification from the Department of Labor (DOL)?',
  }),
  ask('10 explanation', immigrant.duplicateCertificationExplained, {
    when: all(yes(aboutImmigrant.certificationDuplicate)),
  }),
])
