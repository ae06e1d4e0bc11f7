import { address, choice, country, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** The employer has no part in the family's petitions. */
const ofFamily = { askedOf: ['employee', 'attorney'] } as const

const names = {
  familyName: text('Family name', { letterCase: 'upper', required: true }),
  givenName: text('Given name', { letterCase: 'title' }),
  middleName: text('Middle name', { letterCase: 'title' }),
}
const state = text('State', { max: 2, format: 'state', help: 'For places in the United States.' })

/** What a petition for a relative says of both of them (Form I-130); who they are stands in their own records. */
export const relative = facts('case', {
  relation: choice('For which relative is the petition?', ['Spouse', 'Child', 'Parent', 'Sibling'], {
    ...ofFamily,
    words: { Sibling: 'Brother or sister' },
    help: 'A son or daughter of any age is a child here.',
  }),
  childRelation: choice(
    'How are child and parent related?',
    ['Married parents', 'Step', 'Unmarried parents', 'Adopted'],
    {
      ...ofFamily,
      words: {
        'Married parents': 'The child was born to parents who were married to each other',
        Step: 'Stepchild and stepparent',
        'Unmarried parents': 'The child was born to parents who were not married to each other',
        Adopted: 'The child was adopted (not as an orphan or under the Hague Convention)',
      },
    },
  ),
  siblingsByAdoption: yesNo('Are you brothers or sisters by adoption?', ofFamily),
  intendedHome: choice(
    'Where in the United States will the relative live?',
    ['Where the relative lives now', 'With the petitioner', 'Another address'],
    ofFamily,
  ),
  intendedAddress: address('Address in the United States where the relative will live', {
    ...ofFamily,
    inUnitedStates: true,
  }),
  livedTogether: yesNo('Have you ever lived together as a couple?', ofFamily),
  sharedAddress: address('Last address where you lived together', ofFamily),
  sharedFrom: date('You lived together there from', { ...ofFamily, past: true }),
  sharedUntil: date('You lived together there until', {
    ...ofFamily,
    help: '“Does not apply” if you still live there together.',
  }),
  relativeAppliesIn: choice(
    'Where will the relative apply for the green card?',
    ['Adjustment of status', 'Visa abroad'],
    {
      ...ofFamily,
      words: {
        'Adjustment of status': 'In the United States (adjustment of status)',
        'Visa abroad': 'Abroad, at a U.S. embassy or consulate',
      },
      help: 'Who is in the United States may often choose; ask your attorney. Everybody else applies abroad.',
    },
  ),
  adjustmentCity: exact('City of the USCIS office', {
    ...ofFamily,
    help: 'The office near the relative’s home, where the interview will be.',
  }),
  adjustmentState: text('State of the USCIS office', { ...ofFamily, max: 2, format: 'state' }),
  immigrantPostCity: exact('City of the embassy or consulate', {
    ...ofFamily,
    lookUp: 'post',
    help: 'In the country where the relative lives; another one may refuse the case.',
  }),
  immigrantPostProvince: exact('Province of the embassy or consulate', ofFamily),
  immigrantPostCountry: country('Country of the embassy or consulate', ofFamily),
  furtherRelatives: records(
    'Other relatives for whom you file separate petitions now',
    'relative',
    { ...names, relationship: text('Relationship to you', { asked: true, help: 'Such as child or mother.' }) },
    { ...ofFamily, help: 'Each relative needs a petition of their own. “None” if this is the only one.' },
  ),
})

/** What the petitioner filed before. */
export const petitionsBefore = facts('person', {
  filedRelativePetition: yesNo('Have you ever filed a petition for this relative or for anybody else?', ofFamily),
  relativePetitions: records(
    'Petitions you filed before',
    'petition',
    {
      ...names,
      city: exact('City or town where it was filed', { asked: true, mayBe: ['unknown'] }),
      state,
      filedOn: date('Filed on', { past: true, asked: true, mayBe: ['unknown'] }),
      result: text('Result', { asked: true, mayBe: ['unknown'], help: 'Such as approved, denied or withdrawn.' }),
    },
    ofFamily,
  ),
})

/** What is asked of the relative and of nobody else. */
export const theRelative = facts('person', {
  petitionByOthers: choice('Has anybody else ever filed a petition for you?', ['Yes', 'No', 'Unknown'], {
    ...ofFamily,
    words: { Unknown: 'Nobody of us knows' },
    help: 'Another relative or an employer who petitioned for you to live in the United States.',
  }),
  everInUnitedStates: yesNo('Have you ever been in the United States?', ofFamily),
  otherProceedings: yesNo('Were you ever in other proceedings before a judge about being in the United States?', {
    ...ofFamily,
    help: 'Other than removal, exclusion, deportation or rescission, now or before. Form I-130 asks for “other judicial proceedings” too.',
  }),
  proceedings: records(
    'Immigration proceedings',
    'proceeding',
    {
      kind: choice('Kind', ['Removal', 'Exclusion or deportation', 'Rescission', 'Other judicial proceedings'], {
        asked: true,
      }),
      city: exact('City or town', { asked: true, mayBe: ['unknown'] }),
      state: { ...state, asked: true },
      on: date('Date', { past: true, asked: true, mayBe: ['unknown'] }),
    },
    {
      ...ofFamily,
      help: 'Every time before an immigration judge or a court about being in the United States. Add expedited removal by an officer at the border too, as a removal.',
    },
  ),
})

export const topics: readonly Topic[] = [
  topic('relative', 'The relative and you', Object.values(relative)),
  topic('petitionsBefore', 'Petitions you filed before', Object.values(petitionsBefore)),
  topic('theRelative', 'Earlier dealings with the agencies', Object.values(theRelative)),
]
