import { address, choice, country, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { type AdjustmentCategory, adjustmentCategories } from './adjustment-categories.ts'
import { type Topic, topic } from './topic.ts'

/** The employer has no part in anybody's application for residence. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const
const ofAttorney = { askedOf: ['attorney'] } as const

/** An application for permanent residence inside the United States: Form I-485, Parts 2 and 3. */
export const adjustment = facts('case', {
  beforeImmigrationCourt: yesNo('Is this application filed with the immigration court?', {
    ...ofApplicant,
    help: 'Are you filing for adjustment of status with the Executive Office for Immigration Review (EOIR) while in removal, exclusion, rescission, or deportation proceedings?',
  }),
  underlyingReceipt: text('Receipt number of the petition you apply with', {
    ...ofApplicant,
    max: 13,
    format: 'receipt',
    help: 'On the notice (Form I-797) for the I-140, I-130 or other petition: three letters and ten digits. None while it is filed together.',
  }),
  underlyingPriorityDate: date('Priority date of that petition', {
    ...ofApplicant,
    past: true,
    help: 'On the notice for the petition.',
  }),
  adjustsAs: choice('Do you apply for yourself or as family of somebody?', ['Principal', 'Derivative'], {
    ...ofApplicant,
    words: {
      Principal: 'Principal applicant: the petition was filed for me',
      Derivative: 'Derivative applicant: I am the spouse or child of the principal applicant',
    },
  }),
  adjustmentCategory: choice('Category of the application', Object.keys(adjustmentCategories) as AdjustmentCategory[], {
    ...ofApplicant,
    words: adjustmentCategories,
    help: 'Only one. A spouse or child takes the category of the principal applicant.',
  }),
  asylumGrantedOn: date('Asylum granted on', { ...ofApplicant, past: true }),
  admittedAsRefugeeOn: date('First admitted as a refugee on', { ...ofApplicant, past: true }),
  diversityRank: exact('Diversity visa rank number', { ...ofApplicant, max: 30 }),
  otherEligibility: text('Other eligibility', { ...ofApplicant, max: 100 }),
  relativeFiled: choice(
    'Did a relative file the I-140, or does one own 5 % or more of the company that did?',
    ['Self-petition', 'No', 'Yes'],
    {
      ...ofApplicant,
      words: { 'Self-petition': 'I petitioned for myself' },
      help: 'Of a derivative applicant: for the principal applicant.',
    },
  ),
  relativeIs: choice(
    'Who is that relative?',
    ['Father', 'Mother', 'Child', 'Adult son', 'Adult daughter', 'Brother', 'Sister', 'None of these'],
    ofApplicant,
  ),
  relativeStatus: choice(
    'What is that relative in the United States?',
    ['U.S. citizen', 'U.S. national', 'Lawful permanent resident', 'None of these'],
    ofApplicant,
  ),
  section245i: yesNo('Do you apply under section 245(i)?', {
    ...ofAttorney,
    help: 'For people who entered without inspection or fell out of status, with a petition filed by April 30, 2001. Supplement A and $1,000 come with it.',
  }),
  childStatusProtection: yesNo('Are you 21 or older and apply as a child under the Child Status Protection Act?', {
    ...ofApplicant,
  }),
  affidavitExemption: choice(
    'Is an affidavit of support (Form I-864) needed?',
    ['Quarters', 'Child of citizen', 'Widow', 'VAWA', 'Not required', 'Required'],
    {
      ...ofApplicant,
      words: {
        Quarters: 'No: I have 40 qualifying quarters of work in the United States',
        'Child of citizen': 'No: I am under 18, unmarried, the child of a citizen, and become a citizen on admission',
        Widow: 'No: I apply as the widow or widower of a U.S. citizen',
        VAWA: 'No: I apply as a VAWA self-petitioner',
        'Not required': 'No: the law does not ask for one, as in most employment-based cases',
        Required: 'Yes: it is submitted',
      },
      help: 'Employment-based applicants need one only if a relative filed the petition or owns 5 % or more of the employer.',
    },
  ),
})

/** What Form I-485 asks of a person beyond what other forms ask: Parts 1 and 4. */
export const immigrantHistory = facts('person', {
  otherBirthDates: records(
    'Other dates of birth you have used',
    'date of birth',
    { date: date('Date of birth', { past: true, required: true }) },
    { ...ofApplicant, help: 'Most people have none.' },
  ),
  otherANumbers: records(
    'Other A-Numbers you have had',
    'A-Number',
    { number: text('A-Number', { max: 12, format: 'aNumber', secret: true, required: true }) },
    { ...ofApplicant, help: 'Most people have none.' },
  ),
  arrivalManner: choice(
    'How did you last come into the United States?',
    ['Admitted', 'Paroled', 'Without admission or parole', 'Other'],
    {
      ...ofApplicant,
      words: {
        Admitted: 'I was inspected and admitted, as with a visa',
        Paroled: 'I was inspected and paroled, as with advance parole',
        'Without admission or parole': 'I came without admission or parole',
        Other: 'In another way',
      },
    },
  ),
  arrivedAs: text('Admitted or paroled as', {
    ...ofApplicant,
    max: 60,
    help: 'Admitted: temporary worker, exchange visitor, visitor, student … Paroled: advance parole, humanitarian parole …',
  }),
  arrivalOther: text('How you came, in words', { ...ofApplicant, max: 60 }),
  cameWithVisa: yesNo('Did you use a visa when you last came to the United States?', {
    ...ofApplicant,
    help: 'A visa in your passport for work, study or a visit. Then add it to your visas. Advance parole and the visa waiver (ESTA) are no visas.',
  }),
  firstArrival: yesNo('Was your last arrival the first time you were in the United States?', ofApplicant),
  crewmanVisa: yesNo('Have you ever been issued a crewman visa?', {
    ...ofApplicant,
    help: 'Have you ever been issued an “alien crewman” visa? Class C-1/D or D.',
  }),
  arrivedAsCrew: yesNo('Did you last arrive as crew of a ship or airplane?', {
    ...ofApplicant,
    help: 'Did you last arrive in the United States to join a vessel as a seaman or crewman, or while serving in any capacity aboard a vessel or aircraft?',
  }),
  wantsSocialSecurityCard: yesNo('Should the Social Security Administration send you a card?', {
    ...ofApplicant,
    help: 'Saves a trip to its office. You then also agree that USCIS tells it what it needs for the card.',
  }),
  visaAppliedAbroad: yesNo('Have you ever applied for an immigrant visa at a U.S. consulate?', {
    ...ofApplicant,
    help: 'Have you ever applied for an immigrant visa to obtain permanent resident status at a U.S. Embassy or U.S. Consulate abroad? Not a visa to work, study or visit.',
  }),
  visaAbroadCity: exact('City of that consulate', ofApplicant),
  visaAbroadCountry: country('Country of that consulate', ofApplicant),
  visaAbroadDecision: text('What was decided', {
    ...ofApplicant,
    help: 'For example approved, refused, denied, withdrawn.',
  }),
  visaAbroadDecidedOn: date('Decided on', { ...ofApplicant, past: true }),
  residenceRescinded: yesNo('Did you ever have a green card that was taken back?', {
    ...ofApplicant,
    help: 'Have you EVER held lawful permanent resident status which was later rescinded under INA section 246?',
  }),
  residenceRescindedExplained: text('Explanation (rescinded residence)', { ...ofApplicant, max: 2000, lines: 4 }),
  everInProceedingsExplained: text('Explanation (removal proceedings, now or before)', {
    ...ofApplicant,
    max: 2000,
    lines: 4,
  }),
  spouseInArmedForces: yesNo('Is your spouse in the U.S. armed forces or Coast Guard?', ofApplicant),
  spouseLivesWithYou: yesNo('Does your spouse live at your address?', ofApplicant),
  spouseAddress: address('Address of your spouse', ofApplicant),
})

export const topics: readonly Topic[] = [
  topic('adjustment', 'Your green card application', Object.values(adjustment)),
  topic('immigrantHistory', 'Your immigration history', Object.values(immigrantHistory)),
]
