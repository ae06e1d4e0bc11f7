import { all, is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { congregation, ministry, religiousAttestations, religiousWorker } from '#facts/classifications/religious.ts'
import { company } from '#facts/company.ts'
import { hRequest } from '#facts/derived/h1b.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { religiousPosition, religiousStays } from '#facts/derived/religious.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'

const forReligious = is(petition.classification, 'R-1')

export const religiousSupplement = part(
  'R.0',
  'R-1 Classification Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2', aboutPerson.fullName, { label: 'Name of the Beneficiary' }),
  ],
  forReligious,
)

const attestations = religiousAttestations

/** The attestations of Items 6 to 12: each “No” is explained. */
export const religiousEmployer = part(
  'R.1',
  'Section 1. Complete This Section If You Are Filing For An R-1 Religious Worker',
  [
    ask('1.a', congregation.members, { label: 'Number of members of the petitioner’s religious organization?' }),
    ask('1.b', ministry.employeesAtWorksite, {
      label: 'Number of employees working at the same location where the beneficiary will be employed?',
    }),
    ask('1.c', congregation.religiousWorkers, {
      label:
        'Number of aliens holding special immigrant or nonimmigrant religious worker status currently employed or employed within the past five years?',
    }),
    ask('1.d', congregation.religiousPetitions, {
      label:
        'Number of special immigrant religious worker petition(s) (I-360) and nonimmigrant religious worker petition(s) (I-129) filed by the petitioner within the past five years?',
    }),
    ask('2', religiousWorker.inRStatusBefore, {
      label:
        'Has the beneficiary or any of the beneficiary’s dependent family members previously been admitted to the United States for a period of stay in the R visa classification in the last five years?',
    }),
    ask('2 stays', religiousStays.staysInR, {
      label: 'Prior periods of stay in the R visa classification',
      when: yes(religiousWorker.inRStatusBefore),
    }),
    ask('3', ministry.positionsAtWorksite, {
      label:
        'Provide a summary of the type of responsibilities of those employees who work at the same location where the beneficiary will be employed.',
    }),
    askIfAny('4', ministry.organizationAbroad, {
      label:
        'Describe the relationship, if any, between the religious organization in the United States and the organization abroad of which the beneficiary is a member.',
    }),
    ask('5.a', employment.jobTitle, { label: 'Title of position offered.' }),
    ask('5.b', employment.duties, { label: 'Detailed description of the beneficiary’s proposed daily duties.' }),
    ask('5.c', ministry.qualifications, {
      label: 'Description of the beneficiary’s qualifications for position offered.',
    }),
    ask('5.d', religiousPosition.compensation, {
      label: 'Description of the proposed salaried compensation or non-salaried compensation.',
    }),
    ask('5.e', religiousPosition.workLocations, {
      label: 'List of the address(es) or location(s) where the beneficiary will be working.',
    }),
    ask('6', attestations.attestsTaxExempt, {
      label:
        'The petitioner is a bona fide non-profit religious organization or a bona fide organization that is affiliated with the religious denomination and is tax-exempt as described in section 501(c)(3) of the Internal Revenue Code of 1986.',
    }),
    ask('6 explanation', attestations.attestsTaxExemptExplained, { when: no(attestations.attestsTaxExempt) }),
    ask('7', attestations.attestsCompensation, {
      label: 'The petitioner is willing and able to provide salaried or non-salaried compensation to the beneficiary.',
    }),
    ask('7 explanation', attestations.attestsCompensationExplained, { when: no(attestations.attestsCompensation) }),
    ask('8', attestations.attestsEarlierCompensation, {
      label:
        'If the beneficiary worked in the United States in an R-1 status during the 2 years immediately before the petition was filed, the beneficiary received verifiable salaried or non-salaried compensation, or provided uncompensated self-support.',
    }),
    ask('8 explanation', attestations.attestsEarlierCompensationExplained, {
      when: no(attestations.attestsEarlierCompensation),
    }),
    ask('9', attestations.attestsNoSecularWork, {
      label:
        'If the position is not a religious vocation, the beneficiary will not engage in secular employment, and the petitioner will provide salaried or non-salaried compensation.',
    }),
    ask('9 explanation', attestations.attestsNoSecularWorkExplained, { when: no(attestations.attestsNoSecularWork) }),
    ask('10', attestations.attestsHours, {
      label: 'The offered position requires at least 20 hours of work per week.',
    }),
    ask('10 explanation', attestations.attestsHoursExplained, { when: no(attestations.attestsHours) }),
    ask('11', attestations.attestsMembership, {
      label:
        'The beneficiary has been a member of the petitioner’s denomination for at least two years immediately before Form I-129 was filed and is otherwise qualified to perform the duties of the offered position.',
    }),
    ask('11 explanation', attestations.attestsMembershipExplained, { when: no(attestations.attestsMembership) }),
    ask('12', attestations.attestsNotice, {
      label:
        'The petitioner will notify USCIS within 14 days if an R-1 alien is working less than the required number of hours or has been released from or has otherwise terminated employment before the expiration of a period of authorized R-1 stay.',
    }),
    ask('12 explanation', attestations.attestsNoticeExplained, { when: no(attestations.attestsNotice) }),
    ask('name', hRequest.signatoryName, { label: 'Name of Petitioner' }),
    ask('title', company.signerTitle, { label: 'Title' }),
    ask('organization', thePetitioner.petitionerName, { label: 'Employer or Organization Name' }),
    ask('address', thePetitioner.petitionerAddress, {
      label: 'Employer or Organization Address (do not use a post office or private mail box)',
    }),
    ask('daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('fax', company.fax, { label: 'Fax Number' }),
    askIfAny('email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
  forReligious,
)

export const denominationCertification = part(
  'R.2',
  'Section 2. This Section Is Required For Petitioners Affiliated With The Religious Denomination',
  [
    ask('employing organization', thePetitioner.petitionerName, { label: 'Name of Employing Organization' }),
    ask('denomination', congregation.denomination, { label: 'Name of Religious Denomination' }),
    ask('name', congregation.attestingSigner, {
      label: 'Name of Authorized Representative of Attesting Organization',
    }),
    ask('title', congregation.attestingSignerTitle, { label: 'Title' }),
    ask('attesting organization', congregation.attestingOrganization, { label: 'Attesting Organization Name' }),
    ask('address', congregation.attestingAddress, {
      label: 'Attesting Organization Address (do not use a post office or private mail box)',
    }),
    ask('daytime phone', congregation.attestingPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('fax', congregation.attestingFax, { label: 'Fax Number' }),
    askIfAny('email', congregation.attestingEmail, { label: 'Email Address (if any)' }),
  ],
  all(forReligious, yes(congregation.denominationAffiliate)),
)
