import { no, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { adjustment } from '#facts/adjustment.ts'
import { appearance } from '#facts/appearance.ts'
import { company } from '#facts/company.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { petitionerIsPerson as byPerson, theIndividual, thePetitioner } from '#facts/derived/petitioner.ts'
import { aboutPosition } from '#facts/derived/position.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutJobOffer, aboutPresentJob } from '#facts/derived/supplement-j.ts'
import { employment } from '#facts/employment.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { person } from '#facts/person.ts'
import { supplementJ } from '#facts/supplement-j.ts'
import { prepared, preparerWithStatement } from '../../closing.ts'

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

const byBusiness = not(byPerson)

export const employerPart = part('5', 'Information About the Employer', [
  ask('1', aboutJobOffer.employerKind, { label: 'Type of employer' }),
  ask('2', thePetitioner.petitionerAddress, { label: 'Employer’s U.S. Mailing Address' }),
  ask('3', company.legalName, { label: 'Business or Organization Name', when: byBusiness }),
  ask('4', company.fein, { label: 'Employer Identification Number', when: byBusiness }),
  ask('5', company.businessType, { label: 'Type of Business', when: byBusiness }),
  ask('6', company.incorporatedOn, { label: 'Date Established', when: byBusiness }),
  ask('7', company.employees, { label: 'Current Number of U.S. Employees', when: byBusiness }),
  ask('8', company.grossIncome, { label: 'Gross Annual Income', when: byBusiness }),
  ask('9', company.netIncome, { label: 'Net Annual Income', when: byBusiness }),
  ask('10', company.naicsCode, { label: 'NAICS Code', when: byBusiness }),
  ask('11.a', theIndividual.individualFamilyName, { label: 'Individual employer: Family Name', when: byPerson }),
  ask('11.b', theIndividual.individualGivenName, { label: 'Individual employer: Given Name', when: byPerson }),
  askIfAny('11.c', theIndividual.individualMiddleName, { label: 'Individual employer: Middle Name', when: byPerson }),
  ask('12', aboutJobOffer.individualBornOn, { label: 'Individual employer: Date of Birth', when: byPerson }),
  askIfAny('13', theIndividual.individualSsn, { label: 'U.S. Social Security Number (if any)', when: byPerson }),
  ask('14', immigrant.petitionerIncome, { label: 'Annual Income', when: byPerson }),
  ask('15', immigrant.petitionerOccupation, { label: 'Occupation', when: byPerson }),
])

export const jobOffer = part('6', 'Information About the Job Offer', [
  ask('1', employment.jobTitle, { label: 'Job Title' }),
  ask('2', employment.socCode, { label: 'Standard Occupational Classification (SOC) Code' }),
  ask('3', employment.duties, { label: 'Nontechnical Description of Job' }),
  ask('4', employment.fullTime, { label: 'Is this a full-time position?' }),
  ask('5', employment.hoursPerWeek, { label: 'Hours per week', when: no(employment.fullTime) }),
  ask('6', immigrant.permanentPosition, { label: 'Is this a permanent position?' }),
  ask('7', aboutPosition.offeredWage, { label: 'Wages Offered' }),
  ask('7 per', aboutPosition.offeredWagePer, { label: 'Wages Offered per (hour, week, month, or year)' }),
  ask('8', aboutPosition.worksites, {
    label: 'Physical address where the applicant will work if different from the employer’s mailing address',
  }),
  ask('9', aboutPresentJob.worksNow, {
    label: 'Is the applicant named in Part 2. of this supplement currently employed by you?',
  }),
  ask('10', employment.startedOn, {
    label: 'When did the applicant begin employment with you?',
    when: yes(aboutPresentJob.worksNow),
  }),
])

export const employerStatement = part(
  '7',
  'Statement, Contact Information, Certification, and Signature of the Individual Employer or Authorized Signatory of the Business Entity Employer',
  [
    ask('1', aboutImmigrant.petitionersReadsEnglish, { label: 'I can read and understand English' }),
    ask('2', preparer.hasPreparer, { label: 'At my request, the preparer named in Part 8. prepared this supplement' }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 8.', when: prepared }),
    ask('3.a', thePetitioner.signatoryFamilyName, { label: 'Signatory’s Family Name (Last Name)' }),
    ask('3.b', thePetitioner.signatoryGivenName, { label: 'Signatory’s Given Name (First Name)' }),
    ask('4', company.signerTitle, { label: 'Signatory’s Title', when: byBusiness }),
    ask('5', thePetitioner.petitionerPhone, { label: 'Signatory’s Daytime Telephone Number' }),
    askIfAny('6', thePetitioner.petitionerMobile, { label: 'Signatory’s Mobile Telephone Number (if any)' }),
    askIfAny('7', thePetitioner.petitionerEmail, { label: 'Signatory’s Email Address (if any)' }),
  ],
)

export const employerPreparer = part(
  '8',
  'Contact Information, Declaration, and Signature of the Person Preparing This Supplement, if Other Than the Individual Employer or Authorized Signatory of the Business Entity Employer',
  preparerWithStatement('1.a', '1.b', '7.b', represented.immigrantPetitionersG28),
  yes(preparer.hasPreparer),
)

export const additionalInformation = part('9', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])

export const i485supj = form({
  id: 'i-485supj',
  edition: '2017-12-13',
  name: 'I-485 Supplement J',
  title: 'Confirmation of Bona Fide Job Offer or Request for Job Portability Under INA Section 204(j)',
  notForFiling: 'It expired on 06-30-2019 and is known here for its layout only; take the current one from uscis.gov.',
  roles: { petitioner: 'The person who employs in their own name, where no company does' },
  parts: [
    reason,
    applicantPart,
    applicantStatement,
    applicantPreparer,
    employerPart,
    jobOffer,
    employerStatement,
    employerPreparer,
    additionalInformation,
  ],
})

export default i485supj
