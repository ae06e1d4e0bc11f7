import { address, choice, country, date, facts, records, text } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Whose family and whose alphabet it is, its owner knows best; the employer has no part in it. */
const ofPerson = { askedOf: ['employee', 'attorney'] } as const

/**
 * Spouse and children as petitions and applications for residence list them (Form I-140, Part 7), whether or not they
 * come along. Who applies too is a person with a record of their own; this list says who belongs to the family.
 */
export const family = facts('person', {
  family: records(
    'Spouse and children',
    'family member',
    {
      relation: choice('Relationship', ['Spouse', 'Child', 'Stepchild', 'Adopted child'], { asked: true }),
      familyName: text('Family name', { letterCase: 'upper', required: true }),
      givenName: text('Given name', { letterCase: 'title' }),
      middleName: text('Middle name', { letterCase: 'title' }),
      birthDate: date('Date of birth', { past: true, asked: true, mayBe: ['unknown'] }),
      birthCountry: country('Country of birth', { asked: true, mayBe: ['unknown'] }),
      aNumber: text('A-Number', { max: 12, format: 'aNumber', secret: true, help: 'Only if there is one.' }),
      joins: choice('Applies for residence with you', ['Adjustment of status', 'Visa abroad', 'No'], {
        words: {
          'Adjustment of status': 'Yes, inside the United States (adjustment of status)',
          'Visa abroad': 'Yes, with a visa at a consulate abroad',
        },
        help: 'As your dependent, now or later.',
      }),
    },
    { ...ofPerson, help: 'Your spouse and all your children, of any age and wherever they live.' },
  ),
})

/** "If the person's native alphabet is other than Roman letters": Form I-140, Part 4; Form I-130, Part 4. */
export const nativeScript = facts('person', {
  nativeFamilyName: text('Family name in your native alphabet', {
    ...ofPerson,
    help: 'Only if your language is not written in Roman letters, such as 王 or Иванов. “Does not apply” otherwise.',
  }),
  nativeGivenName: text('Given name in your native alphabet', ofPerson),
  nativeMiddleName: text('Middle name in your native alphabet', ofPerson),
  nativeAddress: address('Address abroad in your native alphabet', {
    ...ofPerson,
    help: 'The address abroad, written as at home.',
  }),
  nativeCountry: text('Country of that address in your native alphabet', {
    ...ofPerson,
    help: 'As it is written at home, such as 中国 or Россия.',
  }),
})

export const topics: readonly Topic[] = [
  topic('family', 'Your family', Object.values(family)),
  topic('nativeScript', 'Your name in your own alphabet', Object.values(nativeScript)),
]
