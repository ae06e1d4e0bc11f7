import { choice, country, date, exact, facts, records, text } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Whose parents they are, their owner knows best; the employer has no part in it. */
const ofPerson = { askedOf: ['employee', 'attorney'] } as const

/** Who never knew a parent can say so. */
const mayBe = ['unknown'] as const

/** Both parents, as the petitions and applications for residence list them: Forms I-130, I-130A and I-485. */
export const parents = facts('person', {
  parents: records(
    'Parents',
    'parent',
    {
      familyName: text('Family name', { letterCase: 'upper', required: true, help: 'The name of today.' }),
      givenName: text('Given name', { letterCase: 'title' }),
      middleName: text('Middle name', { letterCase: 'title' }),
      birthFamilyName: text('Family name at birth', {
        letterCase: 'upper',
        help: 'Only if it was another one, such as a maiden name.',
      }),
      birthGivenName: text('Given name at birth', { letterCase: 'title', help: 'Only if it was another one.' }),
      birthMiddleName: text('Middle name at birth', { letterCase: 'title', help: 'Only if it was another one.' }),
      sex: choice('Sex', ['Male', 'Female']),
      birthDate: date('Date of birth', { past: true, asked: true, mayBe }),
      birthCity: exact('City of birth', { mayBe }),
      birthCountry: country('Country of birth', { asked: true, mayBe }),
      residenceCity: exact('City where the parent lives', { mayBe, help: 'Write “Deceased” if the parent has died.' }),
      residenceCountry: country('Country where the parent lives', { mayBe }),
    },
    {
      ...ofPerson,
      help: 'Your parents, also if they have died. A step or adoptive parent counts where the law says so.',
    },
  ),
})

export const topics: readonly Topic[] = [topic('parents', 'Your parents', Object.values(parents))]
