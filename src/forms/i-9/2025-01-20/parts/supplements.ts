import { any, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { i9Entries } from '#facts/derived/i9.ts'
import { i9Event, i9Later, i9Section1 } from '#facts/i9.ts'
import { person } from '#facts/person.ts'

/** Both supplements begin with the employee's name as it stands in Section 1. */
const named = [
  ask('last-name', person.familyName, { label: 'Last Name (Family Name) from Section 1' }),
  ask('first-name', person.givenName, { label: 'First Name (Given Name) from Section 1' }),
  askIfAny('middle-initial', person.middleName, { label: 'Middle Initial (if any) from Section 1' }),
] as const

export const helped = yes(i9Section1.hasPreparer)
export const supplementA = part(
  'A.0',
  'Supplement A, Preparer and/or Translator Certification for Section 1',
  [...named, ask('preparers', i9Section1.preparers, { label: 'Preparers and Translators' })],
  helped,
)

/** A rehire or a reverification waits for its entry; later it stays on the form. */
export const entered = yes(i9Entries.hasSupplementB)
export const reverified = any(is(i9Event.i9Event, 'Rehire', 'Reverification'), entered)
export const supplementB = part(
  'B.0',
  'Supplement B, Reverification and Rehire (formerly Section 3)',
  [...named, ask('entries', i9Later.reverifications, { label: 'Reverification and Rehire' })],
  reverified,
)
