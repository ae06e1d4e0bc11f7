import { spanish as adjustment } from './adjustment.ts'
import { spanish as background } from './background.ts'
import { spanish as biographic } from './biographic.ts'
import { spanish as classifications } from './classifications.ts'
import { spanish as declarations } from './declarations.ts'
import { spanish as eligibility } from './eligibility.ts'
import { spanish as family } from './family.ts'
import { spanish as i9 } from './i9.ts'
import { spanish as person } from './person.ts'
import { spanish as petition } from './petition.ts'
import { spanish as publicCharge } from './public-charge.ts'
import { spanish as relative } from './relative.ts'
import type { Spanish } from './spanish.ts'
import { spanish as standing } from './standing.ts'
import { spanish as stay } from './stay.ts'
import { spanish as support } from './support.ts'
import { spanish as travelDocument } from './travel-document.ts'
import { spanish as workPermit } from './work-permit.ts'

export const spanishFacts: Spanish = {
  ...person,
  ...family,
  ...standing,
  ...relative,
  ...declarations,
  ...petition,
  ...classifications,
  ...stay,
  ...background,
  ...adjustment,
  ...eligibility,
  ...publicCharge,
  ...biographic,
  ...workPermit,
  ...travelDocument,
  ...support,
  ...i9,
}
