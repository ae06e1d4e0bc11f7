import { check, choose, fill, fillPart, inAdditional, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, foreignAddressBoxes } from '../../address-boxes.ts'
import {
  aboutYou,
  additionalAboutYou,
  additionalInformation,
  applicationType,
  byAttorney,
  contact,
  i539,
  interpretation,
  preparation,
  processing,
} from './form.ts'
import { requestedStatusValues, statusValues } from './on-paper/status-values.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

export const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P1Line1a_FamilyName[0]'),
  '1 given name': write('P1_Line1b_GivenName[0]'),
  '1 middle name': write('P1_Line1c_MiddleName[0]'),
  2: write('Pt1Line2_AlienNumber[0]', digits),
  3: write('Pt1Line2_USCISOnlineAcctNumber[0]', digits),
  4: addressBoxes({
    inCareOf: 'Part2_Item11_InCareOfName[0]',
    street: 'Part2_Item11_StreetName[0]',
    units: ['Part1_Item4_Unit[0]', 'Part1_Item4_Unit[1]', 'Part1_Item4_Unit[2]'],
    unitNumber: 'Part1_Item4_Number[0]',
    city: 'Part2_Item11_City[0]',
    state: 'Part2_Item11_State[0]',
    zip: 'Part2_Item11_ZipCode[0]',
  }),
  5: yesOrNo('P1_checkbox5[1]', 'P1_checkbox5[0]'),
  6: addressBoxes({
    street: 'Part1_Item6_StreetName[0]',
    units: ['Part1_Item6_Unit[0]', 'Part1_Item6_Unit[1]', 'Part1_Item6_Unit[2]'],
    unitNumber: 'Part1_Item6_Number[0]',
    city: 'Part1_Item6_City[0]',
    state: 'Part1_Item6_State[0]',
    zip: 'Part1_Item6_ZipCode[0]',
  }),
  7: write('P1_Line6_CountryOfBirth[0]'),
  8: write('P1_Line7_CountryOfCitizenship[0]'),
  9: write('P1_Line8_DateOfBirth[0]'),
  10: write('P1_Line9_SSN[0]', digits),
  '11 arrival': write('SupA_Line1i_DateOfArrival[0]'),
  '11 I-94 number': write('SupA_Line1j_ArrivalDeparture[0]'),
  '11 passport': write('SupA_Line1k_Passport[0]'),
  '11 travel document': write('SupA_Line1l_TravelDoc[0]'),
  '11 country': write('SupA_Line1m_CountryOfIssuance[0]'),
  '11 expiration': write('SupA_Line1n_ExpDate[0]'),
  '12 status': choose('Pt1Line15a_NewStatus[0]', statusValues),
  '12 expires': write('SupA_Line1p_DateExpires[0]'),
  '12 D/S': check('P1_Checkbox12c[0]'),
})

/** The boxes are numbered through from 3 to 20; the items are not (7.a to 7.e, 8.a and 8.b). */
const boxes = (n: number) => yesOrNo(`P4_checkbox${n}_Yes[0]`, `P4_checkbox${n}_No[0]`)
const about = (n: number) => inAdditional(`P4_checkbox${n}_Yes[0]`)

const additionalAboutYouOnPaper = fillPart(additionalAboutYou, {
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

const contactOnPaper = fillPart(contact, {
  1: write('P5_Line3_DaytimePhoneNumber[0]'),
  2: write('P5_Line4_MobilePhoneNumber[0]'),
  3: write('P5_Line5_EmailAddress[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P7_Line1_PreparerFamilyName[0]'),
  '1 given name': write('P7_Line1_PreparerGivenName[0]'),
  2: write('P7_Line2_PreparerNameofBusinessorOrgName[0]'),
  3: write('P6_Line4_DaytimePhoneNumber[0]'),
  4: write('P6_Line4_DaytimePhoneNumber[1]'),
  5: write('P6_Line5_EmailAddress[0]'),
  '6 language': write('P7_Line6_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P7_Line1a_PreparerFamilyName[0]'),
  '1 given name': write('P7_Line1b_PreparerGivenName[0]'),
  2: write('P7_Line2_BusinessName[0]'),
  3: write('P7_Line4_PreparerDaytimePhoneNumber[0]'),
  4: write('P7_Line5_FaxPhoneNumber[0]'),
  5: write('P7_Line6_EmailAddress[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P1Line1a_FamilyName[1]'),
  '1 given name': write('P1_Line1b_GivenName[1]'),
  '1 middle name': write('P1_Line1c_MiddleName[1]'),
  2: write('Pt1Line2_AlienNumber[1]', digits),
})

const applicationTypeOnPaper = fillPart(applicationType, {
  1: tick({
    'Extension of stay': 'P2_checkbox[0]',
    'Change of status': 'P2_checkbox[1]',
    'Reinstatement to student status': 'P2_checkbox[2]',
  }),
  '2 status': choose('Pt2Line2a_NewStatus[0]', requestedStatusValues),
  '2 effective': write('Pt2Line2b_EffectiveDate[0]'),
  3: tick({ 'Only the applicant': 'P2_checkbox4[0]', 'Applicant and family': 'P2_checkbox4[1]' }),
  4: write('P2_Line5b_TotalNumber[0]'),
  5: write('SupA_Line1k_Passport[1]'),
  6: write('SupA_Line1k_Passport[2]'),
})

const processingOnPaper = fillPart(processing, {
  1: write('P3_Line1a_DateExtended[0]'),
  2: yesOrNo('P3_checkbox2a[1]', 'P3_checkbox2a[0]'),
  3: tick({
    'Filed together': 'P3_checkbox1[1]',
    'Filed before and pending': 'P3_checkbox1[2]',
    No: 'P3_checkbox1[0]',
  }),
  4: tick({ 'I-539': 'P3_checkbox4[0]', 'I-129': 'P3_checkbox4[1]' }),
  5: write('P3_Line5_ReceiptNumber[0]'),
  '6 first name': write('P3_Line4_NameofPetitioner[0]'),
  '6 last name': write('P3_Line4_NameofPetitioner[1]'),
  7: write('P3_Line5_DateFiled[0]'),
})

export const i539Paper = fill(i539, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutYouOnPaper,
    2: applicationTypeOnPaper,
    3: processingOnPaper,
    4: additionalAboutYouOnPaper,
    5: contactOnPaper,
    6: interpretationOnPaper,
    7: preparationOnPaper,
    8: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6].map((n) => ({
    page: `P8_Line${n}_A_PageNumber[0]`,
    part: `P8_Line${n}_B_PartNumber[0]`,
    item: `P8_Line${n}_C_ItemNumber[0]`,
    text: `P8_Line${n}_D_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'P6_Line7_SignatureApplicant[0]': 'signature',
    'P6_Line7_DateofSignature[0]': 'filled by hand',
    'P6_Line7_SignatureApplicant[1]': 'signature',
    'P6_Line7_DateofSignature[1]': 'filled by hand',
    'P7_Line8a_SignatureofPreparer[0]': 'signature',
    'P7_Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i539Paper
