import type { Hue } from '#ui/theme/tokens.ts'
import type { PublicFileRow } from '../records.ts'

export const hueOfState: Readonly<Record<PublicFileRow['state'], Hue>> = {
  'Not due yet': 'gray',
  Due: 'orange',
  Late: 'red',
  'Open to the public': 'green',
  Incomplete: 'red',
  Destroyed: 'gray',
}
