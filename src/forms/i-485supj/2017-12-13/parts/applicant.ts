import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { adjustment } from '#facts/adjustment.ts'
import { appearance } from '#facts/appearance.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { supplementJ } from '#facts/supplement-j.ts'
import { prepared, preparerWithStatement } from '../../../closing.ts'

export const reason = part('1', 'Reason for Filing Supplement J', [
  ask('1', supplementJ.supplementReason, { label: 'This supplement is being filed to' }),
])

export const applicantPart = part('2', 'Information About You (Applicant)', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  ask('2', aboutPerson.mailingAddress, { label: 'U.S. Mailing Address' }),
  askIfAny('3', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('4', person.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('5', person.birthDate, { label: 'Date of Birth' }),
  ask('6', person.birthCountry, { label: 'Country of Birth' }),
  askIfAny('7', appearance.receiptNumber, { label: 'Form I-485 Receipt Number (if already filed with USCIS)' }),
  askIfAny('8', supplementJ.adjustmentFiledOn, { label: 'Form I-485 Filing Date (if already filed with USCIS)' }),
  ask('9', adjustment.underlyingReceipt, { label: 'Form I-140 Receipt Number' }),
  ask('10', supplementJ.immigrantPetitionApproved, { label: 'Has your Form I-140 been approved?' }),
])

export const applicantStatement = part(
  '3',
  'Applicant’s Statement, Contact Information, Certification, and Signature',
  [
    ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
    ask('2', preparer.hasPreparer, { label: 'At my request, the preparer named in Part 4. prepared this supplement' }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 4.', when: prepared }),
    ask('3', person.daytimePhone, { label: 'Applicant’s Daytime Telephone Number' }),
    askIfAny('4', person.mobilePhone, { label: 'Applicant’s Mobile Telephone Number (if any)' }),
    askIfAny('5', person.email, { label: 'Applicant’s Email Address (if any)' }),
  ],
)

export const applicantPreparer = part(
  '4',
  'Contact Information, Declaration, and Signature of the Person Preparing This Supplement, if Other Than the Applicant',
  preparerWithStatement('1.a', '1.b', '7.b', represented.applicantsG28),
  yes(preparer.hasPreparer),
)
