import { all, any, is, no, yes } from '#engine/condition.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'

/** There is a beneficiary with a name; unnamed H-2 workers and a blanket L petition have none. */
export const named = is(aboutPetition.beneficiariesAre, 'Named')

const changesStay = is(
  petition.requestedAction,
  'Change status',
  'Extend stay',
  'Amend stay',
  'Extend free trade status',
  'Change to free trade status',
)

/** Whose stay or status is extended, changed or amended is here, whether or not anybody said so. */
export const inUnitedStates = all(named, any(yes(person.inUnitedStates), changesStay))

export const mayBeGroup = is(petition.classification, 'P-1', 'P-1S', 'P-2', 'P-2S', 'P-3', 'P-3S')

/** What is asked of a new petition is about people with names. */
export const isNew = all(named, yes(aboutPetition.isNewPetition))

/** A labor condition application (H-1B, H-1B1, E-3) or a temporary labor certification (H-2) comes first. */
export const needsLaborCase = is(petition.classification, 'H-1B', 'H-1B1', 'H-1B3', 'E-3', 'H-2A', 'H-2B')

/** "Required only for H-1B, H-1B1 Chile/Singapore, L-1, and O-1A petitions." */
export const certifiesExport = is(
  petition.classification,
  'H-1B',
  'H-1B1',
  'H-1B2',
  'H-1B3',
  'L-1A',
  'L-1B',
  'L blanket',
  'O-1A',
)

export const lacksPassport = all(named, no(aboutPetition.everyoneHasPassport))
