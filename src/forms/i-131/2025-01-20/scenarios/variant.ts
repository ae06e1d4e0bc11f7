import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

type Fields = Scenario['fields']

/** The small example with some answers changed: what is gone from the paper then, and what stands there instead. */
export function variant(
  name: string,
  changed: { case?: Record<string, unknown>; person?: Record<string, unknown> },
  gone: readonly string[],
  fields: Fields,
): Scenario {
  const left = Object.entries(small.fields).filter(([field]) => !gone.includes(field))
  return {
    ...small,
    name,
    answers: {
      'person/1': { ...small.answers['person/1'], ...changed.person },
      'case/1': { ...small.answers['case/1'], ...changed.case },
    },
    fields: { ...Object.fromEntries(left), ...fields },
  }
}

/** What only the proposed travel of an advance parole fills, and the question about a replacement. */
export const ofAdvanceParole = [
  'P1[0].CB_AppType[4]',
  'P7_Line1_DateOfDeparture[0]',
  'P7_Line2_Purpose[0]',
  'P7_Line3_ListCountries[0]',
  'P7_Line4_CB[1]',
  'P7_Line5_ExpectedLengthTrip[0]',
]
/** … and what is asked of who is in the United States. */
export const ofThoseInside = [
  'Part2_Line12_ClassofAdmission[0]',
  'Part2_Line13_I94RecordNo[0]',
  'Part2_Line14_I94ExpDate[0]',
]
export const ofDocuments = ['P4_Line4_YesNo[1]']
