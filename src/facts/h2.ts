import { inUnitedStates } from '#engine/address.ts'
import { choice, country, date, exact, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** A company has no family name, and a person alone no company. */
const isUnnamed = ({ familyName }: Readonly<Record<string, unknown>>) => !familyName

/** What an H-2A or H-2B petition asks about the employer's past, for itself and whomever it succeeds. */
export const h2Employer = facts('company', {
  h2FeeDenial: yesNo(
    'In the last four years, was an H-2 petition denied, revoked or withdrawn because a worker paid a fee?',
    {
      help: 'Withdrawn counts when USCIS had already announced that it would deny or revoke.',
      ...byEmployer,
    },
  ),
  h2FeeDenialReimbursed: yesNo('Were those workers reimbursed and the agreements to pay ended?', byEmployer),
  debarred: yesNo('Is the employer debarred by the Department of Labor or the Governor of Guam?', byEmployer),
  laborCertificationRevoked: yesNo(
    'In the last three years, was a temporary labor certification revoked, or a sanction or penalty imposed?',
    { help: 'Also a debarment that has ended and civil money penalties.', ...byEmployer },
  ),
  h2FraudFinding: yesNo(
    'In the last three years, did USCIS deny or revoke an H-2 petition of the employer for fraud or misrepresentation?',
    byEmployer,
  ),
  petitionRevoked: yesNo(
    'In the last three years, did USCIS revoke an approved petition because it was not kept to or not true?',
    byEmployer,
  ),
  harboringViolation: yesNo(
    'In the last three years, was a violation of INA 274(a) (bringing in and harboring aliens) found?',
    byEmployer,
  ),
  laborLawViolation: yesNo('In the last three years, was any other violation of employment laws found?', {
    help: 'A final decision of an agency or a court, health and safety included.',
    ...byEmployer,
  }),
})

/** What only an H-2A or H-2B petition asks. */
export const h2 = facts('case', {
  seasonality: choice(
    'The employment is',
    ['Seasonal', 'Peak load', 'Intermittent', 'One-time occurrence'],
    byEmployer,
  ),
  temporaryNeed: choice('The temporary need is', ['Unpredictable', 'Periodic', 'Recurrent annually'], byEmployer),
  temporaryNeedExplained: text('Why the workers are needed for a time', { max: 2000, lines: 4, ...byEmployer }),
  admittedInH2: yesNo('Was any of the named workers ever admitted in H-2A or H-2B status before?', byEmployer),
  admittedInH2Explained: text('Earlier H-2 admissions explained', {
    max: 2000,
    lines: 3,
    help: 'Who, when and in which status.',
    ...byEmployer,
  }),
  restartsThreeYears: yesNo('Do the three years start again because a worker was abroad for 60 days or more?', {
    help: 'An uninterrupted absence; every entry and exit must be proven.',
    ...byEmployer,
  }),
  staysOfOthers: records(
    'Stays of the other workers in H or L status',
    'stay',
    {
      name: text('Name of the worker', { max: 200, required: true }),
      from: date('In the United States from', { required: true }),
      until: date('Until'),
    },
    {
      help: 'The last three years, for H-3 workers the last six; only for petitions with several named workers.',
      ...byEmployer,
    },
  ),
  usesRecruiter: yesNo('Was or will an agent, facilitator or recruiter be used to find the workers?', byEmployer),
  recruiters: records(
    'Agents, facilitators and recruiters',
    'recruiter',
    {
      familyName: text('Family name'),
      givenName: text('Given name'),
      middleName: text('Middle name'),
      organization: text('Organization or employment service', { max: 200, asked: isUnnamed }),
      street: exact('Street name and number', { max: 200, asked: true }),
      unitKind: choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
      unitNumber: exact('Unit number', { max: 20 }),
      city: exact('City', { asked: true, help: 'Abroad with province and country; the form has no box for them.' }),
      state: text('State', { max: 2, format: 'state' }),
      zipCode: text('ZIP code', { max: 10, format: 'zip' }),
    },
    { help: 'Everybody who recruits, in the United States or abroad, with or without a contract.', ...byEmployer },
  ),
  workersPaidFee: yesNo('Did a worker pay, or agree to pay, a prohibited fee for the job?', {
    help: 'A job placement fee, a penalty for leaving, or a deduction from wages. Not a passport fee.',
    ...byEmployer,
  }),
  feesPaid: text('Kinds and amounts of the fees', { max: 1000, lines: 3, ...byEmployer }),
  feesReimbursed: yesNo('Were the workers reimbursed and the agreements to pay ended?', byEmployer),
  feeException: yesNo('Is an exception from the denial for prohibited fees requested?', byEmployer),
  consentsToAccess: yesNo(
    'The petitioner and each employer allow the Government access to all work and housing sites',
    {
      help: 'Interviews included. Without it the petition may be denied.',
      ...byEmployer,
    },
  ),
  agreesToNotify: yesNo('The petitioner agrees to notify DHS within 2 workdays of absences and early ends', byEmployer),
  keepsEvidence: yesNo('The petitioner agrees to keep evidence of such notices for one year', byEmployer),
  paysDamages: yesNo('The petitioner agrees to pay $10 in liquidated damages for each missed notice', byEmployer),
  employerOfAgent: text('Name of the employer, if the petitioner is its agent', { max: 200, ...byEmployer }),
  jointEmployers: records(
    'Joint employers',
    'joint employer',
    {
      familyName: text('Family name', { letterCase: 'upper' }),
      givenName: text('Given name', { letterCase: 'title' }),
      middleName: text('Middle name', { letterCase: 'title' }),
      organization: text('Company or organization', { max: 200, asked: isUnnamed }),
      inCareOf: text('In care of'),
      street: exact('Street name and number', { max: 200, asked: true }),
      unitKind: choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
      unitNumber: exact('Unit number', { max: 20 }),
      city: exact('City', { asked: true }),
      state: text('State', { max: 2, format: 'state', asked: inUnitedStates }),
      zipCode: text('ZIP code', { max: 10, format: 'zip', asked: inUnitedStates }),
      province: exact('Province', { help: 'For addresses abroad.' }),
      postalCode: exact('Postal code', { max: 20, help: 'For addresses abroad.' }),
      country: country('Country', { asked: true }),
      phone: text('Daytime phone', { max: 30, format: 'worldPhone', asked: true }),
      mobile: text('Mobile phone', { max: 30, format: 'worldPhone' }),
      email: text('E-mail', { max: 254, format: 'email' }),
      fein: text('EIN', { max: 10, format: 'fein', asked: ({ itin, ssn }) => !itin && !ssn }),
      itin: exact('ITIN', { max: 11, secret: true }),
      ssn: text('Social Security number', { max: 11, format: 'ssn', secret: true }),
      business: text('Type of business', { max: 200, asked: true }),
      yearEstablished: number('Year established', { min: 1600, max: 2200, asked: true }),
      employees: number('Employees in the United States', { asked: true }),
      grossIncome: money('Gross annual income', { asked: true }),
      netIncome: money('Net annual income', { asked: true }),
      signerFamilyName: text('Signer: family name', { letterCase: 'upper', asked: true }),
      signerGivenName: text('Signer: given name', { letterCase: 'title' }),
      signerTitle: text('Signer: title', { asked: true }),
    },
    { help: 'Each joint employer signs a Part C of its own.', ...byEmployer },
  ),
})

export const h2Topics: readonly Topic[] = [
  topic('h2-need', 'Temporary need', [h2.seasonality, h2.temporaryNeed, h2.temporaryNeedExplained]),
  topic('h2-workers', 'The H-2 workers', [
    h2.admittedInH2,
    h2.admittedInH2Explained,
    h2.restartsThreeYears,
    h2.staysOfOthers,
  ]),
  topic('h2-recruiting', 'Recruiters and fees', [
    h2.usesRecruiter,
    h2.recruiters,
    h2.workersPaidFee,
    h2.feesPaid,
    h2.feesReimbursed,
    h2.feeException,
  ]),
  topic('h2-past', 'Violations in the past', Object.values(h2Employer)),
  topic('h2-duties', 'Duties and joint employers', [
    h2.consentsToAccess,
    h2.agreesToNotify,
    h2.keepsEvidence,
    h2.paysDamages,
    h2.employerOfAgent,
    h2.jointEmployers,
  ]),
]
