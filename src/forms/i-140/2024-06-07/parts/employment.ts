import { is, no, not } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { familyOnPetition, needsLaborCertification } from '#facts/derived/immigrant-petition.ts'
import { petitionerIsPerson as byPerson } from '#facts/derived/petitioner.ts'
import { aboutPosition } from '#facts/derived/position.ts'
import { employment } from '#facts/employment.ts'
import { immigrant } from '#facts/immigrant-petition.ts'

const byCompany = not(byPerson)

export const aboutPetitioner = part('5', 'Additional Information About the Petitioner', [
  ask('1', immigrant.petitionedBy, { label: 'Type of petitioner' }),
  ask('1.c explanation', immigrant.petitionedByOther, {
    label: 'Other type of petitioner',
    when: is(immigrant.petitionedBy, 'Other'),
  }),
  ask('2', company.businessType, { label: 'Type of Business', when: byCompany }),
  ask('3', company.incorporatedOn, { label: 'Date Established', when: byCompany }),
  ask('4', company.employees, { label: 'Current Number of U.S. Employees', when: byCompany }),
  ask('5', company.grossIncome, { label: 'Gross Annual Income', when: byCompany }),
  ask('6', company.netIncome, { label: 'Net Annual Income', when: byCompany }),
  ask('7', company.naicsCode, { label: 'NAICS Code', when: byCompany }),
  ask('8', immigrant.laborCertificationNumber, {
    label: 'Labor Certification DOL Case Number',
    when: needsLaborCertification,
  }),
  ask('9', immigrant.laborCertificationFiledOn, {
    label: 'Labor Certification DOL Filing Date',
    when: needsLaborCertification,
  }),
  ask('10', immigrant.laborCertificationExpiresOn, {
    label: 'Labor Certification Expiration Date',
    when: needsLaborCertification,
  }),
  ask('11', immigrant.petitionerOccupation, { label: 'Occupation', when: byPerson }),
  ask('12', immigrant.petitionerIncome, { label: 'Annual Income', when: byPerson }),
])

export const proposedEmployment = part('6', 'Basic Information About the Proposed Employment', [
  ask('1', employment.jobTitle, { label: 'Job Title' }),
  ask('2', employment.socCode, { label: 'SOC Code' }),
  ask('3', employment.duties, { label: 'Nontechnical Job Description' }),
  ask('4', employment.fullTime, { label: 'Is this a full-time position?' }),
  ask('5', employment.hoursPerWeek, {
    label: 'How many hours per week for the position?',
    when: no(employment.fullTime),
  }),
  ask('6', immigrant.permanentPosition, { label: 'Is this a permanent position?' }),
  ask('7', immigrant.newPosition, { label: 'Is this a new position?' }),
  ask('8', aboutPosition.offeredWage, { label: 'Wages' }),
  ask('8 per', aboutPosition.offeredWagePer, { label: 'Wages per (hour, week, month, or year)' }),
  ask('9', aboutPosition.worksites, {
    label: 'Address where the person will work if different from the address provided in Part 1.',
  }),
])

export const familyPart = part(
  '7',
  'Information About the Spouse and All Children of the Person for Whom You Are Filing',
  [ask('1', familyOnPetition.familyOnPetition, { label: 'Spouse and all children' })],
)
