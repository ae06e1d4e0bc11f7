import { check, choose, fill, fillPart, inAdditional, noBox, rows, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import { aboutYou, additionalInformation, byAttorney, contact, i131, interpretation, preparation } from './form.ts'
import { applicationTypeOnPaper } from './on-paper/application-type.ts'
import { biographicInformation, processing } from './parts/processing.ts'
import { parole, proposedTravel, reentryPermit, refugeeDocument, workPermit } from './parts/travel.ts'

const byAttorneyOnPaper = fillPart(byAttorney, { 'G-28': check('G28_Attached[0]') })

/** The boxes for Apt. and Ste. are named the other way round; tooltips and places on the page agree. */
const addressAt = (line: string) =>
  addressBoxes({
    inCareOf: `${line}_InCareofName[0]`,
    street: `${line}_StreetNumberName[0]`,
    units: [`${line}_Unit[1]`, `${line}_Unit[0]`, `${line}_Unit[2]`],
    unitNumber: `${line}_AptSteFlrNumber[0]`,
    city: `${line}_CityTown[0]`,
    state: `${line}_State[0]`,
    zip: `${line}_ZipCode[0]`,
    abroad: {
      province: `${line}_Province[0]`,
      postalCode: `${line}_PostalCode[0]`,
      country: `${line}_Country[0]`,
    },
  })

const nameAt = (line: string, row: number) => ({
  familyName: write(`${line}_FamilyName${row}[0]`),
  givenName: write(`${line}_GivenName${row}[0]`),
  middleName: write(`${line}_MiddleName${row}[0]`),
})
const otherName = (row: number) => ({ ...nameAt('Part2_Line2', row), kind: noBox('not asked') })

const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P4[0].Part2_Line1_FamilyName[0]'),
  '1 given name': write('P4[0].Part2_Line1_GivenName[0]'),
  '1 middle name': write('P4[0].Part2_Line1_MiddleName[0]'),
  2: rows(otherName(1), otherName(2), otherName(3)),
  3: addressAt('Part2_Line3'),
  4: addressAt('Part2_Line4'),
  5: write('P5[0].#area[0].Part2_Line5_AlienNumber[0]', digits),
  6: write('Part2_Line6_CountryOfBirth[0]'),
  7: write('Part2_Line7_CountryOfCitizenshiporNationality[0]'),
  8: tick({ Male: 'Part2_Line8_Gender[1]', Female: 'Part2_Line8_Gender[0]' }),
  9: write('Part2_Line9_DateOfBirth[0]'),
  10: write('Part2_Line10_SSN[0]', digits),
  11: write('Part2_Line11_USCISOnlineAcctNumber[0]'),
  12: write('Part2_Line12_ClassofAdmission[0]'),
  13: write('Part2_Line13_I94RecordNo[0]'),
  14: write('Part2_Line14_I94ExpDate[0]'),
  15: write('Par2_Line15_eMedicalParoleeID[0]'),
  '16 family name': write('P2_Line16_FamilyName[0]'),
  '16 given name': write('P2_Line16_GivenName[0]'),
  '16 middle name': write('P2_Line16_MiddleName[0]'),
  17: rows(nameAt('Part2_Line17', 1), nameAt('Part2_Line17', 2), nameAt('Part2_Line17', 3)),
  18: write('P2_Line18_DateOfBirth[0]'),
  19: write('P2_Line19_CountryOfBirth[0]'),
  20: write('P2_Line20_CountryOfCitizenship[0]'),
  21: write('P2_Line21_DaytimeTelephoneNumber[0]'),
  22: write('P2_Line22_Email[0]'),
  23: write('P2_Line23_AlienNumber[0]', digits),
  24: addressAt('P2_Line24'),
  25: addressAt('P2_Line25'),
  26: write('P2_Line26_ClassofAdmission[0]'),
  27: write('P2_Line27_I94RecordNo[0]'),
})

