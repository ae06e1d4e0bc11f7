import { address, date, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from '../topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** What petitions for religious workers ask about the organization. */
export const congregation = facts('company', {
  members: number('Members of the religious organization', byEmployer),
  religiousWorkers: number('Religious workers employed now or within the past five years', {
    help: 'Foreign workers with R-1 status or as special immigrants.',
    ...byEmployer,
  }),
  religiousPetitions: number('Petitions for religious workers filed within the past five years', {
    help: 'Forms I-360 and I-129 together.',
    ...byEmployer,
  }),
  denominationAffiliate: yesNo('Does the organization petition as an affiliate of a religious denomination?', {
    help: 'Then an organization of the denomination certifies the affiliation. No for a church with a tax exemption of its own.',
    ...byEmployer,
  }),
  denomination: text('Religious denomination', { max: 200, ...byEmployer }),
  attestingOrganization: text('Attesting organization of the denomination', { max: 200, ...byEmployer }),
  attestingAddress: address('Attesting organization: address', {
    inUnitedStates: true,
    help: 'Not a post office or private mail box.',
    ...byEmployer,
  }),
  attestingPhone: text('Attesting organization: daytime phone', { max: 30, format: 'worldPhone', ...byEmployer }),
  attestingFax: text('Attesting organization: fax', { max: 30, format: 'worldPhone', ...byEmployer }),
  attestingEmail: text('Attesting organization: e-mail', { max: 254, format: 'email', ...byEmployer }),
  attestingSigner: text('Attesting organization: name of its representative', { max: 200, ...byEmployer }),
  attestingSignerTitle: text('Attesting organization: title of its representative', { max: 100, ...byEmployer }),
})

/** What petitions for religious workers ask about the position. */
export const ministry = facts('employment', {
  employeesAtWorksite: number('Employees at the place where the worker will be employed', byEmployer),
  positionsAtWorksite: records(
    'Positions at the place where the worker will be employed',
    'position',
    {
      position: text('Position', { max: 200, required: true }),
      responsibilities: text('Summary of its responsibilities', { max: 1000, lines: 3, asked: true }),
    },
    byEmployer,
  ),
  organizationAbroad: text('Relationship with the religious organization abroad of which the worker is a member', {
    max: 1000,
    lines: 3,
    ...byEmployer,
  }),
  qualifications: text('Qualifications of the worker for the position', { max: 2000, lines: 4, ...byEmployer }),
  selfSupporting: yesNo('Will the worker be self-supporting in an established missionary program?', {
    help: 'Temporary, uncompensated missionary work sponsored by the denomination.',
    ...byEmployer,
  }),
})

/** Earlier time in R status; other petitions and applications may ask the same. */
export const religiousWorker = facts('person', {
  inRStatusBefore: yesNo('Have you or your family been in R-1 or R-2 status within the last five years?'),
  rStays: records(
    'Stays in R-1 or R-2 status',
    'stay',
    {
      name: text('Whose stay', { max: 200, help: 'Spouse or child; leave empty for your own.' }),
      from: date('In the United States from', { required: true }),
      until: date('Until', { help: 'Leave empty while the stay goes on.' }),
    },
    { dated: ['from', 'until'], help: 'Only the days really spent in the United States.' },
  ),
})

const attests = (label: string, help?: string) => yesNo(label, { help, ...byEmployer })
const explained = (about: string) => text(`Explanation (${about})`, { max: 2000, lines: 3, ...byEmployer })

/** The attestations of the petitioner, 8 CFR 214.2(r)(8); each "No" is explained. */
export const religiousAttestations = facts('case', {
  attestsTaxExempt: attests(
    'The organization is a nonprofit religious organization, or affiliated with one, and tax-exempt',
    'Under section 501(c)(3) of the Internal Revenue Code.',
  ),
  attestsTaxExemptExplained: explained('tax exemption'),
  attestsCompensation: attests('The organization is willing and able to compensate the worker'),
  attestsCompensationExplained: explained('compensation'),
  attestsEarlierCompensation: attests(
    'Work in R-1 status in the last two years was compensated, or the worker was self-supporting',
    'Yes also if there was no such work.',
  ),
  attestsEarlierCompensationExplained: explained('earlier compensation'),
  attestsNoSecularWork: attests('The worker will do no secular work'),
  attestsNoSecularWorkExplained: explained('secular work'),
  attestsHours: attests('The position is for at least 20 hours a week'),
  attestsHoursExplained: explained('hours a week'),
  attestsMembership: attests(
    'The worker has been a member of the denomination for the last two years and is qualified for the position',
  ),
  attestsMembershipExplained: explained('membership'),
  attestsNotice: attests('The organization will notify USCIS within 14 days if the worker leaves or works less'),
  attestsNoticeExplained: explained('notice to USCIS'),
})

export const religiousTopics: readonly Topic[] = [
  topic('r-stays', 'Earlier time in R status', Object.values(religiousWorker)),
  topic('ministry', 'The religious position', Object.values(ministry)),
  topic('congregation', 'The religious organization', Object.values(congregation)),
  topic('r-attestations', 'Attestations for a religious worker', Object.values(religiousAttestations)),
]
