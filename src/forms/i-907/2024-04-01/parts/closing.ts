import { no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { byApplicant, requestor } from '#facts/derived/premium.ts'
import { requestInterpreter } from '#facts/derived/premium-interpreter.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { interpreterWithAddress, preparerWithStatement } from '../../../closing.ts'

const interpreted = no(requestor.requestorReadsEnglish)
const prepared = yes(requestor.requestHasPreparer)

export const statement = part(
  '3',
  'Requestor’s Statement, Contact Information, Declaration, Certification, and Signature',
  [
    ask('1', requestor.requestorReadsEnglish, { label: 'I can read and understand English' }),
    ask('1 language', requestInterpreter.interpreterLanguage, { when: interpreted }),
    askIfAny('2', requestor.requestHasPreparer, {
      label: 'At my request, the preparer named in Part 5. prepared this request for me',
    }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 5.', when: prepared }),
    ask('3', requestor.requestorPhone, { label: 'Requestor’s Daytime Telephone Number' }),
    askIfAny('4', requestor.requestorMobile, { label: 'Requestor’s Mobile Telephone Number (if any)' }),
    askIfAny('5', requestor.requestorFax, { label: 'Requestor’s Fax Number (if any)' }),
    askIfAny('6', requestor.requestorEmail, { label: 'Requestor’s Email Address (if any)' }),
  ],
)

export const interpretation = part(
  '4',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1 family name', '1 given name', requestInterpreter),
  interpreted,
)

export const preparation = part(
  '5',
  'Contact Information, Declaration, and Signature of the Person Preparing this Request, if Other Than the Requestor',
  preparerWithStatement('1 family name', '1 given name', '7.B extends', represented.requestorsG28),
  prepared,
)

export const additionalInformation = part('6', 'Additional Information', [
  ask('1 family name', requestor.requestorFamilyName, { label: 'Family Name (Last Name)' }),
  ask('1 given name', requestor.requestorGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('1 middle name', requestor.requestorMiddleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)', when: byApplicant }),
])
