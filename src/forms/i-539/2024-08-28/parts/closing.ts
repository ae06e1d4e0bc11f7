import { no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { person } from '#facts/person.ts'

export const contact = part('5', "Applicant's Contact Information, Certification, and Signature", [
  ask('1', person.daytimePhone),
  askIfAny('2', person.mobilePhone),
  askIfAny('3', person.email),
])

export const interpretation = part(
  '6',
  "Interpreter's Contact Information, Certification, and Signature",
  [
    ask('1 family name', interpreter.interpreterFamilyName),
    ask('1 given name', interpreter.interpreterGivenName),
    askIfAny('2', interpreter.interpreterBusiness),
    ask('3', interpreter.interpreterPhone),
    askIfAny('4', interpreter.interpreterMobile),
    askIfAny('5', interpreter.interpreterEmail),
    ask('6 language', interpreter.interpreterLanguage),
  ],
  no(interpreter.readsEnglish),
)

export const preparation = part(
  '7',
  'Contact Information, Declaration, and Signature of the Person Preparing this Application, if Other Than the Applicant',
  [
    ask('1 family name', preparer.preparersFamilyName),
    ask('1 given name', preparer.preparersGivenName),
    askIfAny('2', preparer.preparersBusiness),
    ask('3', preparer.preparersPhone),
    askIfAny('4', preparer.preparersMobile),
    askIfAny('5', preparer.preparersEmail),
  ],
  yes(preparer.hasPreparer),
)

export const additionalInformation = part('8', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.aNumber),
])
