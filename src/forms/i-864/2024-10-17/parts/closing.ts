import { ask, askIfAny, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { person } from '#facts/person.ts'
import { interpreted, interpreterWithoutAddress, prepared, preparerWithoutAddress } from '../../../closing.ts'

export const statement = part('8', 'Sponsor’s Contract, Contact Information, Certification, and Signature', [
  ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
  ask('1.B language', interpreter.interpreterLanguage, { when: interpreted }),
  askIfAny('2', preparer.hasPreparer, {
    label: 'At my request, the preparer named in Part 10. prepared this affidavit for me',
  }),
  ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 10.', when: prepared }),
  ask('3', person.daytimePhone, { label: 'Sponsor’s Daytime Telephone Number' }),
  askIfAny('4', person.mobilePhone, { label: 'Sponsor’s Mobile Telephone Number (if any)' }),
  askIfAny('5', person.email, { label: 'Sponsor’s Email Address (if any)' }),
])

export const interpretation = part(
  '9',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithoutAddress,
  interpreted,
)

export const preparation = part(
  '10',
  'Contact Information, Declaration, and Signature of the Person Preparing this Affidavit, if Other Than the Sponsor',
  preparerWithoutAddress,
  prepared,
)

export const additionalInformation = part('11', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.aNumber),
])