const eyes = (n: number) => `P3_Line5_EyeColor[${n}]`
const hair = (n: number) => `P3_Line6_HairColor[${n}]`

/** The numbers of the boxes are not in the order of the page; each is taken from its tooltip. */
const biographicOnPaper = fillPart(biographicInformation, {
  1: tick({ 'Hispanic or Latino': 'P3_Line1_Ethnicity[1]', 'Not Hispanic or Latino': 'P3_Line1_Ethnicity[0]' }),
  '2 American Indian': check('P3_Line2_Race_American[0]'),
  '2 Asian': check('P3_Line2_Race_Asian[0]'),
  '2 Black': check('P3_Line2_Race_Black[0]'),
  '2 Pacific Islander': check('P3_Line2_Race_Hawaiian[0]'),
  '2 White': check('P3_Line2_Race_White[0]'),
  '3 feet': choose('P3_Line3_HeightFeet[0]'),
  '3 inches': choose('P3_Line3_HeightInches[0]'),
  4: split(['P3_Line4_Pound1[0]', 'P3_Line4_Pound2[0]', 'P3_Line4_Pound3[0]'], (pounds) => [
    ...String(pounds).padStart(3, '0'),
  ]),
  5: tick({
    Black: eyes(8),
    Blue: eyes(7),
    Brown: eyes(0),
    Gray: eyes(1),
    Green: eyes(6),
    Hazel: eyes(5),
    Maroon: eyes(2),
    Pink: eyes(4),
    'Unknown or other': eyes(3),
  }),
  6: tick({
    'Bald (no hair)': hair(0),
    Black: hair(8),
    Blond: hair(1),
    Brown: hair(7),
    Gray: hair(2),
    Red: hair(6),
    Sandy: hair(3),
    White: hair(5),
    'Unknown or other': hair(4),
  }),
})

const processingOnPaper = fillPart(processing, {
  1: yesOrNo('P4_Line1_YesNo[0]', 'P4_Line1_YesNo[1]'),
  '2.a': yesOrNo('P4_Line2a_YesNo[0]', 'P4_Line2a_YesNo[1]'),
  '2.b': write('P4_Line2b_DateIssued[0]'),
  '2.c': write('P4_Line2c_Disposition[0]'),
  '3.a': yesOrNo('P4_Line3a_YesNo[0]', 'P4_Line3a_YesNo[1]'),
  '3.b': write('P4_Line3b_DateIssued[0]'),
  '3.c': write('P4_Line3c_Disposition[0]'),
  4: yesOrNo('P4_Line4_YesNo[0]', 'P4_Line4_YesNo[1]'),
  5: tick({
    'Never received': 'P4_Line5[0]',
    'Lost, stolen or damaged': 'P4_Line5[1]',
    'Wrong by my error or change': 'P4_Line5[2]',
    'Wrong by another’s error': 'P4_Line5[3]',
  }),
  '6.a name': check('P4_Line6a_Name[0]'),
  '6.a A-Number': check('P4_Line6a_ANumber[0]'),
  '6.a country': check('P4_Line6a_CountryofBirthCitizenship[0]'),
  '6.a terms': check('P4_Line6a_Terms[0]'),
  '6.a birth': check('P4_Line6a_DOB[0]'),
  '6.a sex': check('P4_Line6a_Gender[0]'),
  '6.a validity': check('P4_Line6a_Validity[0]'),
  '6.a photo': check('P4_Line6a_Photo[0]'),
  '6.a explanation': write('P4_Line6a_Explanation[0]'),
  '6.b': write('P4_Line6b_ReceiptNumber[0]'),
  '7.a': tick({ 'Mailing address': 'P4_Line7a[1]', 'Office abroad': 'P4_Line7a[0]' }),
  '7.b city': write('P4_Line7b_CityOrTown[0]'),
  '7.b country': write('P4_Line7b_Country[0]'),
  '8.a': tick({ 'Mailing address': 'P4_Line8_CB[0]', 'Another address': 'P4_Line8_CB[1]' }),
  '9.a': addressAt('P4_Line9a'),
  // Named Email, it is the box for the daytime phone number.
  '9.b': write('P4_Line9b_Email[0]'),
  '9.c': write('P4_Line9c_Email[0]'),
})

