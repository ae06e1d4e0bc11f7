import { choice, country, date, exact, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { middleName } from './names.ts'
import { type Topic, topic } from './topic.ts'

const ofEmployer = { askedOf: ['employer', 'attorney'] } as const
const ofAttorney = { askedOf: ['attorney'] } as const

/** Where an answer may also be that the question does not arise. */
const yesNoOrNot = (label: string, help: string) =>
  choice(label, ['Yes', 'No', 'Not applicable'], { ...ofEmployer, help })

export const worksiteKinds = [
  'Business premises',
  'Employer’s household',
  'Worker’s residence',
  'No specific address',
] as const

/** The job of a labor certification (20 CFR 656.17): Form ETA-9089 takes its duties from the wage determination. */
export const permJob = facts('employment', {
  worksiteKind: choice('What kind of place is the worksite?', worksiteKinds, {
    ...ofEmployer,
    words: {
      'Employer’s household': 'The employer’s private household',
      'Worker’s residence': 'The worker’s own home, with the work done from there',
      'No specific address': 'No one specific address',
    },
  }),
  wageAreaCode: exact('Code of the wage area (MSA or OES)', {
    ...ofEmployer,
    max: 10,
    help: 'On the prevailing wage determination, such as 41940.',
  }),
  wageAreaTitle: text('Name of the wage area (MSA or OES)', {
    ...ofEmployer,
    max: 120,
    help: 'On the prevailing wage determination, such as San Jose-Sunnyvale-Santa Clara, CA.',
  }),
})

export const goodStanding = facts('attorney', {
  highestCourt: text('Highest state court before which you are in good standing', {
    ...ofAttorney,
    max: 200,
    help: 'The court itself, not the bar: such as Supreme Judicial Court of Massachusetts.',
  }),
})

/** Who prepared the application, where that is neither the contact nor the attorney. */
export const permPreparer = facts('case', {
  preparerMiddleName: middleName('Preparer: middle name', ofEmployer),
  preparerFein: text('Preparer: FEIN of the business', { ...ofEmployer, max: 10, format: 'fein' }),
})

/** What is disclosed with the application, and the wage that is offered. */
export const laborCertification = facts('case', {
  areaEmployees: number('Employees on the payroll in the area of the job', {
    ...ofEmployer,
    help: 'Those of the employer within normal commuting distance of the worksite.',
  }),
  workerOwns: yesNo('Does the worker own part of the employer, and is it closely held?', {
    ...ofEmployer,
    help: 'A closely held corporation, a partnership or a sole proprietorship.',
  }),
  workerRelated: yesNo('Is the worker related to an owner, partner, officer or incorporator?', {
    ...ofEmployer,
    help: 'By blood, marriage or adoption.',
  }),
  attorneyForWorkerToo: yesNo('Does the employer’s attorney also represent the worker?', ofAttorney),
  wageDeterminationNumber: exact('Case number of the prevailing wage determination', {
    ...ofEmployer,
    max: 20,
    help: 'On Form ETA-9141, such as P-100-26123-123456.',
  }),
  wageRequestAttached: yesNo('Is a completed Form ETA-9141 attached instead of a determination?', ofAttorney),
  offeredWageTo: money('Offered wage, up to', {
    ...ofEmployer,
    help: 'Only where the offer is a range; in the unit of the wage itself.',
  }),
  wageConditions: text('Conditions of the offered wage', {
    ...ofEmployer,
    max: 500,
    lines: 3,
    help: 'Such as guaranteed commissions or overtime. “None” in most cases.',
  }),
  otherWorkAreas: yesNo('Will work also be done in another area?', {
    ...ofEmployer,
    help: 'Beyond normal commuting distance of the worksite.',
  }),
  geographicArea: text('Region in which the work is done', {
    ...ofEmployer,
    max: 1500,
    lines: 4,
    help: 'Cities, counties or states, where no one place of work can be named.',
  }),
  laborCertifiedOn: date('Labor certification granted on', {
    ...ofEmployer,
    past: true,
    help: 'The determination date on the approval of the Department of Labor.',
  }),
  laborConditionsCertified: yesNo('Does the employer certify the ten labor conditions?', {
    ...ofEmployer,
    help: 'Among them: the prevailing wage is paid, the job was open to U.S. workers, and no fee was passed on (20 CFR 656.10(c)).',
  }),
})

/** The minimum requirements and how the worker meets them (20 CFR 656.17(h) to (k)). */
export const permRequirements = facts('case', {
  liveInDomestic: yesNo('Is the job that of a live-in household worker?', ofEmployer),
  liveInExperience: yesNo('Has the worker one year of paid experience as a live-in household worker?', ofEmployer),
  liveInContract: yesNo('Have employer and worker signed the contract for live-in work?', ofEmployer),
  liveInContractGiven: yesNo('Was a copy of that contract given to the worker?', ofEmployer),
  foreignDegreeAccepted: yesNoOrNot(
    'Is an equivalent foreign degree accepted?',
    'Not applicable where the job requires no degree.',
  ),
  alreadyEmployed: yesNo('Does the worker already work for the employer?', ofEmployer),
  onlyByAlternative: yesNo('Does the worker qualify only by the alternative requirements?', {
    ...ofEmployer,
    help: 'Those beside the primary ones in the wage determination.',
  }),
  anyCombinationAccepted: yesNo('Is any suitable combination of education, training or experience accepted?', {
    ...ofEmployer,
    help: 'The so-called Kellogg language; without it an application like this is denied (20 CFR 656.17(h)(4)(ii)).',
  }),
  onlyExperienceHere: yesNo('Does the worker qualify only by experience gained with this employer?', ofEmployer),
  comparableExperience: yesNo('Was any of that experience gained in a substantially comparable job?', {
    ...ofEmployer,
    help: 'Comparable: the same duties for more than half of the time (20 CFR 656.17(i)(5)(ii)).',
  }),
  employerPaidTraining: yesNo('Did the employer pay for education or training that the job requires?', ofEmployer),
  livesOnPremises: yesNo('Must the worker live on the employer’s premises?', ofEmployer),
  combinedOccupations: yesNo('Does the job combine several occupations?', ofEmployer),
  foreignLanguage: yesNo('Is a foreign language required or preferred?', {
    ...ofEmployer,
    help: 'It needs a business necessity (20 CFR 656.17(h)(2)).',
  }),
  aboveUsualPreparation: yesNoOrNot(
    'Do the requirements exceed what is usual for the occupation?',
    'Its level of specific vocational preparation (SVP) in the Job Zone of O*NET.',
  ),
  credentialsEvaluated: yesNoOrNot(
    'Did a credentialing service evaluate education or experience?',
    'Not applicable where there was nothing to evaluate.',
  ),
  paidForFiling: yesNo('Was the employer paid anything for filing the application?', {
    ...ofEmployer,
    help: 'By anybody, in any form: the employer bears the costs (20 CFR 656.12(b)).',
  }),
  layoffs: yesNo('Was anybody laid off in this occupation and area within six months?', {
    ...ofEmployer,
    help: 'In the six months before filing, in this or a related occupation (20 CFR 656.17(k)).',
  }),
})

export const occupationKinds = [
  'Professional',
  'Nonprofessional',
  'College teacher',
  'Schedule A or sheepherder',
  'Professional athlete',
] as const

/** The ten further kinds of 20 CFR 656.17(e)(1)(ii), in the order of the paper. */
export const stepKinds = [
  'Job fair',
  'Employer website',
  'Job search website',
  'On-campus recruiting',
  'Trade or professional organization',
  'Private employment firm',
  'Employee referral program',
  'Campus placement office',
  'Local or ethnic newspaper',
  'Radio or TV advertisement',
] as const

export const noticeWays = [
  'Bargaining representative',
  'Posted',
  'Electronic',
  'In-house media',
  'Private household',
  'Not posted',
] as const

/** The test of the labor market (20 CFR 656.17(e), 656.10(d)). */
export const recruiting = facts('case', {
  supervisedRecruitment: yesNo('Has the Department of Labor ordered supervised recruitment?', {
    ...ofAttorney,
    help: 'By a notice of the Certifying Officer (20 CFR 656.21).',
  }),
  occupationKind: choice('What kind of occupation is it?', occupationKinds, {
    ...ofAttorney,
    words: {
      Professional: 'Professional occupation',
      Nonprofessional: 'Nonprofessional occupation',
      'College teacher': 'College or university teacher chosen in a competitive selection',
      'Schedule A or sheepherder': 'Schedule A or sheepherder',
    },
    help: 'It decides what recruitment the application needs (20 CFR 656.17(e), 656.18).',
  }),
  jobOrderFrom: date('Job order with the state workforce agency: from', ofEmployer),
  jobOrderUntil: date('Job order with the state workforce agency: until', {
    ...ofEmployer,
    help: 'It runs for 30 days at least.',
  }),
  sundayEdition: yesNo('Is there a newspaper with a Sunday edition in the area of the job?', ofEmployer),
  firstAdIn: text('Newspaper of the first advertisement', { ...ofEmployer, max: 120 }),
  firstAdOn: date('First advertisement printed on', { ...ofEmployer, help: 'A Sunday, where the paper has one.' }),
  secondAdKind: choice('Where was the second advertisement printed?', ['Newspaper', 'Professional journal'], {
    ...ofEmployer,
    help: 'A journal only where the job needs experience and an advanced degree.',
  }),
  secondAdIn: text('Newspaper or journal of the second advertisement', { ...ofEmployer, max: 120 }),
  secondAdOn: date('Second advertisement printed on', { ...ofEmployer, help: 'On another Sunday than the first.' }),
  recruitmentSteps: records(
    'Further recruitment',
    'step',
    { kind: choice('Kind', stepKinds), from: date('From'), until: date('Until') },
    { ...ofEmployer, help: 'For a professional occupation: three different kinds of these at least.' },
  ),
  noticeGiven: records(
    'How was the notice of filing given?',
    'way',
    {
      way: choice('Way', noticeWays, {
        words: {
          'Bargaining representative': 'To the bargaining representative',
          Posted: 'Posted at the worksite for 10 consecutive business days',
          Electronic: 'Sent electronically',
          'In-house media': 'In all in-house media',
          'Private household': 'In the private household',
          'Not posted': 'No notice was given',
        },
      }),
    },
    { ...ofEmployer, help: 'Between 30 and 180 days before filing (20 CFR 656.10(d)).' },
  ),
})

/** What else qualifies a person for a job: Appendix A of Form ETA-9089. */
export const qualifications = facts('person', {
  trainings: records('Training, certificates and licenses', 'training', {
    provider: text('School or provider', { max: 200, required: true }),
    course: text('Training or course', { max: 200 }),
    attained: text('Certificate or license', { max: 400, lines: 2 }),
    from: date('From'),
    until: date('Until'),
    awardedOn: date('Awarded on'),
  }),
  jobSkills: records('Skills the job asks for', 'skill', {
    gainedAt: text('Where you gained it', { max: 200, required: true }),
    country: country('Country', { asked: true }),
    region: exact('State, territory or province', { max: 80 }),
    description: text('What you can do', { max: 1500, lines: 6, asked: true }),
  }),
})

export const topics: readonly Topic[] = [
  topic('laborCertificationCase', 'The labor certification: employer and wage', [
    ...Object.values(laborCertification),
    ...Object.values(permJob),
    ...Object.values(goodStanding),
    ...Object.values(permPreparer),
  ]),
  topic('permRequirements', 'Requirements of the job', Object.values(permRequirements)),
  topic('recruitment', 'Recruitment', Object.values(recruiting)),
  topic('qualifications', 'Training and skills', Object.values(qualifications)),
]
