import { check, fillPart, noBox, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { basis, byAttorney, immigrant, sponsorPart } from '../parts/about.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('G28-CheckBox1[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('#subform[0].USCISOnlineAcctNumber[0]'),
})

const basisBox = (n: number) => `P1_Line1a-f_CB[${n}]`
const notJoint = noBox('not one of two joint sponsors')

export const basisOnPaper = fillPart(basis, {
  1: tick({
    Petitioner: basisBox(0),
    'Worker petitioner': basisBox(1),
    Owner: basisBox(2),
    'Only joint sponsor': basisBox(3),
    'First joint sponsor': basisBox(4),
    'Second joint sponsor': basisBox(4),
    'Substitute sponsor': basisBox(5),
  }),
  '1.b': write('P1_Line1b_Relationship[0]'),
  '1.c business': write('P1_Line1c_InterestIn[0]'),
  '1.c': write('P1_Line1c_Relationship[0]'),
  '1.e': tick({
    Petitioner: notJoint,
    'Worker petitioner': notJoint,
    Owner: notJoint,
    'Only joint sponsor': notJoint,
    'First joint sponsor': 'P1_Line1e1_Checkbox[0]',
    'Second joint sponsor': 'P1_Line1e1_Checkbox[1]',
    'Substitute sponsor': notJoint,
  }),
  '1.f': write('P1_Line1f_Relationship[0]'),
})

/** The names of Part 2 begin with P4, the number that it had in an earlier edition; those of Part 3 with P2. */
export const sponsorOnPaper = fillPart(sponsorPart, {
  '1 family name': write('#subform[0].P4_Line1a_FamilyName[0]'),
  '1 given name': write('#subform[0].P4_Line1b_GivenName[0]'),
  '1 middle name': write('#subform[0].P4_Line1c_MiddleName[0]'),
  2: addressBoxes({
    inCareOf: 'P4_Line2a_InCareOf[0]',
    street: 'P4_Line2b_StreetNumberName[0]',
    units: ['P4_Line2c_Unit[0]', 'P4_Line2c_Unit[1]', 'P4_Line2c_Unit[2]'],
    unitNumber: 'P4_Line2d_AptSteFlrNumber[0]',
    city: 'P4_Line2e_CityOrTown[0]',
    state: 'P4_Line2f_State[0]',
    zip: 'P4_Line2g_ZipCode[0]',
    abroad: {
      province: 'P4_Line2h_Province[0]',
      postalCode: 'P4_Line2i_PostalCode[0]',
      country: 'P4_Line2j_Country[0]',
    },
  }),
  3: yesOrNo('P1_Line3_Checkbox[0]', 'P1_Line3_Checkbox[1]'),
  4: addressBoxes({
    street: 'P4_Line4a_StreetNumberName[0]',
    units: ['P4_Line4b_Unit[0]', 'P4_Line4b_Unit[1]', 'P4_Line4b_Unit[2]'],
    unitNumber: 'P4_Line4c_AptSteFlrNumber[0]',
    city: 'P4_Line4d_CityOrTown[0]',
    state: 'P4_Line4e_State[0]',
    zip: 'P4_Line4f_ZipCode[0]',
    abroad: {
      province: 'P4_Line4g_Province[0]',
      postalCode: 'P4_Line4h_PostalCode[0]',
      country: 'P4_Line4i_Country[0]',
    },
  }),
  5: write('P4_Line5_CountryOfDomicile[0]'),
  6: write('P4_Line6_DateOfBirth[0]'),
  // Named CityofBirth, it is the box for the country.
  7: write('P4_Line7_CityofBirth[0]'),
  8: write('P4_Line10_SocialSecurityNumber[0]', digits),
  9: tick({
    'U.S. citizen': 'P4_Line11a_Checkbox[0]',
    'U.S. national': 'P4_Line11b_Checkbox[0]',
    'Lawful permanent resident': 'P4_Line11c_Checkbox[0]',
  }),
  10: write('P4_Line12_AlienNumber[0]', digits),
  11: write('P4_Line13_AcctIdentifier[0]'),
  12: yesOrNo('P4_Line14_Checkboxes[0]', 'P4_Line14_Checkboxes[1]'),
})

export const immigrantOnPaper = fillPart(immigrant, {
  '1 family name': write('P2_Line1a_FamilyName[0]'),
  '1 given name': write('P2_Line1b_GivenName[0]'),
  '1 middle name': write('P2_Line1c_MiddleName[0]'),
  2: addressBoxes({
    inCareOf: 'P2_Line2_InCareOf[0]',
    street: 'P2_Line2_StreetNumberName[0]',
    units: ['P2_Line2_Unit[0]', 'P2_Line2_Unit[1]', 'P2_Line2_Unit[2]'],
    unitNumber: 'P2_Line2_AptSteFlrNumber[0]',
    city: 'P2_Line2_CityOrTown[0]',
    state: 'P2_Line2_State[0]',
    zip: 'P2_Line2_ZipCode[0]',
    abroad: {
      province: 'P2_Line2_Province[0]',
      postalCode: 'P2_Line2_PostalCode[0]',
      country: 'P2_Line2_Country[0]',
    },
  }),
  3: write('P2_Line3_CountryCitizenship[0]'),
  4: write('P2_Line4_DateOfBirth[0]'),
  5: write('P2_Line5_AlienNumber[0]', digits),
  6: write('Pt2_Line6_USCISOnlineAcctNumber[0]'),
  7: write('P2_Line7_DaytimePhoneNumber[0]'),
})
