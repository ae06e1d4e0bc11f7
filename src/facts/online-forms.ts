import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, date, exact, facts, number, text, yesNo } from '#engine/fact.ts'
import { person } from './person.ts'
import { petition } from './petition.ts'

/** Typed into an agency's own online system from a worksheet, never asked in a questionnaire. */
const ofPreparer = { askedOf: ['attorney'] } as const

/** What Form ETA-9035 asks beside the record of the LCA (20 CFR 655.730). */
export const lcaFiling = facts('case', {
  lcaVisaClass: choice('Visa classification of the LCA', ['H-1B', 'H-1B1 Chile', 'H-1B1 Singapore', 'E-3'], ofPreparer),
  lcaContactTitle: text('Job title of the employer’s contact', { ...ofPreparer, max: 100 }),
  lcaWageSource: choice(
    'Source of the prevailing wage',
    ['OEWS', 'Prevailing wage determination', 'Collective bargaining agreement', 'Another survey'],
    ofPreparer,
  ),
  lcaWageYear: exact('Wage year of the source', { ...ofPreparer, max: 40, help: 'Such as 07/01/2026 to 06/30/2027.' }),
  lcaSurvey: text('Name and publisher of the survey', { ...ofPreparer, max: 200 }),
  lcaExemptOnly: yesNo('Is the LCA used for exempt H-1B workers only?', {
    ...ofPreparer,
    help: 'Paid $60,000 or more a year, or with a master’s degree in the field (20 CFR 655.737).',
  }),
  lcaExemptBy: choice('Why are they exempt?', ['Wage', 'Degree', 'Both'], {
    ...ofPreparer,
    words: { Wage: '$60,000 or higher annual wage', Degree: 'Master’s degree or higher in a related specialty' },
  }),
  lcaDisclosedAt: choice(
    'Where is the public access file kept?',
    ['Principal place of business', 'Place of employment'],
    ofPreparer,
  ),
})

const reason = (about: string) => text(`Appendix C, why: ${about}`, { ...ofPreparer, max: 2000, lines: 4 })

/** Form ETA-9089, Appendix C: one explanation for each “yes” in Section G, questions 6 to 12, as the form's page 4 says. */
export const permReasons = facts('case', {
  premisesReason: reason('the worker lives on the premises'),
  occupationsReason: reason('the job combines occupations'),
  languageReason: reason('a foreign language is required or preferred'),
  preparationReason: reason('the requirements exceed the usual preparation'),
  credentialsReason: reason('a credentialing service was used'),
  paymentReason: reason('the employer received a payment'),
  layoffReason: reason('there was a layoff'),
})

/** Form ETA-9089, Appendix D: a college or university teacher chosen in a competitive selection (20 CFR 656.18(b)). */
export const teacherRecruitment = facts('case', {
  teacherSelectedOn: date('Teacher selected on', {
    ...ofPreparer,
    help: 'The application is filed within 18 months of this day (20 CFR 656.18(c)).',
  }),
  teacherJournal: text('National professional journal of the advertisement', { ...ofPreparer, max: 200 }),
  teacherJournalOn: date('Advertisement in the journal on', ofPreparer),
  teacherSources: text('Other recruitment for the position', { ...ofPreparer, max: 2000, lines: 4 }),
})

/** Form ETA-9141, Sections D to F: the job as the wage is asked for (20 CFR 656.40). */
export const wageRequest = facts('case', {
  wageRequestFor: choice(
    'Visa classification of the wage request',
    ['PERM', 'H-1B', 'H-1B1 Chile', 'H-1B1 Singapore', 'E-3', 'H-2B'],
    ofPreparer,
  ),
  wageUnderAcwia: yesNo('Is the employer a college, or a nonprofit or government research organization?', ofPreparer),
  wageByAgreement: yesNo('Is the position covered by a collective bargaining agreement?', ofPreparer),
  wageBySurvey: yesNo('Is a survey to be considered?', ofPreparer),
  wageSurvey: text('Survey: name and date', { ...ofPreparer, max: 200 }),
  supervisorTitle: text('Title of the position’s supervisor', { ...ofPreparer, max: 100 }),
  supervisesOthers: yesNo('Does the position supervise others?', ofPreparer),
  supervisedCount: number('How many people does it supervise?', ofPreparer),
  travelNeeded: yesNo('Does the job need travel?', ofPreparer),
  travelDetails: text('Travel: where, how often and why', { ...ofPreparer, max: 1000, lines: 3 }),
  educationNeeded: choice(
    'Education: minimum U.S. diploma or degree required',
    ['None', 'High school', 'Associate’s', 'Bachelor’s', 'Master’s', 'Doctorate', 'Other'],
    ofPreparer,
  ),
  fieldNeeded: text('Major or field of study required', { ...ofPreparer, max: 300 }),
  secondDegreeNeeded: text('Second degree required', { ...ofPreparer, max: 300 }),
  trainingNeeded: yesNo('Is training required?', ofPreparer),
  trainingMonths: number('Training: months', ofPreparer),
  trainingField: text('Training: field', { ...ofPreparer, max: 300 }),
  experienceNeeded: yesNo('Is experience required?', ofPreparer),
  experienceMonths: number('Experience: months', ofPreparer),
  experienceOccupation: text('Experience: occupation', { ...ofPreparer, max: 300 }),
  skillsNeeded: text('Special skills or other requirements', { ...ofPreparer, max: 2000, lines: 4 }),
  workElsewhere: yesNo('Is work done in several areas, or at no fixed place?', ofPreparer),
})

const byCountry: Readonly<Record<string, 'H-1B1 Chile' | 'H-1B1 Singapore'>> = {
  CL: 'H-1B1 Chile',
  SG: 'H-1B1 Singapore',
}

export const aboutLcaFiling = derivedFacts('case', {
  /** As the petition asks; an LCA without one says it itself. */
  lcaClass: derive(
    text('Visa classification', { max: 20 }),
    [petition.classification, person.citizenship, person.secondCitizenship, lcaFiling.lcaVisaClass],
    ([asked, first, second, own]) => {
      if (asked === 'H-1B' || asked === 'E-3') return asked
      if (asked === 'H-1B1') return byCountry[first ?? ''] ?? byCountry[second ?? ''] ?? own
      return own
    },
  ),
})
