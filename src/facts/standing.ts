import { choice, date, exact, facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** The employer has no part in what somebody does for the own family. */
const ofPerson = { askedOf: ['employee', 'attorney'] } as const

/** What lets somebody petition for a relative or sponsor one: Form I-130, Part 2; Form I-864, Part 2. */
export const standing = facts('person', {
  standing: choice(
    'Are you a citizen or a permanent resident of the United States?',
    ['U.S. citizen', 'U.S. national', 'Lawful permanent resident'],
    ofPerson,
  ),
  citizenThrough: choice('How did you become a citizen?', ['Birth in the United States', 'Naturalization', 'Parents'], {
    ...ofPerson,
    help: '“Parents” if you were born abroad to a citizen, or became one as a child through a parent.',
  }),
  hasCitizenCertificate: yesNo('Do you have a Certificate of Naturalization or of Citizenship?', ofPerson),
  citizenCertificateNumber: exact('Number of the certificate', {
    ...ofPerson,
    max: 20,
    secret: true,
    help: 'The red number at the upper right of the certificate.',
  }),
  citizenCertificatePlace: text('Place where the certificate was issued', ofPerson),
  citizenCertificateOn: date('Day on which the certificate was issued', { ...ofPerson, past: true }),
  residentClass: exact('Class of admission as a permanent resident', {
    ...ofPerson,
    max: 10,
    help: '“Category” on the green card, such as E26 or IR6.',
  }),
  residentSince: date('Permanent resident since', {
    ...ofPerson,
    past: true,
    help: '“Resident since” on the green card.',
  }),
  residentCity: exact('City where you were admitted as a permanent resident', {
    ...ofPerson,
    help: 'The port of entry, or the city of the USCIS office that approved you in the United States.',
  }),
  residentState: text('State where you were admitted as a permanent resident', {
    ...ofPerson,
    max: 2,
    format: 'state',
  }),
  residentByMarriage: yesNo(
    'Did you become a permanent resident by marrying a citizen or a permanent resident?',
    ofPerson,
  ),
  standingByAdoption: yesNo('Did you become a permanent resident or a citizen through adoption?', ofPerson),
})

export const topics: readonly Topic[] = [
  topic('standing', 'Citizenship or permanent residence', Object.values(standing)),
]
