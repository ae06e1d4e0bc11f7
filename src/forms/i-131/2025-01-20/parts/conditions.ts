import { is } from '#engine/condition.ts'
import { travel } from '#facts/travel-document.ts'

const { travelDocument } = travel

export const asksAdvanceParole = is(travelDocument, 'Advance parole')
export const asksReentryPermit = is(travelDocument, 'Reentry permit')
export const asksRefugeeDocument = is(
  travelDocument,
  'Refugee travel document',
  'Refugee travel document of a resident',
)
/** What is printed as a booklet and may be sent abroad. */
export const asksTravelPermit = is(
  travelDocument,
  'Reentry permit',
  'Refugee travel document',
  'Refugee travel document of a resident',
)
/** What can be replaced; who asks for parole skips to Part 8 (Part 4, before Item 4). */
export const asksDocument = is(
  travelDocument,
  'Reentry permit',
  'Refugee travel document',
  'Refugee travel document of a resident',
  'TPS travel authorization',
  'Advance parole',
)
/** Part 2, before Item 12: Items 4, 5, 8, 9, 10 and 11 of Part 1. */
export const asksFromInside = is(
  travelDocument,
  'TPS travel authorization',
  'Advance parole',
  'Parole in place under a program',
  'Parole in place without a program',
  'Re-parole under a program',
  'Re-parole without a program',
)
export const asksReparole = is(travelDocument, 'Re-parole under a program', 'Re-parole without a program')
