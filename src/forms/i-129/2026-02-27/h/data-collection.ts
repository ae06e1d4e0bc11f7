import { yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutEducation } from '#facts/derived/education.ts'
import { attestation, employerHeads, hRequest, jobTerms } from '#facts/derived/h1b.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { aboutPosition } from '#facts/derived/position.ts'
import { employment } from '#facts/employment.ts'
import { h1b, hJob, hPerson } from '#facts/h1b.ts'
import { capExempt, forH1b, fromRegistration, owesTrainingFee, withUsMaster } from './conditions.ts'

const exempt = yes(attestation.exemptWorker)
const offSite = yes(aboutPosition.worksOffSite)

export const collection = part(
  'H1B.0',
  'H-1B and H-1B1 Data Collection and Filing Fee Exemption Supplement',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2', aboutPerson.fullName, { label: 'Name of the Beneficiary' }),
  ],
  forH1b,
)

export const general = part(
  'H1B.1',
  'Section 1. General Information',
  [
    ask('1.a', employerHeads.h1bDependent, { label: 'Is the petitioner an H-1B dependent employer?' }),
    ask('1.b', company.willfulViolator, {
      label: 'Has the petitioner ever been found to be a willful violator?',
      help: 'By the Department of Labor or of Justice, for willful failure to keep H-1B conditions.',
    }),
    ask('1.c', attestation.exemptWorker, {
      label: 'Is the beneficiary an H-1B nonimmigrant exempt from the Department of Labor attestation requirements?',
    }),
    ask('1.c.1', attestation.paidSixtyThousand, {
      label: 'Is it because the beneficiary’s annual rate of pay is equal to at least $60,000?',
      when: exempt,
    }),
    ask('1.c.2', attestation.relatedMaster, {
      label:
        'Or is it because the beneficiary has a master’s degree or higher degree in a specialty related to the employment?',
      when: exempt,
    }),
    ask('1.d', employerHeads.fiftyOrMore, {
      label: 'Does the petitioner employ 50 or more individuals in the United States?',
    }),
    ask('1.d.1', employerHeads.mostlyH1bOrL1, {
      label: 'Are more than 50 percent of those employees in H-1B, L-1A, or L-1B nonimmigrant status?',
      when: yes(employerHeads.fiftyOrMore),
    }),
    ask('2', aboutEducation.highestEducation, { label: 'Beneficiary’s Highest Level of Education' }),
    ask('3', aboutEducation.majorField, { label: 'Major/Primary Field of Study' }),
    ask('4', jobTerms.annualPay, { label: 'Rate of Pay Per Year' }),
    ask('5', employment.socCode),
    ask('6', company.naicsCode),
    ask('7', hJob.requiredEducation, { label: 'What level of education is required for the position?' }),
    ask('8', hJob.requiredFields, { label: 'What field(s) of study would qualify someone for this position?' }),
    ask('9', hJob.requiredYears, {
      label: 'How many years of experience are required in order to qualify for this position?',
    }),
    ask('10', hJob.requiredSkills, {
      label: 'What special skills are required in order to qualify for the position?',
    }),
    ask('11', jobTerms.supervision, {
      label: 'How many people will the beneficiary supervise and what are their position titles?',
    }),
  ],
  forH1b,
)

