import { yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { biographic as facts } from '#facts/biographic.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutRace } from '#facts/derived/person.ts'
import { RELATIVE } from '#facts/derived/relative.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { petitionsBefore, relative } from '#facts/relative.ts'
import { interpreted, interpreterWithAddress, prepared, preparerWithStatement } from '../../closing.ts'
import { beneficiary } from './parts/beneficiary.ts'
import { byAttorney, petitioner, relationship } from './parts/petitioner.ts'

export const biographic = part('3', 'Biographic Information', [
  ask('1', facts.ethnicity, { label: 'Ethnicity' }),
  ask('2 White', aboutRace.raceWhite),
  ask('2 Asian', aboutRace.raceAsian),
  ask('2 Black', aboutRace.raceBlack),
  ask('2 American Indian', aboutRace.raceAmericanIndian),
  ask('2 Pacific Islander', aboutRace.racePacificIslander),
  ask('3 feet', facts.heightFeet),
  ask('3 inches', facts.heightInches),
  ask('4', facts.weightPounds, { label: 'Weight' }),
  ask('5', facts.eyeColor),
  ask('6', facts.hairColor),
])

export const other = part('5', 'Other Information', [
  ask('1', petitionsBefore.filedRelativePetition, {
    label: 'Have you EVER previously filed a petition for this beneficiary or any other alien?',
  }),
  ask('2', petitionsBefore.relativePetitions, {
    label: 'The name, place, date of filing, and the result',
    when: yes(petitionsBefore.filedRelativePetition),
  }),
  askIfAny('6', relative.furtherRelatives, {
    label: 'Separate petitions for other relatives: their names and your relationship to each',
  }),
])

export const statement = part('6', 'Petitioner’s Statement, Contact Information, Declaration, and Signature', [
  ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
  ask('1.b language', interpreter.interpreterLanguage, { when: interpreted }),
  askIfAny('2', preparer.hasPreparer, {
    label: 'At my request, the preparer named in Part 8. prepared this petition for me',
  }),
  ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 8.', when: prepared }),
  ask('3', person.daytimePhone, { label: 'Petitioner’s Daytime Telephone Number' }),
  askIfAny('4', person.mobilePhone, { label: 'Petitioner’s Mobile Telephone Number (if any)' }),
  askIfAny('5', person.email, { label: 'Petitioner’s Email Address (if any)' }),
])

export const interpretation = part(
  '7',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1.a', '1.b'),
  interpreted,
)

export const preparation = part(
  '8',
  'Contact Information, Declaration, and Signature of the Person Preparing this Petition, if Other Than the Petitioner',
  preparerWithStatement('1.a', '1.b', '7.b extends', represented.applicantsG28),
  prepared,
)

export const additionalInformation = part('9', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])

export const i130 = form({
  id: 'i-130',
  edition: '2024-04-01',
  name: 'I-130',
  title: 'Petition for Alien Relative',
  roles: { [RELATIVE]: 'The relative the petition is for; the form’s own person is the petitioner' },
  givenBy: 'person',
  parts: [
    byAttorney,
    relationship,
    petitioner,
    biographic,
    beneficiary,
    other,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i130
