import { check, fillPart, noBox, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { byAttorney, petitionerPart, petitionType } from '../parts/petitioner.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('G28CheckBox[0]'),
  'bar number': write('attyStateBarNumber[0]'),
  'online account': write('attyUSCISOnlineNum[0]'),
})

export const petitionerOnPaper = fillPart(petitionerPart, {
  '1.a': write('Pt1Line1a_FamilyName[0]'),
  '1.b': write('Pt1Line1b_GivenName[0]'),
  '1.c': write('Pt1Line1c_MiddleName[0]'),
  2: write('Line2_CompanyName[0]'),
  3: addressBoxes({
    inCareOf: 'Line6a_InCareofName[0]',
    street: 'Line6b_StreetNumberName[0]',
    units: ['Line6c_Unit[2]', 'Line6c_Unit[0]', 'Line6c_Unit[1]'],
    unitNumber: 'Line6c_AptSteFlrNumber[0]',
    city: 'Line6d_CityOrTown[0]',
    state: 'Line6e_State[0]',
    zip: 'Line6f_ZipCode[0]',
    abroad: {
      province: 'Line6h_Province[0]',
      postalCode: 'Line6g_PostalCode[0]',
      country: 'Line6i_Country[0]',
    },
  }),
  4: write('Pt1Line3_TaxNumber[0]', digits),
  5: yesOrNo('P1_Line5_Checkbox[1]', 'P1_Line5_Checkbox[0]'),
  6: yesOrNo('P1_Line6_Checkbox[1]', 'P1_Line6_Checkbox[0]'),
  // Two tooltips count as an earlier edition did; the page says "7. U.S. Social Security Number" and "8. USCIS Online Account Number".
  7: write('Line7_SSN[0]', digits),
  8: write('Pt1Line8_USCISOnlineActNumber[0]'),
})

export const petitionTypeOnPaper = fillPart(petitionType, {
  1: tick({
    'Extraordinary ability': 'prt2PetitionType[1]',
    'Outstanding professor or researcher': 'prt2PetitionType[2]',
    'Multinational executive or manager': 'prt2PetitionType[3]',
    'Advanced degree or exceptional ability': 'prt2PetitionType[4]',
    Professional: 'prt2PetitionType[0]',
    'Skilled worker': 'prt2PetitionType[7]',
    'Other worker': 'prt2PetitionType[5]',
    'National interest waiver': 'prt2PetitionType[6]',
  }),
  2: tick({
    New: noBox('neither box applies to a new petition'),
    'Amends an earlier petition': 'Line2_Petition[0]',
    'Schedule A': 'Line2_Petition[1]',
  }),
  '2.a receipt': write('Line2a_ReceiptNumber[0]'),
})
