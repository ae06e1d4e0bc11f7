import { no } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { employerHeads } from '#facts/derived/h1b.ts'
import { aboutCompany } from '#facts/derived/parties.ts'
import { aboutPosition } from '#facts/derived/position.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'
import { position } from '#facts/petition-parties.ts'
import { certifiesExport, needsLaborCase } from './conditions.ts'

export const part5 = part('5', 'Basic Information About the Proposed Employment and Employer', [
  ask('1', employment.jobTitle, { label: 'Job Title' }),
  ask('2', petition.laborCaseNumber, {
    label: 'Labor Condition Application (LCA) or Employment and Training Administration (ETA) Case Number',
    when: needsLaborCase,
  }),
  ask('3', aboutPosition.worksites, {
    label: 'Address(es) where the beneficiary(ies) will work if different from address in Part 1.',
  }),
  ask('4', petition.itineraryIncluded, { label: 'Did you include an itinerary with the petition?' }),
  ask('5', aboutPosition.worksOffSite, {
    label: 'Will the beneficiary(ies) work for you off-site at another company or organization’s location?',
  }),
  ask('6', aboutPosition.onlyInMarianas, {
    label: 'Will the beneficiary(ies) work exclusively in the Commonwealth of the Northern Mariana Islands (CNMI)?',
  }),
  ask('7', employment.fullTime, { label: 'Is this a full-time position?' }),
  ask('8', employment.hoursPerWeek, {
    label: 'How many hours per week for the position?',
    when: no(employment.fullTime),
  }),
  ask('9', aboutPosition.offeredWage, { label: 'Wages' }),
  ask('9 per', aboutPosition.offeredWagePer, { label: 'per (hour, week, month, or year)' }),
  askIfAny('10', position.otherCompensation, { label: 'Other Compensation (Explain)' }),
  ask('11 from', petition.requestedFrom, { label: 'Dates of intended employment: From' }),
  ask('11 to', petition.requestedUntil, { label: 'Dates of intended employment: To' }),
  ask('12', company.businessType, { label: 'Type of Business' }),
  ask('13', aboutCompany.yearEstablished, { label: 'Year Established' }),
  ask('14', company.employees, { label: 'Current Number of Employees in the United States' }),
  ask('15', employerHeads.twentyFiveOrFewer, {
    label:
      'Do you currently employ a total of 25 or fewer full-time equivalent employees in the United States, including all affiliates or subsidiaries of this company/organization?',
  }),
  ask('16', company.grossIncome, { label: 'Gross Annual Income' }),
  ask('17', company.netIncome, { label: 'Net Annual Income' }),
])

/** Items 1 and 2 of the paper are the two answers of one question. */
export const part6 = part(
  '6',
  'Certification Regarding the Release of Controlled Technology or Technical Data to Foreign Persons in the United States',
  [
    ask('1', petition.exportLicense, {
      label: 'License of the U.S. Department of Commerce or State to release technology or technical data',
    }),
  ],
  certifiesExport,
)
