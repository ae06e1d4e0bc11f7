import { ask, askIfAny, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { interpreted, interpreterWithAddress, prepared, preparerWithStatement } from '../../../closing.ts'

export const statement = part(
  '4',
  'Spouse Beneficiary’s Statement, Contact Information, Certification, and Signature',
  [
    ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
    ask('1.b language', interpreter.interpreterLanguage, { when: interpreted }),
    askIfAny('2', preparer.hasPreparer, {
      label: 'At my request, the preparer named in Part 6. prepared this form for me',
    }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 6.', when: prepared }),
    ask('3', person.daytimePhone, { label: 'Spouse Beneficiary’s Daytime Telephone Number' }),
    askIfAny('4', person.mobilePhone, { label: 'Spouse Beneficiary’s Mobile Telephone Number (if any)' }),
    askIfAny('5', person.email, { label: 'Spouse Beneficiary’s Email Address (if any)' }),
  ],
)

export const interpretation = part(
  '5',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1.a', '1.b'),
  interpreted,
)

export const preparation = part(
  '6',
  'Contact Information, Declaration, and Signature of the Person Preparing this Form, if Other Than the Spouse Beneficiary',
  preparerWithStatement('1.a', '1.b', '7.b extends', represented.applicantsG28),
  prepared,
)

export const additionalInformation = part('7', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])
