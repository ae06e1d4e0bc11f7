import { ask, part } from '#engine/form.ts'
import { aboutCertification, asksCombination } from '#facts/derived/labor-certification.ts'
import { laborCertification, permRequirements } from '#facts/labor-certification.ts'

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
