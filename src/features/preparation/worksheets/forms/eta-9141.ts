import { has, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { aboutPermJob } from '#facts/derived/labor-certification.ts'
import { employment } from '#facts/employment.ts'
import { attorney } from '#facts/firm.ts'
import { lcaFiling, wageRequest } from '#facts/online-forms.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { attorneyItems, contactItems, employerItems } from './parties.ts'

const withDegree = is(wageRequest.educationNeeded, 'Associate’s', 'Bachelor’s', 'Master’s', 'Doctorate', 'Other')

export const eta9141Own = [lcaFiling.lcaContactTitle, ...Object.values(wageRequest)]

/** Application for Prevailing Wage Determination (20 CFR 656.40), in the order of FLAG. */
export const eta9141 = form({
  id: 'eta-9141',
  edition: '',
  name: 'ETA-9141',
  title: 'Application for Prevailing Wage Determination',
  parts: [
    part('A', 'Employment-Based Visa Information', [
      ask('1', wageRequest.wageRequestFor, { label: 'Visa classification supported by this application' }),
    ]),
    part('B', 'Requestor Point-of-Contact Information', contactItems),
    part('C', 'Employer Information', employerItems),
    part('C.2', 'Attorney or Agent Information', attorneyItems, has(attorney.familyName)),
    part('D', 'Wage Processing Information', [
      ask('1', wageRequest.wageUnderAcwia, { label: 'Is the employer covered by ACWIA?' }),
      ask('2', wageRequest.wageByAgreement, {
        label: 'Is the position covered by a collective bargaining agreement?',
      }),
      ask('4', wageRequest.wageBySurvey, { label: 'Is the employer asking for consideration of a survey?' }),
      ask('4.a', wageRequest.wageSurvey, {
        label: 'Survey name and publication date',
        when: yes(wageRequest.wageBySurvey),
      }),
    ]),
    part('E', 'Job Offer Information: description', [
      ask('1', employment.jobTitle, { label: 'Job title' }),
      ask('2', employment.socCode, { label: 'Suggested SOC (ONET/OEWS) code' }),
      askIfAny('2.a', lca.lcaSocTitle, { label: 'Suggested SOC (ONET/OEWS) occupation title' }),
      ask('3', wageRequest.supervisorTitle, { label: 'Job title of the supervisor' }),
      ask('4', wageRequest.supervisesOthers, { label: 'Does this position supervise the work of others?' }),
      ask('4.a', wageRequest.supervisedCount, { label: 'How many', when: yes(wageRequest.supervisesOthers) }),
      ask('5', employment.duties, { label: 'Job duties' }),
      ask('6', wageRequest.travelNeeded, { label: 'Will travel be required?' }),
      ask('6.a', wageRequest.travelDetails, { label: 'Details of the travel', when: yes(wageRequest.travelNeeded) }),
    ]),
    part('F', 'Job Offer Information: minimum requirements', [
      ask('1', wageRequest.educationNeeded, { label: 'Education: minimum U.S. diploma or degree required' }),
      ask('1.a', wageRequest.fieldNeeded, { label: 'Major or field of study required', when: withDegree }),
      askIfAny('2', wageRequest.secondDegreeNeeded, { label: 'Second U.S. diploma or degree required' }),
      ask('3', wageRequest.trainingNeeded, { label: 'Is training for the job opportunity required?' }),
      ask('3.a', wageRequest.trainingMonths, { label: 'Months of training', when: yes(wageRequest.trainingNeeded) }),
      ask('3.b', wageRequest.trainingField, { label: 'Field of training', when: yes(wageRequest.trainingNeeded) }),
      ask('4', wageRequest.experienceNeeded, { label: 'Is employment experience required?' }),
      ask('4.a', wageRequest.experienceMonths, {
        label: 'Months of experience',
        when: yes(wageRequest.experienceNeeded),
      }),
      ask('4.b', wageRequest.experienceOccupation, { label: 'Occupation', when: yes(wageRequest.experienceNeeded) }),
      askIfAny('5', wageRequest.skillsNeeded, { label: 'Special skills or other requirements' }),
    ]),
    part('G', 'Place of Employment', [
      ask('1', employment.worksiteStreet, { label: 'Worksite address' }),
      askIfAny('2', aboutPermJob.permWorksiteUnit, { label: 'Worksite address 2: apartment, suite or floor' }),
      ask('3', employment.worksiteCity, { label: 'City' }),
      ask('4', employment.worksiteCounty, { label: 'County' }),
      ask('5', employment.worksiteState, { label: 'State' }),
      ask('6', employment.worksiteZip, { label: 'Postal code' }),
      ask('7', wageRequest.workElsewhere, {
        label: 'Will work be performed in multiple worksites, or at no fixed place?',
      }),
    ]),
  ],
})
