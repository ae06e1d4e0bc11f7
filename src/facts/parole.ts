import { address, choice, country, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { biographicTypes } from './biographic.ts'
import { middleName } from './names.ts'
import { type Topic, topic } from './topic.ts'

/** Rare in the work of employers; the attorney knows the programs. */
const ofAttorney = { askedOf: ['attorney'] } as const

const serviceMember = 'Current or former service member'

/** Parole from abroad, parole in place and new periods of parole: Form I-131, Part 1 Items 6 to 12, Parts 8 and 9. */
export const parole = facts('case', {
  paroleFor: choice('For whom is the parole asked?', ['The applicant', 'Somebody else'], ofAttorney),
  paroleProgram: choice(
    'Under which program is the parole asked?',
    [
      'Filipino World War II Veterans',
      'Immigrant Military Members and Veterans',
      'Intergovernmental referral',
      'Family Reunification Task Force',
      'Other',
    ],
    ofAttorney,
  ),
  paroleInPlaceProgram: choice(
    'Under which program is the parole in place asked?',
    ['Military', 'Family Reunification Task Force', 'Other'],
    ofAttorney,
  ),
  reparoleProgram: choice(
    'Under which program was the first period of parole?',
    [
      'Family reunification parole',
      'Afghans paroled after July 31, 2021',
      'Ukrainians paroled on or after February 11, 2022',
      'Filipino World War II Veterans',
      'Immigrant Military Members and Veterans',
      'Central American Minors',
      'Family Reunification Task Force',
      'Military parole in place',
      'Other',
    ],
    ofAttorney,
  ),
  veteranRelation: choice(
    'What is the person to the service member?',
    [serviceMember, 'Spouse, child or unmarried child of one', 'Legal guardian or surrogate of one'],
    { ...ofAttorney, help: 'Immigrant Military Members and Veterans Initiative.' },
  ),
  militaryRelation: choice(
    'What is the applicant to the service member?',
    [serviceMember, 'Spouse, parent, son or daughter of one'],
    { ...ofAttorney, help: 'Military parole in place.' },
  ),
  referringAgency: text('Federal agency that refers the parole', ofAttorney),
  referringEmail: text('Official e-mail of the agency’s representative', { ...ofAttorney, max: 254, format: 'email' }),
  taskForceNumber: exact('Task Force registration number', { ...ofAttorney, max: 11 }),
  otherParoleProgram: text('Program or process of the parole', ofAttorney),
  paroleReason: text('How the person qualifies for parole', { ...ofAttorney, max: 4000, lines: 6 }),
  paroleStay: exact('Expected length of the stay in the United States', { ...ofAttorney, max: 60 }),
  paroleArrivalOn: date('When will the person arrive in the United States?', ofAttorney),
  parolePostCity: exact('City of the embassy, consulate or office to notify', ofAttorney),
  parolePostCountry: country('Country of the embassy, consulate or office to notify', ofAttorney),
  reparoleWorkPermit: yesNo('Is a work permit asked for with the new period of parole?', ofAttorney),
})

/** The person for whom somebody else asks: Form I-131, Part 2 Items 16 to 27, and Part 3. */
export const paroled = facts('case', {
  theirFamilyName: text('Their family name', { ...ofAttorney, letterCase: 'upper' }),
  theirGivenName: text('Their given name', { ...ofAttorney, letterCase: 'title' }),
  theirMiddleName: middleName('Their middle name', ofAttorney),
  theirOtherNames: records(
    'Their other names used',
    'other name',
    { familyName: text('Family name'), givenName: text('Given name'), middleName: text('Middle name') },
    ofAttorney,
  ),
  theirBirthDate: date('Their date of birth', { ...ofAttorney, past: true }),
  theirBirthCountry: country('Their country of birth', ofAttorney),
  theirCitizenship: country('Their country of citizenship', ofAttorney),
  theirPhone: text('Their daytime phone', { ...ofAttorney, max: 30, format: 'worldPhone' }),
  theirEmail: text('Their e-mail', { ...ofAttorney, max: 254, format: 'email' }),
  theirANumber: text('Their A-Number', { ...ofAttorney, max: 12, format: 'aNumber', secret: true }),
  theirMailingAddress: address('Their mailing address', ofAttorney),
  theirHomeAddress: address('Their physical address', ofAttorney),
  theirAdmissionClass: exact('Their class of admission', { ...ofAttorney, max: 10 }),
  theirI94Number: text('Their I-94 number', { ...ofAttorney, max: 11, format: 'i94' }),
  theirProceedings: yesNo(
    'Are they presently or have they ever been in removal, exclusion, rescission, or deportation proceedings, including expedited removal proceedings?',
    { ...ofAttorney, help: 'Count expedited removal by an officer at the border too.' },
  ),
  theirEthnicity: { ...biographicTypes.ethnicity, ...ofAttorney, label: 'Their ethnicity' },
  theirRace: { ...biographicTypes.race, ...ofAttorney, label: 'Their race', help: 'Every one that applies.' },
  theirHeightFeet: { ...biographicTypes.heightFeet, ...ofAttorney, label: 'Their height: feet' },
  theirHeightInches: { ...biographicTypes.heightInches, ...ofAttorney, label: 'Their height: inches' },
  theirWeightPounds: { ...biographicTypes.weightPounds, ...ofAttorney, label: 'Their weight in pounds' },
  theirEyeColor: { ...biographicTypes.eyeColor, ...ofAttorney, label: 'Their eye color' },
  theirHairColor: { ...biographicTypes.hairColor, ...ofAttorney, label: 'Their hair color' },
})

export const topics: readonly Topic[] = [
  topic('parole', 'Parole', Object.values(parole)),
  topic('paroled', 'The person who is to be paroled', Object.values(paroled)),
]
