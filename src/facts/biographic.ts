import { choice, facts, number, records } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Not for the employer's eyes. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

export const races = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Native Hawaiian or Other Pacific Islander',
  'White',
] as const

/** What the agency takes down to recognize somebody, whoever answers it. */
export const biographicTypes = {
  ethnicity: choice('Ethnicity', ['Hispanic or Latino', 'Not Hispanic or Latino']),
  race: records(
    'Race',
    'race',
    { race: choice('Race', races, { required: true }) },
    { help: 'Add every one that applies to you. The agency asks for at least one.' },
  ),
  heightFeet: number('Height: feet', { min: 2, max: 8, help: 'Such as 5 for 5 feet 7 inches.' }),
  heightInches: number('Height: inches', { max: 11, help: 'Such as 7 for 5 feet 7 inches.' }),
  weightPounds: number('Weight in pounds', { min: 1, max: 999, help: 'A kilogram is 2.2 pounds.' }),
  eyeColor: choice('Eye color', [
    'Black',
    'Blue',
    'Brown',
    'Gray',
    'Green',
    'Hazel',
    'Maroon',
    'Pink',
    'Unknown or other',
  ]),
  hairColor: choice('Hair color', [
    'Bald (no hair)',
    'Black',
    'Blond',
    'Brown',
    'Gray',
    'Red',
    'Sandy',
    'White',
    'Unknown or other',
  ]),
}

/** One set of answers for every form with such a part. */
export const biographic = facts('person', {
  ethnicity: { ...biographicTypes.ethnicity, ...ofApplicant },
  race: { ...biographicTypes.race, ...ofApplicant },
  heightFeet: { ...biographicTypes.heightFeet, ...ofApplicant },
  heightInches: { ...biographicTypes.heightInches, ...ofApplicant },
  weightPounds: { ...biographicTypes.weightPounds, ...ofApplicant },
  eyeColor: { ...biographicTypes.eyeColor, ...ofApplicant },
  hairColor: { ...biographicTypes.hairColor, ...ofApplicant },
})

export const topics: readonly Topic[] = [topic('biographic', 'What you look like', Object.values(biographic))]
