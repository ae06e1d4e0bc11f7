import { is, not } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import {
  aboutCertification,
  aboutPermJob,
  asksCombination,
  recruits,
  recruitsFurther,
} from '#facts/derived/labor-certification.ts'
import { employment } from '#facts/employment.ts'
import { laborCertification, permJob, permRequirements, recruiting } from '#facts/labor-certification.ts'
import { attorneyPart, contact, employer, preparation, worker } from './parts/parties.ts'

export const requirements = part('G', 'Additional Job Opportunity Information and Other Requirements', [
  ask('1', aboutCertification.permanentFullTime, {
    label: 'Is this a permanent position offering full-time employment of 35 hours or more?',
  }),
  ask('2', permRequirements.liveInDomestic, {
    label: 'Is the employer seeking permanent labor certification for a live-in household domestic service worker?',
  }),
  ask('2.a', aboutCertification.liveInExperienced, {
    label:
      'Does the foreign worker possess one year of paid experience as a live-in household domestic service worker?',
  }),
  ask('2.b', aboutCertification.liveInContracted, {
    label: 'Have the employer and foreign worker executed the required work contract?',
  }),
  ask('2.c', aboutCertification.liveInContractCopied, {
    label: 'Did the employer provide a copy of the work contract to the foreign worker?',
  }),
  ask('3', permRequirements.foreignDegreeAccepted, {
    label: 'Will the employer accept a foreign diploma/degree equivalent to the required U.S. diploma/degree?',
  }),
  ask('4', aboutCertification.worksForEmployer, {
    label: 'Is the foreign worker currently working for the employer submitting this application?',
  }),
  ask('4.a', aboutCertification.onlyAlternative, {
    label: 'Does the foreign worker only qualify by virtue of the employer’s alternative requirements?',
  }),
  ask('4.b', permRequirements.anyCombinationAccepted, {
    label: 'Willingness to accept any suitable combination of education, experience, or training',
    when: asksCombination,
  }),
  ask('5', permRequirements.onlyExperienceHere, {
    label: 'Is the employer relying solely on the experience the foreign worker gained while employed by the employer?',
  }),
  ask('5.a', aboutCertification.comparableHere, {
    label: 'Was any of the qualifying experience gained in a substantially comparable position?',
  }),
  ask('5.b', aboutCertification.trainingPaid, {
    label: 'Did the employer pay for any of the foreign worker’s necessary education or training?',
  }),
  ask('6', permRequirements.livesOnPremises, {
    label: 'Does the job opportunity require the worker to live on the employer’s premises?',
  }),
  ask('7', permRequirements.combinedOccupations, {
    label: 'Does the job opportunity involve a combination of occupations?',
  }),
  ask('8', permRequirements.foreignLanguage, {
    label: 'Is proficiency in a foreign language required or preferred to perform the job duties?',
  }),
  ask('9', permRequirements.aboveUsualPreparation, {
    label: 'Do the job requirements exceed the Specific Vocational Preparation (SVP) level of the occupation?',
  }),
  ask('10', permRequirements.credentialsEvaluated, {
    label: 'Did the employer use a credentialing service to qualify the foreign worker’s education and/or experience?',
  }),
  ask('11', permRequirements.paidForFiling, {
    label: 'Has the employer received payment of any kind for the submission of this application?',
  }),
  ask('12', permRequirements.layoffs, {
    label:
      'Has the employer had a layoff in the occupation or a related one in the area within the 6 months preceding the filing?',
  }),
])

export const certification = part('I', 'Employer Labor Condition Statements', [
  ask('1', laborCertification.laborConditionsCertified, {
    label: 'I certify my knowledge of and compliance with the ten (10) Labor Condition Statements',
  }),
])

export const wage = part('E', 'Job Opportunity and Wage Information', [
  ask('1', laborCertification.wageDeterminationNumber, {
    label: 'Prevailing Wage Determination (PWD) case number',
  }),
  ask('2', aboutCertification.wageRequestInstead, {
    label: 'If a valid PWD has not been obtained due to supervised recruitment: is a completed Form ETA-9141 attached?',
  }),
  ask('3', employment.wage, { label: 'Offered Wage, From' }),
  askIfAny('3 to', laborCertification.offeredWageTo, { label: 'Offered Wage, To' }),
  ask('4', employment.wageUnit, { label: 'Per' }),
  ask('5', laborCertification.wageConditions, { label: 'Additional conditions about the offered wage' }),
])

