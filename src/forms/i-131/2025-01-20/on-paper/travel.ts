import { check, fillPart, inAdditional, tick, write, yesOrNo } from '#engine/paper.ts'
import { parole, proposedTravel, reentryPermit, refugeeDocument, workPermit } from '../parts/travel.ts'

export const reentryPermitOnPaper = fillPart(reentryPermit, {
  1: tick({
    'Less than 6 months': 'P5_Line1_Lessthan6[0]',
    '6 months to 1 year': 'P5_Line1_6months[0]',
    '1 to 2 years': 'P5_Line1_1to2[0]',
    '2 to 3 years': 'P5_Line1_2to3[0]',
    '3 to 4 years': 'P5_Line1_3to4[0]',
    'More than 4 years': 'P5_Line1_morethan[0]',
  }),
})

/** Which of the two boxes is "Yes" differs from item to item; each is taken from its tooltip. */
export const refugeeDocumentOnPaper = fillPart(refugeeDocument, {
  1: write('P6_Line1_CountryRefugee[0]'),
  2: yesOrNo('P6_Line2_YesNo[1]', 'P6_Line2_YesNo[0]'),
  '2 explanation': inAdditional('P6_Line2_YesNo[1]'),
  '3.a': yesOrNo('P6_Line3a_YesNo[0]', 'P6_Line3a_YesNo[1]'),
  '3.a explanation': inAdditional('P6_Line3a_YesNo[0]'),
  '3.b': yesOrNo('P6_Line3b_YesNo[1]', 'P6_Line3b_YesNo[0]'),
  '3.b explanation': inAdditional('P6_Line3b_YesNo[1]'),
  '3.c': yesOrNo('P6_Line3c_YesNo[0]', 'P6_Line3c_YesNo[1]'),
  '3.c explanation': inAdditional('P6_Line3c_YesNo[0]'),
  '4.a': yesOrNo('P6_Line4a_YesNo[1]', 'P6_Line4a_YesNo[0]'),
  '4.a explanation': inAdditional('P6_Line4a_YesNo[1]'),
  '4.b': yesOrNo('P6_Line4b_YesNo[0]', 'P6_Line4b_YesNo[1]'),
  '4.b explanation': inAdditional('P6_Line4b_YesNo[0]'),
  '4.c': yesOrNo('Line4c_Yes[0]', 'Line4c_No[0]'),
  '4.c explanation': inAdditional('Line4c_Yes[0]'),
  5: yesOrNo('P6_Line5_YesNo[1]', 'P6_Line5_YesNo[0]'),
  '6.a': yesOrNo('P6_Line6a_YesNo[1]', 'P6_Line6a_YesNo[0]'),
  '6.b': write('P6_Line6b_CityOrTown[0]'),
  '6.c': write('P6_Line6c_Country[0]'),
})

export const proposedTravelOnPaper = fillPart(proposedTravel, {
  1: write('P7_Line1_DateOfDeparture[0]'),
  2: write('P7_Line2_Purpose[0]'),
  3: write('P7_Line3_ListCountries[0]'),
  4: tick({ 'One trip': 'P7_Line4_CB[0]', 'More than one trip': 'P7_Line4_CB[1]' }),
  5: write('P7_Line5_ExpectedLengthTrip[0]'),
})

export const paroleOnPaper = fillPart(parole, {
  1: write('P8_Line1_Explain[0]'),
  2: write('P8_Line2_ExpectedLengthTripinUS[0]'),
  '3.a': write('P8_Line3a_DateOfIntendedArrival[0]'),
  '3.b city': write('P8_Line3b_CityOrTown[0]'),
  '3.b country': write('P8_Line3b_Country[0]'),
})

export const workPermitOnPaper = fillPart(workPermit, { 1: check('P9_Line1_EAD[0]') })
