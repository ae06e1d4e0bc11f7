import { choice, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'

const ofEmployer = { askedOf: ['employer', 'attorney'] } as const
const ofAttorney = { askedOf: ['attorney'] } as const

/** What the petition asks of the employer beyond its profile. */
export const petitioner = facts('company', {
  mobilePhone: text('Mobile phone', { ...ofEmployer, max: 30, format: 'worldPhone' }),
  individualSsn: text('Social Security number of the person who petitions', {
    ...ofEmployer,
    max: 11,
    format: 'ssn',
    secret: true,
    help: 'Only where a person employs in their own name and not as a company.',
  }),
  individualTaxNumber: exact('Individual taxpayer number (ITIN) of the person who petitions', {
    ...ofEmployer,
    max: 11,
    secret: true,
    help: 'Only where a person employs in their own name and has no Social Security number.',
  }),
  governmentalResearch: yesNo('Governmental research organization', {
    ...ofEmployer,
    help: 'A federal, state or local entity whose primary mission is research.',
  }),
})

/** What the petition asks of a person beyond what other forms ask. */
export const beneficiary = facts('person', {
  taxpayerNumber: exact('Individual taxpayer number (ITIN)', {
    ...ofAttorney,
    max: 11,
    secret: true,
    help: 'Only for a petitioner who is a person and not a company.',
  }),
  latestReceipt: text('Most recent USCIS receipt number', {
    max: 13,
    format: 'receipt',
    help: 'On the newest notice (Form I-797) about you: three letters and ten digits. "None" if there has never been one.',
  }),
  workPermitNumber: exact('Work permit (EAD) card number', {
    max: 13,
    help: 'The card number on the front of the card: three letters and ten digits.',
  }),
  inRemovalProceedings: yesNo('Are you in removal proceedings?', {
    askedOf: ['employee', 'attorney'],
    help: 'A case before an immigration judge about removing you from the United States. Count expedited removal by an officer at the border too.',
  }),
  wasExchangeVisitor: yesNo('Have you ever been in J-1 or J-2 status?', {
    help: 'As an exchange visitor, or as the spouse or child of one.',
  }),
  exchangeVisits: records('Times in J-1 or J-2 status', 'stay', {
    status: choice('Status', ['J-1', 'J-2'], { asked: true }),
    from: date('From', { past: true, asked: true }),
    until: date('Until'),
  }),
})

/** What the petition asks of the job beyond its profile. */
export const position = facts('employment', {
  worksiteUnitKind: choice('Worksite: Apt., Ste. or Flr.', ['APT', 'STE', 'FLR'], ofEmployer),
  worksiteUnitNumber: exact('Worksite: unit number', { ...ofEmployer, max: 20 }),
  clientName: text('Client at whose site the work is done', { ...ofEmployer, max: 200 }),
  furtherWorksites: records(
    'Further worksites',
    'worksite',
    {
      street: exact('Street name and number', { max: 200, required: true }),
      unitKind: choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
      unitNumber: exact('Unit number', { max: 20 }),
      city: exact('City', { asked: true }),
      state: text('State', { max: 2, format: 'state', asked: true }),
      zipCode: text('ZIP code', { max: 10, format: 'zip', asked: true }),
      thirdParty: yesNo('Is this a third-party location?'),
      organization: text('Name of the third-party organization', { max: 200 }),
    },
    { ...ofEmployer, help: 'Every other address where the work will be done.' },
  ),
  otherCompensation: text('Other compensation', {
    ...ofEmployer,
    max: 1000,
    lines: 3,
    help: 'Bonus, shares, housing and the like, beyond the wage.',
  }),
})
