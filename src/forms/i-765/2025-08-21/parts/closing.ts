import { is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { workPermitHistory } from '#facts/work-permit.ts'
import { interpreted, interpreterWithAddress, prepared, preparerWithStatement } from '../../../closing.ts'

const salvadoranOrGuatemalan = is(person.citizenship, 'SV', 'GT')

export const statement = part('3', 'Applicant’s Statement, Contact Information, Certification, and Signature', [
  ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
  ask('1.b language', interpreter.interpreterLanguage, { when: interpreted }),
  askIfAny('2', preparer.hasPreparer, {
    label: 'At my request, the preparer named in Part 5. prepared this application for me',
  }),
  ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 5.', when: prepared }),
  ask('3', person.daytimePhone, { label: 'Applicant’s Daytime Telephone Number' }),
  askIfAny('4', person.mobilePhone, { label: 'Applicant’s Mobile Telephone Number (if any)' }),
  askIfAny('5', person.email, { label: 'Applicant’s Email Address (if any)' }),
  askIfAny('6', workPermitHistory.abcClassMember, {
    label: 'Salvadoran or Guatemalan national eligible for benefits under the ABC settlement agreement',
    when: salvadoranOrGuatemalan,
  }),
])

export const interpretation = part(
  '4',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1.a', '1.b'),
  interpreted,
)

export const preparation = part(
  '5',
  'Contact Information, Declaration, and Signature of the Person Preparing this Application, If Other Than the Applicant',
  preparerWithStatement('1.a', '1.b', '7.b extends', represented.applicantsG28),
  prepared,
)

export const additionalInformation = part('6', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])
