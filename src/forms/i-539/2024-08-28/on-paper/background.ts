import { fillPart, inAdditional, write, yesOrNo } from '#engine/paper.ts'
import { foreignAddressBoxes } from '../../../address-boxes.ts'
import { additionalAboutYou } from '../parts/background.ts'

/** The boxes are numbered through from 3 to 20; the items are not (7.a to 7.e, 8.a and 8.b). */
const boxes = (n: number) => yesOrNo(`P4_checkbox${n}_Yes[0]`, `P4_checkbox${n}_No[0]`)
const about = (n: number) => inAdditional(`P4_checkbox${n}_Yes[0]`)

export const additionalAboutYouOnPaper = fillPart(additionalAboutYou, {
  '1 passport': write('P4_Line1a_CountryOfIssuance[1]'),
  '1 country': write('P4_Line1a_CountryOfIssuance[0]'),
  '1 expiration': write('P4_Line1b_ExpirationDate[0]'),
  2: foreignAddressBoxes({
    street: 'P2_Line10_StreetName[0]',
    units: ['P2_Line10_Unit[0]', 'P2_Line10_Unit[1]', 'P2_Line10_Unit[2]'],
    unitNumber: 'P2_Line10_Number[0]',
    city: 'P2_Line10_City[0]',
    province: 'P2_Line10_Province[0]',
    postalCode: 'P2_Line10_PostalCode[0]',
    country: 'P2_Line10_Country[0]',
  }),
  3: boxes(3),
  '3 explanation': about(3),
  4: boxes(4),
  '4 explanation': about(4),
  5: boxes(5),
  '5 explanation': about(5),
  6: boxes(6),
  '6 explanation': about(6),
  '7.a': boxes(7),
  '7.a explanation': about(7),
  '7.b': boxes(8),
  '7.b explanation': about(8),
  '7.c': boxes(9),
  '7.c explanation': about(9),
  '7.d': boxes(10),
  '7.d explanation': about(10),
  '7.e': boxes(11),
  '7.e explanation': about(11),
  '8.a': boxes(12),
  '8.a explanation': about(12),
  '8.b': boxes(13),
  '8.b explanation': about(13),
  9: boxes(14),
  '9 explanation': about(14),
  10: boxes(15),
  '10 explanation': about(15),
  11: boxes(16),
  '11 explanation': about(16),
  12: boxes(17),
  '12 explanation': about(17),
  13: boxes(18),
  '13 explanation': about(18),
  14: boxes(19),
  '14 employment': about(19),
  '14 support': about(19),
  15: boxes(20),
  '15 dates': about(20),
})