const reentryPermitOnPaper = fillPart(reentryPermit, {
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
const refugeeDocumentOnPaper = fillPart(refugeeDocument, {
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

const proposedTravelOnPaper = fillPart(proposedTravel, {
  1: write('P7_Line1_DateOfDeparture[0]'),
  2: write('P7_Line2_Purpose[0]'),
  3: write('P7_Line3_ListCountries[0]'),
  4: tick({ 'One trip': 'P7_Line4_CB[0]', 'More than one trip': 'P7_Line4_CB[1]' }),
  5: write('P7_Line5_ExpectedLengthTrip[0]'),
})

const paroleOnPaper = fillPart(parole, {
  1: write('P8_Line1_Explain[0]'),
  2: write('P8_Line2_ExpectedLengthTripinUS[0]'),
  '3.a': write('P8_Line3a_DateOfIntendedArrival[0]'),
  '3.b city': write('P8_Line3b_CityOrTown[0]'),
  '3.b country': write('P8_Line3b_Country[0]'),
})

const workPermitOnPaper = fillPart(workPermit, { 1: check('P9_Line1_EAD[0]') })

const contactOnPaper = fillPart(contact, {
  1: write('Part10_Line1_DayPhone[0]'),
  2: write('Part10_Line2_MobilePhone[0]'),
  3: write('Part10_Line3_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('Part11_Line1_InterpreterFamilyName[0]'),
  '1 given name': write('Part11_Line1_InterpreterGivenName[0]'),
  2: write('Part11_Line2_NameofBusinessorOrgName[0]'),
  3: write('Part11_Line3_DayPhone[0]'),
  4: write('Part11_Line4_MobilePhone[0]'),
  5: write('Part11_Line5_Email[0]'),
  '6 language': write('P11_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Part12_Line1_FamilyName[0]'),
  '1 given name': write('Part12_Line1_GivenName[0]'),
  2: write('Part12_Line2_NameofBusinessorOrgName[0]'),
  3: write('Part12_Line3_DayPhone[0]'),
  4: write('Part12_Line4_MobilePhone[0]'),
  5: write('Part12_Line5_Email[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('#subform[13].Part2_Line1_FamilyName[0]'),
  '1 given name': write('#subform[13].Part2_Line1_GivenName[0]'),
  '1 middle name': write('#subform[13].Part2_Line1_MiddleName[0]'),
  2: write('Global_ANumber[0].Part2_Line5_AlienNumber[0]', digits),
})

export const i131Paper = fill(i131, {
  parts: {
    0: byAttorneyOnPaper,
    1: applicationTypeOnPaper,
    2: aboutYouOnPaper,
    3: biographicOnPaper,
    4: processingOnPaper,
    5: reentryPermitOnPaper,
    6: refugeeDocumentOnPaper,
    7: proposedTravelOnPaper,
    8: paroleOnPaper,
    9: workPermitOnPaper,
    10: contactOnPaper,
    11: interpretationOnPaper,
    12: preparationOnPaper,
    13: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Part13_Line${n}_PageNumber[0]`,
    part: `Part13_Line${n}_PartNumber[0]`,
    item: `Part13_Line${n}_ItemNumber[0]`,
    text: `Part13_Line${n}_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'Part10_Line4_ApplicantSignature[0]': 'signature',
    'Part10_Line4_DateofSignature[0]': 'filled by hand',
    'Part11_Line6_InterpreterSig[0]': 'signature',
    'Part11_Line6_DateofSignature[0]': 'filled by hand',
    'Part12_Line6_PreparerSig[0]': 'signature',
    'Part12_Line6_DateofSignature[0]': 'filled by hand',
  },
})

export default i131Paper