export const feeExemption = part(
  'H1B.2',
  'Section 2. Fee Exemption and/or Determination',
  [
    ask('1', company.higherEducation, {
      label:
        'Are you an institution of higher education as defined in section 101(a) of the Higher Education Act of 1965?',
    }),
    ask('2', company.nonprofitOrganization, {
      label:
        'Are you a nonprofit organization or entity related to or affiliated with an institution of higher education?',
    }),
    ask('3', company.nonprofitResearch, {
      label: 'Are you a nonprofit research organization or a governmental research organization?',
    }),
    ask('4', hRequest.secondExtension, {
      label:
        'Is this the second or subsequent request for an extension of stay that this petitioner has filed for this alien?',
    }),
    ask('5', hRequest.amendsOnly, {
      label: 'Is this an amended petition that does not contain any request for extensions of stay?',
    }),
    ask('6', h1b.correctsError, { label: 'Are you filing this petition to correct a USCIS error?' }),
    ask('7', company.secondaryEducation, {
      label: 'Is the petitioner a primary or secondary education institution?',
    }),
    ask('8', company.nonprofitClinical, {
      label:
        'Is the petitioner a nonprofit entity that engages in an established curriculum-related clinical training of students registered at such an institution?',
    }),
    ask('9', employerHeads.twentyFiveOrFewer, {
      label:
        'Do you currently employ a total of 25 or fewer full-time equivalent employees in the United States, including all affiliates or subsidiaries of this company/organization?',
      when: owesTrainingFee,
    }),
  ],
  forH1b,
)

export const numericalLimitation = part(
  'H1B.3',
  'Section 3. Numerical Limitation Information',
  [
    ask('1', h1b.capType, { label: 'Specify the type of H-1B petition you are filing.' }),
    ask('2', h1b.wageLevel, { when: fromRegistration }),
    ask('3.a', aboutEducation.usDegreeSchool, {
      label: 'Name of the United States Institution of Higher Education',
      when: withUsMaster,
    }),
    ask('3.b', aboutEducation.usDegreeAwardedOn, { label: 'Date Degree Awarded', when: withUsMaster }),
    ask('3.c', aboutEducation.usDegreeType, { label: 'Type of United States Degree', when: withUsMaster }),
    ask('3.d', hPerson.usSchoolAddress, {
      label: 'Address of the United States institution of higher education',
      when: withUsMaster,
    }),
    ask('4.a', company.higherEducation, {
      label: 'The petitioner is an institution of higher education.',
      when: capExempt,
    }),
    ask('4.b', company.nonprofitOrganization, {
      label: 'The petitioner is a nonprofit entity related to or affiliated with an institution of higher education.',
      when: capExempt,
    }),
    ask('4.c', company.nonprofitResearch, {
      label: 'The petitioner is a nonprofit research organization or a governmental research organization.',
      when: capExempt,
    }),
    ask('4.d', h1b.atExemptInstitution, {
      label: 'The beneficiary will be employed at a qualifying cap exempt institution, organization, or entity.',
      when: capExempt,
    }),
    ask('4.e', h1b.besideExemptJob, {
      label:
        'The beneficiary is currently employed at a cap-exempt institution, organization, or entity, and the petitioner seeks to concurrently employ the H-1B beneficiary.',
      when: capExempt,
    }),
    ask('4.f', h1b.physicianWaiver, {
      label:
        'The beneficiary of this petition is a J-1 nonimmigrant physician who has received a waiver based on section 214(l) of the Act.',
      when: capExempt,
    }),
    ask('4.g', h1b.countedBefore, {
      label: 'The beneficiary of this petition has been counted against the cap.',
      when: capExempt,
    }),
    ask('4.h', jobTerms.inGuamOrCnmi, {
      label: 'The petitioner is an employer subject to the Guam-CNMI cap exemption pursuant to Public Law 110-229.',
      when: capExempt,
    }),
  ],
  forH1b,
)

export const offSiteAssignment = part(
  'H1B.4',
  'Section 4. Off-Site Assignment of H-1B Beneficiaries',
  [
    ask('1', aboutPosition.worksOffSite, {
      label:
        'The beneficiary of this petition will be assigned to work at an off-site location for all or part of the period for which H-1B classification sought.',
    }),
    ask('2', h1b.offSiteComplies, {
      label:
        'Placement of the beneficiary off-site during the period of employment will comply with the statutory and regulatory requirements of the H-1B nonimmigrant classification.',
      when: offSite,
    }),
    ask('3', h1b.offSiteWage, {
      label:
        'The beneficiary will be paid the higher of the prevailing or actual wage at any and all off-site locations.',
      when: offSite,
    }),
  ],
  forH1b,
)
