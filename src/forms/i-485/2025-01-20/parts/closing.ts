import { ask, askIfAny, part } from '#engine/form.ts'
import { person } from '#facts/person.ts'
import { interpreted, interpreterWithoutAddress, prepared, preparerWithoutAddress } from '../../../closing.ts'

export const contact = part('10', 'Applicant’s Contact Information, Certification, and Signature', [
  ask('1', person.daytimePhone),
  askIfAny('2', person.mobilePhone),
  askIfAny('3', person.email),
])

export const interpretation = part(
  '11',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithoutAddress,
  interpreted,
)

export const preparation = part(
  '12',
  'Contact Information, Certification, and Signature of the Person Preparing this Application, if Other Than the Applicant',
  preparerWithoutAddress,
  prepared,
)

export const additionalInformation = part('14', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
])
