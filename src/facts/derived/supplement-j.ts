import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, date, yesNo } from '#engine/fact.ts'
import { askedIf, of } from '#engine/reference.ts'
import { employment } from '../employment.ts'
import { person } from '../person.ts'
import { individualEmployer } from '../supplement-j.ts'
import { employerIsPerson, INDIVIDUAL, theIndividual } from './petitioner.ts'

export const aboutJobOffer = derivedFacts('case', {
  employerKind: derive(
    choice('Type of employer', ['Business', 'Individual']),
    [of(INDIVIDUAL, person.familyName), theIndividual.employerIsPerson],
    ([own, is]) => (own || is ? 'Individual' : 'Business'),
  ),
  individualBornOn: derive(
    date('Date of birth of the employer'),
    [of(INDIVIDUAL, person.birthDate), askedIf(employerIsPerson, individualEmployer.individualBirthDate)],
    ([own, ofRecord]) => own ?? ofRecord,
  ),
})

/** Somebody works where the employment has begun and has not ended. */
export const aboutPresentJob = derivedFacts('employment', {
  worksNow: derive(
    yesNo('Works for this employer now'),
    [employment.startedOn, employment.endedOn],
    ([from, until], today) =>
      from === undefined ? undefined : from <= today && (until === undefined || until >= today),
  ),
})
