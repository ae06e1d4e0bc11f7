import { check, fill, fillPart, inAdditional, tick, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import { four, g28, one, six, three, two } from './form.ts'

// The names of the fields of items 5 and 6 are swapped on the agency's page: the tooltips are right.
const onOne = fillPart(one, {
  1: write('Pt1Line1_USCISOnlineAcctNumber[0]'),
  '2.a': write('Pt1Line2a_FamilyName[0]'),
  '2.b': write('Pt1Line2b_GivenName[0]'),
  '2.c': write('Pt1Line2c_MiddleName[0]'),
  3: addressBoxes({
    street: 'Line3a_StreetNumber[0]',
    units: ['Line3b_Unit[2]', 'Line3b_Unit[0]', 'Line3b_Unit[1]'],
    unitNumber: 'Line3b_AptSteFlrNumber[0]',
    city: 'Line3c_CityOrTown[0]',
    state: 'Line3d_State[0]',
    zip: 'Line3e_ZipCode[0]',
    abroad: { province: 'Line3f_Province[0]', postalCode: 'Line3g_PostalCode[0]', country: 'Line3h_Country[0]' },
  }),
  4: write('Line4_DaytimeTelephoneNumber[0]'),
  5: write('Line6_EMail[0]'),
  6: write('Line7_MobileTelephoneNumber[0]'),
  7: write('Pt1ItemNumber7_FaxNumber[0]'),
})

const onTwo = fillPart(two, {
  '1.a': check('CheckBox1[0]'),
  '1.a authority': write('Pt2Line1a_LicensingAuthority[0]'),
  '1.a further': inAdditional('Pt2Line1a_LicensingAuthority[0]'),
  '1.b': write('Pt2Line1b_BarNumber[0]'),
  '1.c': tick({ 'Not subject': 'Checkbox1dAmNot[0]', Subject: 'Checkbox1dAm[0]' }),
  '1.c explanation': inAdditional('Checkbox1dAm[0]'),
  '1.d': write('Pt2Line1d_NameofFirmOrOrganization[0]'),
  '2.a': check('CheckBox2[0]'),
  '2.b': write('Line2b_NameofOrganization[0]'),
  '2.c': write('Line2c_DateExpires[0]'),
  3: check('CheckBox3[0]'),
  '3 name': write('Line3_NameofAttorneyOrRep[0]'),
  '4.a': check('CheckBox4[0]'),
  '4.b': write('Line4b_LawStudent[0]'),
})

const onThree = fillPart(three, {
  '1.a': tick({ USCIS: 'Line1a_USCIS[0]', ICE: 'Line2a_ICE[0]', CBP: 'Line3a_CBP[0]' }),
  '1.b': write('Line1b_ListFormNumber[0]'),
  '2.b': write('Line2b_ListMatter[0]'),
  '3.b': write('Line3b_ListSpecificMatter[0]'),
  4: write('Pt3Line4_ReceiptNumber[0]'),
  5: tick({
    Applicant: 'Line4_Checkbox[1]',
    Petitioner: 'Line4_Checkbox[3]',
    Requestor: 'Line4_Checkbox[0]',
    'Beneficiary/Derivative': 'Line4_Checkbox[4]',
    Respondent: 'Line4_Checkbox[2]',
  }),
  '6.a': write('Pt3Line5a_FamilyName[0]'),
  '6.b': write('Pt3Line5b_GivenName[0]'),
  '6.c': write('Pt3Line5c_MiddleName[0]'),
  '7.a': write('Pt3Line7a_NameOfEntity[0]'),
  '7.b': write('Pt3Line7b_TitleofEntity[0]'),
  8: write('Pt3Line8_USCISOnlineAcctNumber[0]'),
  9: write('Pt3Line9_ANumber[0]', digits),
  10: write('Line9_DaytimeTelephoneNumber[0]'),
  11: write('Line10_MobileTelephoneNumber[0]'),
  12: write('Line11_EMail[0]'),
  13: addressBoxes({
    street: 'Line12a_StreetNumberName[0]',
    units: ['Line12b_Unit[2]', 'Line12b_Unit[0]', 'Line12b_Unit[1]'],
    unitNumber: 'Line12b_AptSteFlrNumber[0]',
    city: 'Line12c_CityOrTown[0]',
    state: 'Line12d_State[0]',
    zip: 'Line12e_ZipCode[0]',
    abroad: { province: 'Line12f_Province[0]', postalCode: 'Line12g_PostalCode[0]', country: 'Line12h_Country[0]' },
  }),
})

export const g28Paper = fill(g28, {
  parts: {
    1: onOne,
    2: onTwo,
    3: onThree,
    4: fillPart(four, {
      '1.a': check('Pt4Line2a_CheckBox2a[0]'),
      '1.b': check('Pt4Line2b_CheckBox2b[0]'),
      '1.c': check('Pt4Line2c_CheckBox2c[0]'),
    }),
    6: fillPart(six, {
      '1.a': write('Pt3Line5a_FamilyName[1]'),
      '1.b': write('Pt3Line5b_GivenName[1]'),
      '1.c': write('Pt3Line5c_MiddleName[1]'),
    }),
  },
  additional: [
    slot('Pt9Line3', '0', '0'),
    slot('Pt9Line4', '0', '0'),
    slot('Pt9Line5', '0', '0'),
    // The entries printed 5 and 6 have one field name; their tooltips and places tell them apart.
    slot('Pt9Line6', '1', '0'),
    slot('Pt9Line6', '0', '1'),
  ],
  leftBlank: {
    'P5_Line6a_SignatureofApplicant[0]': 'signature',
    'Pt4Line2b_DateofSignature[0]': 'filled by hand',
    'Line1_Signature[0]': 'signature',
    'Line3_Date[0]': 'filled by hand',
    'Line2_SignatureStudent[0]': 'signature',
    'Pt5Line2b_DateofSignature[0]': 'filled by hand',
  },
})

function slot(line: string, heading: string, text: string) {
  return {
    page: `${line}a_PageNumber[${heading}]`,
    part: `${line}b_PartNumber[${heading}]`,
    item: `${line}c_ItemNumber[${heading}]`,
    text: `${line}d_AdditionalInfo[${text}]`,
  }
}

export default g28Paper
