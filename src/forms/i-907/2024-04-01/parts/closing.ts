import { all, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { byApplicant, requestor } from '#facts/derived/premium.ts'
import { person } from '#facts/person.ts'

// The interpreter we know is the applicant's.
const interpreted = all(byApplicant, no(interpreter.readsEnglish))
const prepared = yes(requestor.requestHasPreparer)
const preparedByAttorney = yes(preparer.preparedByAttorney)

export const statement = part(
  '3',
  'Requestor’s Statement, Contact Information, Declaration, Certification, and Signature',
  [
    ask('1', requestor.requestorReadsEnglish, { label: 'I can read and understand English' }),
    ask('1 language', interpreter.interpreterLanguage, { when: interpreted }),
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
  [
    ask('1 family name', interpreter.interpreterFamilyName),
    ask('1 given name', interpreter.interpreterGivenName),
    askIfAny('2', interpreter.interpreterBusiness),
    ask('3', interpreter.interpreterAddress),
    ask('4', interpreter.interpreterPhone),
    askIfAny('5', interpreter.interpreterMobile),
    askIfAny('6', interpreter.interpreterEmail),
    ask('certification language', interpreter.interpreterLanguage),
  ],
  interpreted,
)

export const preparation = part(
  '5',
  'Contact Information, Declaration, and Signature of the Person Preparing this Request, if Other Than the Requestor',
  [
    ask('1 family name', preparer.preparersFamilyName),
    ask('1 given name', preparer.preparersGivenName),
    askIfAny('2', preparer.preparersBusiness),
    ask('3', preparer.preparersAddress),
    ask('4', preparer.preparersPhone),
    askIfAny('5', preparer.preparersMobile),
    askIfAny('6', preparer.preparersEmail),
    ask('7', preparer.preparedByAttorney, { label: 'I am an attorney or accredited representative' }),
    ask('7.B extends', aboutAppearance.representationExtends, { when: preparedByAttorney }),
  ],
  prepared,
)

export const additionalInformation = part('6', 'Additional Information', [
  ask('1 family name', requestor.requestorFamilyName, { label: 'Family Name (Last Name)' }),
  ask('1 given name', requestor.requestorGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('1 middle name', requestor.requestorMiddleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)', when: byApplicant }),
])
