import type { Scenario } from '../../../scenario.ts'
import { variant } from './variant.ts'

const receipt = 'IOE0912345678'

const onBasis = (basis: string, fields: Scenario['fields'], more: Record<string, unknown> = {}) =>
  variant(
    `advance parole, ${basis}`,
    { case: { 'case.advanceParoleBasis': basis, 'case.travelBasisReceipt': receipt, ...more } },
    ['P1[0].CB_AppType[4]'],
    fields,
  )

/** What an advance parole can rest on, one box and one number each. */
export const bases: readonly Scenario[] = [
  onBasis('Pending Form I-485', { 'P1[0].CB_AppType[4]': true, 'P1_Line5A[0]': receipt }),
  onBasis('Pending Form I-589', { 'P2[0].CB_AppType[12]': true, 'P1_Line5B[0]': receipt }),
  onBasis('Pending initial Form I-821', { 'P2[0].CB_AppType[10]': true, 'P1_Line5C[0]': receipt }),
  onBasis('Deferred Enforced Departure', { 'P2[0].CB_AppType[7]': true }),
  onBasis('Approved Form I-821D', { 'P2[0].CB_AppType[8]': true, 'P1_Line5E[0]': receipt }),
  onBasis('Approved Form I-914', { 'P2[0].CB_AppType[9]': true, 'P1_Line5F[0]': receipt }),
  onBasis('Approved Form I-918', { 'P2[0].CB_AppType[1]': true, 'P1_Line5G[0]': receipt }),
  onBasis('Parolee', { 'P2[0].CB_AppType[0]': true, 'P1_Line5H[0]': 'H-1B' }),
  onBasis('Approved Form I-817', { 'P2[0].CB_AppType[2]': true, 'P1_Line5I[0]': receipt }),
  onBasis('Pending Form I-687', { 'P2[0].CB_AppType[3]': true, 'P1_Line5J[0]': receipt }),
  onBasis('Approved V status', { 'P2[0].CB_AppType[4]': true, 'P1_Line5K[0]': receipt }),
  onBasis('CNMI long-term residence', { 'P2[0].CB_AppType[11]': true, 'P1_Line5L[0]': receipt }),
]

const replaced = (reason: string, field: string) =>
  variant(
    `an advance parole that is replaced: ${reason}`,
    {
      case: {
        'case.replacesTravelDocument': true,
        'case.replacementReason': reason,
        'case.replacedReceipt': receipt,
        'case.corrections': [{ id: '1', what: 'Sex' }],
        'case.correctionExplained': 'It says male.',
      },
    },
    ['P4_Line4_YesNo[1]'],
    {
      'P4_Line4_YesNo[0]': true,
      [field]: true,
      'P4_Line6b_ReceiptNumber[0]': receipt,
      ...(reason.startsWith('Wrong') && {
        'P4_Line6a_Gender[0]': true,
        'P4_Line6a_Explanation[0]': 'It says male.',
      }),
    },
  )

export const replacements: readonly Scenario[] = [
  replaced('Never received', 'P4_Line5[0]'),
  replaced('Lost, stolen or damaged', 'P4_Line5[1]'),
  replaced('Wrong by my error or change', 'P4_Line5[2]'),
]

const looks = (eyeColor: string, eyes: number, hairColor: string, hair: number) =>
  variant(
    `${eyeColor} eyes, ${hairColor} hair`,
    { person: { 'person.eyeColor': eyeColor, 'person.hairColor': hairColor } },
    ['P3_Line5_EyeColor[0]', 'P3_Line6_HairColor[8]'],
    { [`P3_Line5_EyeColor[${eyes}]`]: true, [`P3_Line6_HairColor[${hair}]`]: true },
  )

export const colors: readonly Scenario[] = [
  looks('Black', 8, 'Bald (no hair)', 0),
  looks('Blue', 7, 'Blond', 1),
  looks('Gray', 1, 'Brown', 7),
  looks('Green', 6, 'Gray', 2),
  looks('Maroon', 2, 'Red', 6),
  looks('Pink', 4, 'White', 5),
  looks('Unknown or other', 3, 'Unknown or other', 4),
]