const named = not(is(permJob.worksiteKind, 'No specific address'))

export const worksite = part('F', 'Area of Intended Employment Information', [
  ask('a.1', permJob.worksiteKind, {
    label: 'Type of worksite location that best describes where work will be performed',
  }),
  ask('a.2', aboutPermJob.permWorksite, { label: 'Worksite Address', when: named }),
  askIfAny('a.3', aboutPermJob.permWorksiteUnit, {
    label: 'Worksite Address (apartment/suite/floor and number)',
    when: named,
  }),
  ask('a.5', employment.worksiteCounty, { label: 'County', when: named }),
  ask('a.8', permJob.wageAreaCode, { label: 'MSA/OES Area Code' }),
  ask('a.8.a', permJob.wageAreaTitle, { label: 'MSA Name/OES Area Title' }),
  ask('b.1', laborCertification.otherWorkAreas, {
    label: 'Will work be performed in geographic areas other than the one identified in Section F.a above?',
  }),
  ask('b.2', aboutCertification.appendixBAttached, { label: 'Is a completed Appendix B attached?' }),
  askIfAny('c.1', laborCertification.geographicArea, {
    label: 'Geographic area(s) where work will be performed, where the specific MSA(s) are not known or are dispersed',
  }),
])

export const recruitment = part('H', 'Recruitment Information', [
  ask('a.1', recruiting.supervisedRecruitment, {
    label:
      'Is the employer required, by notice from a Certifying Officer, to currently undergo supervised recruitment?',
  }),
  ask('b.1', recruiting.occupationKind, { label: 'Occupation Type' }),
  ask('c.1.a', recruiting.jobOrderFrom, { label: 'Start date of SWA job order', when: recruits }),
  ask('c.1.b', recruiting.jobOrderUntil, { label: 'End date of SWA job order', when: recruits }),
  ask('c.2', aboutCertification.sundayPaper, {
    label: 'Is there a Sunday edition of a newspaper (of general circulation) in the area of intended employment?',
  }),
  ask('c.2.a', recruiting.firstAdIn, { label: 'Name of newspaper of general circulation', when: recruits }),
  ask('c.2.b', recruiting.firstAdOn, { label: 'Advertisement date', when: recruits }),
  ask('c.3', aboutCertification.secondAdvertisement, { label: 'Which was used to place the other advertisement?' }),
  ask('c.3.a', recruiting.secondAdIn, { label: 'Name of newspaper or professional journal', when: recruits }),
  ask('c.3.b', recruiting.secondAdOn, { label: 'Advertisement Date', when: recruits }),
  ask('d.1', aboutCertification.recruitmentGrid, {
    label: 'Additional recruitment for professional occupations',
    when: recruitsFurther,
  }),
])

/** Any of them may be marked; the notice is one question. */
export const notice = part('H.e', 'Notice of Posting', [
  ask('1.a', aboutCertification.noticeToUnion, { label: 'Bargaining Representative', optional: true }),
  ask('1.b', aboutCertification.noticePosted, { label: 'Physical Notice', optional: true }),
  ask('1.c', aboutCertification.noticeElectronic, { label: 'Electronic Notice', optional: true }),
  ask('1.d', aboutCertification.noticeInHouse, { label: 'In-House Media', optional: true }),
  ask('1.e', aboutCertification.noticeHousehold, { label: 'Private Household', optional: true }),
  ask('1.f', aboutCertification.noticeNotGiven, { label: 'The employer DID NOT post the notice', optional: true }),
])

export const eta9089 = form({
  id: 'eta-9089',
  edition: '2020-07-16',
  name: 'ETA-9089',
  title: 'Application for Permanent Employment Certification',
  notForFiling:
    'It is a text from before the form was approved. The application is filed in the Department of Labor’s online system (FLAG); this is a copy for the file.',
  parts: [
    employer,
    contact,
    attorneyPart,
    worker,
    wage,
    worksite,
    requirements,
    recruitment,
    notice,
    certification,
    preparation,
  ],
})

export default eta9089
