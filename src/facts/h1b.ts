import { address, choice, date, exact, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const
const byAttorney = { askedOf: ['attorney'] } as const

/** What the H Classification Supplement asks of a person and other forms may ask too. */
export const hPerson = facts('person', {
  hOrLStays: records(
    'Earlier stays in H or L status',
    'stay',
    {
      status: choice('Status', ['H-1B', 'H-1B1', 'H-2A', 'H-2B', 'H-3', 'L-1A', 'L-1B'], { required: true }),
      from: date('In the United States from', { required: true }),
      until: date('Until', { help: 'Leave empty while you are still here in this status.' }),
    },
    {
      dated: ['from', 'until'],
      help: 'Count only the days you were in the United States. A trip abroad ends one stay and starts the next; that time can be claimed back. Not the time as a dependent (H-4, L-2).',
    },
  ),
  usSchoolAddress: address('Address of the U.S. school of your master’s or higher degree', { inUnitedStates: true }),
})

/** What the H supplement and the H-1B data collection ask about the job; other petitions ask the same. */
export const hJob = facts('employment', {
  controllingInterest: yesNo(
    'Does the worker own more than half of the employer, or hold the majority of its voting rights?',
    byEmployer,
  ),
  controllingInterestExplained: text('Ownership explained', {
    max: 1000,
    lines: 3,
    help: 'Which share, which voting rights, and who directs the worker.',
    ...byEmployer,
  }),
  relatedMaster: yesNo('Does the worker hold a master’s or higher degree in a field related to the job?', byEmployer),
  requiredEducation: text('Education required for the job', {
    max: 200,
    help: 'The least degree that you accept, such as “Bachelor’s degree or equivalent”.',
    ...byEmployer,
  }),
  requiredFields: text('Fields of study that qualify for the job', { max: 300, ...byEmployer }),
  requiredYears: number('Years of experience required', { max: 50, decimals: 1, ...byEmployer }),
  requiredSkills: text('Special skills required', { max: 500, help: 'Write “None” if there are none.', ...byEmployer }),
  supervises: number('How many people will the worker supervise?', { max: 10_000, ...byEmployer }),
  supervisedTitles: text('Position titles of the people the worker will supervise', { max: 300, ...byEmployer }),
})

/** What only the H classification supplement and the H-1B data collection ask. */
export const h1b = facts('case', {
  capType: choice(
    'Type of H-1B petition',
    [
      'Cap H-1B Bachelor’s Degree',
      'Cap H-1B U.S. Master’s Degree or Higher',
      'Cap H-1B1 Chile/Singapore',
      'Cap Exempt',
    ],
    {
      help: 'Extensions with the same employer and most universities are exempt from the yearly cap. A change of employer is exempt if the worker was counted in the last six years. Somebody who comes from a university or another exempt employer may not have been counted yet.',
      ...byAttorney,
    },
  ),
  wageLevel: choice('Wage level', ['I', 'II', 'III', 'IV'], {
    words: { I: 'Wage Level I', II: 'Wage Level II', III: 'Wage Level III', IV: 'Wage Level IV' },
    help: 'As selected in the H-1B registration.',
    ...byEmployer,
  }),
  confirmationNumber: exact('Beneficiary Confirmation Number', {
    max: 40,
    help: 'On the H-1B Registration Selection Notice.',
    ...byEmployer,
  }),
  registeredPassport: text('Number of the passport or travel document used in the H-1B registration', {
    max: 15,
    format: 'passport',
    secret: true,
    help: 'It must be among the passports listed, even if it has been replaced since.',
  }),
  leavesGuamCnmiEmployer: yesNo(
    'Does the worker change employers now after work in Guam or the Northern Mariana Islands outside the cap?',
    { help: 'The Guam-CNMI cap exemption of Public Law 110-229.', ...byAttorney },
  ),
  projectManager: text('Name of the Department of Defense project manager', { max: 200, ...byEmployer }),
  laterExtension: yesNo('Is this the second or a later extension that this employer requests for this worker?', {
    help: 'No for a first petition or a first extension.',
    ...byEmployer,
  }),
  correctsError: yesNo('Is this petition filed to correct an error of USCIS?', byAttorney),
  atExemptInstitution: yesNo('Will the worker be employed at a cap-exempt institution, organization or entity?', {
    help: 'A university, its nonprofit affiliate, or a nonprofit or government research organization, though another employer petitions.',
    ...byAttorney,
  }),
  besideExemptJob: yesNo('Does the worker keep a job at a cap-exempt institution beside this one?', byAttorney),
  physicianWaiver: yesNo('Is the worker a J-1 physician with a waiver under section 214(l)?', byAttorney),
  countedBefore: yesNo('Was the worker counted against the cap before?', {
    help: 'And uses the rest of the six years, an extension beyond them, or an amendment.',
    ...byAttorney,
  }),
  offSiteComplies: yesNo('Will the placement off-site comply with the H-1B rules?', byEmployer),
  offSiteWage: yesNo(
    'Will the higher of the prevailing or actual wage be paid at every off-site location?',
    byEmployer,
  ),
})

export const h1bTopics: readonly Topic[] = [
  topic('h-stays', 'Earlier time in H or L status', Object.values(hPerson)),
  topic('h-job', 'What the job requires', Object.values(hJob)),
  topic('h1b-cap', 'H-1B cap and registration', [
    h1b.capType,
    h1b.confirmationNumber,
    h1b.registeredPassport,
    h1b.wageLevel,
    h1b.atExemptInstitution,
    h1b.besideExemptJob,
    h1b.physicianWaiver,
    h1b.countedBefore,
    h1b.leavesGuamCnmiEmployer,
  ]),
  topic('h1b-filing', 'This H-1B petition', [
    h1b.laterExtension,
    h1b.correctsError,
    h1b.offSiteComplies,
    h1b.offSiteWage,
    h1b.projectManager,
  ]),
]
