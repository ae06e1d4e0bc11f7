import { choice, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from '../topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** What intracompany transfers (L-1) ask about the group of companies. */
export const corporateGroup = facts('company', {
  relatedCompanies: records(
    'Companies of the group',
    'company',
    {
      name: text('Name', { max: 200, required: true }),
      address: exact('Address', { max: 300 }),
      relation: choice('Relation to the petitioner', ['Parent', 'Branch', 'Subsidiary', 'Affiliate', 'Joint Venture']),
      control: text('Percent of stock and managerial control', { max: 300, help: 'Who owns and who directs it.' }),
      fein: text('FEIN', { max: 10, format: 'fein', help: 'For companies in the United States.' }),
    },
    {
      help: 'In the United States and abroad, the petitioner included. A blanket petition lists all of them.',
      ...byEmployer,
    },
  ),
})

/** What intracompany transfers ask of a person. */
export const transferee = facts('person', {
  familyHOrLStays: records(
    'Stays of your spouse and children in H or L status',
    'stay',
    {
      name: text('Name', { max: 200, required: true }),
      from: date('In the United States from', { required: true }),
      until: date('Until', { help: 'Leave empty while the stay goes on.' }),
    },
    { dated: ['from', 'until'], help: 'Of the last seven years, H-4 and L-2 included. “None” if there were none.' },
  ),
})

/** What only the L supplement asks about the job. */
export const transfer = facts('employment', {
  sameRelationship: yesNo('Are the companies related today as they were in the year of employment abroad?', byEmployer),
  newRelationshipExplained: text('The relationship with another company abroad explained', {
    max: 2000,
    lines: 4,
    help: 'With which foreign company the U.S. company is related during the whole time asked for.',
    ...byEmployer,
  }),
  opensOffice: yesNo('Does the worker come to open a new office?', {
    help: 'An office that has been doing business for less than one year.',
    ...byEmployer,
  }),
  existingOfficeExplained: text('The existing office explained', { max: 1000, lines: 3, ...byEmployer }),
  primarilyOffSite: yesNo('Will the worker be mainly at the site of a company outside the group?', byEmployer),
  offSiteControl: text('How and by whom the work off-site is controlled and supervised', {
    max: 3000,
    lines: 5,
    help: 'Each supervisor with the share of time.',
    ...byEmployer,
  }),
  offSiteReasons: text('Why the work off-site is needed, and what special knowledge it needs', {
    max: 3000,
    lines: 5,
    ...byEmployer,
  }),
})

export const transferTopics: readonly Topic[] = [
  topic('transfer-stays', 'Earlier stays of the family', Object.values(transferee)),
  topic('transfer', 'The transfer', [...Object.values(transfer), corporateGroup.relatedCompanies]),
]
