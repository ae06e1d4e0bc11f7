import {
  check,
  choose,
  each,
  fill,
  fillPart,
  inAdditional,
  noBox,
  onAddress,
  rows,
  split,
  tick,
  type Writer,
  write,
  yesOrNo,
} from '#engine/paper.ts'
import { digits, firstFive } from '#engine/writers.ts'
import { addressBoxes, foreignAddressBoxes } from '../../address-boxes.ts'
import { i140 } from './form.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'
import { aboutPetitioner, familyPart, proposedEmployment } from './parts/employment.ts'
import { beneficiaryPart, byAttorney, petitionerPart, petitionType } from './parts/parties.ts'
import { processing } from './parts/processing.ts'

/** Numbers of the Department of Labor's online system have 18 characters with their hyphens, and the box has 15. */
const caseNumber: Writer = (value, { maxLen }) => {
  const number = String(value)
  return maxLen !== undefined && number.length > maxLen ? number.replace(/-/g, '') : number
}

export const aboutPetitionerOnPaper = fillPart(aboutPetitioner, {
  1: tick({ Employer: 'Line1a_Employer[0]', Self: 'Line1b_Self[0]', Other: 'Line1c_Other[0]' }),
  '1.c explanation': write('Line1c_Explain[0]'),
  2: write('Line2a_TypeofBusiness[0]'),
  3: write('Line2b_DateEstablished[0]'),
  4: write('Line2c_NumberofEmployees[0]'),
  5: write('Line2d_GrossAnnualIncome[0]'),
  6: write('Line2e_NetAnnualIncome[0]'),
  7: write('Line2f_NAICSCode[0]'),
  8: write('Line2g_LaborCertification[0]', caseNumber),
  9: write('Line2h_LaborCertification[0]'),
  10: write('Line2i_LaborCertificationDate[0]'),
  11: write('Line3a_Occupation[0]'),
  12: write('Line3b_AnnualIncome[0]'),
})

export const proposedEmploymentOnPaper = fillPart(proposedEmployment, {
  1: write('Line1_JobTitle[0]'),
  2: split(['Line2_SOCCode1[0]', 'Line2_SOCCode2[0]'], (code) => String(code).split('-')),
  3: write('Line3_JobDescription[0]'),
  4: yesOrNo('Line4_Yes1[0]', 'Line4_No1[0]'),
  5: write('Line5_Hours[0]'),
  6: yesOrNo('Line6_Yes1[0]', 'Line6_No1[0]'),
  7: yesOrNo('Line7_Yes1[0]', 'Line7_No1[0]'),
  8: write('Line8_Wages[0]'),
  '8 per': write('Line8_Per[0]'),
  9: rows({
    street: write('Line9a_StreetNumberName[0]'),
    unitKind: tick({ APT: 'Line9b_Unit[2]', STE: 'Line9b_Unit[0]', FLR: 'Line9b_Unit[1]' }),
    unitNumber: write('Line9b_AptSteFlrNumber[0]'),
    city: write('Line9c_CityOrTown[0]'),
    state: choose('Line9d_State[0]'),
    zipCode: write('Line9e_ZipCode[0]', firstFive),
    thirdParty: noBox('not asked'),
    organization: noBox('not asked'),
  }),
})

/** The tooltips of items 6, 11 and 12 repeat that of item 5; name, place and printed number agree. */
export const familyOnPaper = fillPart(familyPart, {
  1: rows(
    member(
      {
        familyName: 'Line1a_Person1FamilyName[0]',
        givenName: 'Line1b_Person1GivenName[0]',
        middleName: 'Line1c_Person1MiddleName[0]',
        birthDate: 'Line1d_Person1DateOfBirth[0]',
        birthCountry: 'Line1e_CountryOfBirth[0]',
        relation: 'Line1f_Relationship[0]',
      },
      5,
    ),
    member(later(0, 0), 11),
    member(later(1, 1), 17),
    member(later(2, 4), 23),
    member(later(3, 2), 29),
    member(later(4, 3), 35),
  ),
})

/** From the second person on the fields are named alike; two of them count in another order. */
function later(n: number, m: number) {
  return {
    familyName: `Line2a_Person2FamilyName[${n}]`,
    givenName: `Line2b_Person2GivenName[${n}]`,
    middleName: `Line2c_Person2MiddleName[${n}]`,
    birthDate: `Line2d_DateOfBirth[${n}]`,
    birthCountry: `Line2e_CountryOfBirth[${m}]`,
    relation: `Line2f_Relationship[${m}]`,
  }
}

/** `item`: "Is he or she applying for adjustment of status?"; the next one asks for a visa abroad. */
function member(boxes: ReturnType<typeof later>, item: number) {
  const box = (n: number, said: 'Yes' | 'No') => `Pt7ItemNumber${n}_Checkbox${said}[0]`
  return {
    relation: write(boxes.relation),
    familyName: write(boxes.familyName),
    givenName: write(boxes.givenName),
    middleName: write(boxes.middleName),
    birthDate: write(boxes.birthDate),
    birthCountry: write(boxes.birthCountry),
    aNumber: noBox('not asked'),
    joins: each(
      tick({
        'Adjustment of status': box(item, 'Yes'),
        'Visa abroad': box(item, 'No'),
        No: box(item, 'No'),
      }),
      tick({
        'Adjustment of status': box(item + 1, 'No'),
        'Visa abroad': box(item + 1, 'Yes'),
        No: box(item + 1, 'No'),
      }),
    ),
  }
}

const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('G28CheckBox[0]'),
  'bar number': write('attyStateBarNumber[0]'),
  'online account': write('attyUSCISOnlineNum[0]'),
})

const petitionerOnPaper = fillPart(petitionerPart, {
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

const petitionTypeOnPaper = fillPart(petitionType, {
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

const processingOnPaper = fillPart(processing, {
  1: tick({ 'Visa abroad': 'Line1a_Visa[0]', 'Adjustment of status': 'Line1b_Status[0]' }),
  '1.b': write('Line1a_CityorTown[0]'),
  '1.c': write('Line1a_Country[0]'),
  '2.b': write('Line1b_Country[0]'),
  3: foreignAddressBoxes({
    street: 'Line2a_StreetNumberName[0]',
    units: ['Line2b_Unit[2]', 'Line2b_Unit[0]', 'Line2b_Unit[1]'],
    unitNumber: 'Line2b_AptSteFlrNumber[0]',
    city: 'Line2c_CityOrTown[0]',
    province: 'Line2e_Province[0]',
    postalCode: 'Line2d_PostalCode[0]',
    country: 'Line2f_Country[0]',
  }),
  '4.a': write('Line3a_FamilyName2[0]'),
  '4.b': write('Line3b_GivenName2[0]'),
  '4.c': write('Line3c_MiddleName2[0]'),
  5: onAddress({
    inCareOf: write('Line2a_InCareofName[1]'),
    street: write('Line3d_StreetNumberName[0]'),
    unitKind: tick({ APT: 'Line3e_Unit[2]', STE: 'Line3e_Unit[0]', FLR: 'Line3e_Unit[1]' }),
    unitNumber: write('Line3e_AptSteFlrNumber[0]'),
    city: write('Line3f_CityOrTown[0]'),
    state: noBox('an address abroad'),
    province: write('Line3h_Province[0]'),
    postalCode: write('Line3g_PostalCode[0]'),
    country: write('Line3i_Country[0]'),
  }),
  '6.a': yesOrNo('#subform[2].Line4_Yes[0]', '#subform[2].Line4_No[0]'),
  '6.b Form I-485': check('Line4_Form485[0]'),
  '6.b Form I-131': check('Line4_Form131[0]'),
  '6.b Form I-765': check('Line4_Form765[0]'),
  '6.b Other': check('Line4_OtherAttach[0]'),
  '6.b explanation': inAdditional('Line4_OtherAttach[0]'),
  7: yesOrNo('Line5_Yes[0]', 'Line5_No[0]'),
  '7 explanation': inAdditional('Line5_Yes[0]'),
  8: yesOrNo('Line6_Yes[0]', 'Line6_No[0]'),
  '8 explanation': inAdditional('Line6_Yes[0]'),
  9: yesOrNo('Line7_Yes[0]', 'Line7_No[0]'),
  '9 explanation': inAdditional('Line7_Yes[0]'),
  10: yesOrNo('Line8_Yes[0]', 'Line8_No[0]'),
  '10 explanation': inAdditional('Line8_Yes[0]'),
})

/** Names and tooltips here count as an earlier edition did; each box is where the page prints the item. */
const contactOnPaper = fillPart(contact, {
  '1.a': write('Part7_Item3a_FamilyName[0]'),
  '1.b': write('Part7_Item3b_GivenName[0]'),
  2: write('Part7_Item4_Title[0]'),
  3: write('Part7_Item5_DayPhone[0]'),
  4: write('Part7_Item6_MobilePhone[0]'),
  5: write('Part7_Item7_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1.a': write('Part8_Item1a_FamilyName[0]'),
  '1.b': write('Part8_Item1b_GivenName[0]'),
  2: write('Part8_Item2_OrgName[0]'),
  3: write('Part8_Item4_DayPhone[0]'),
  4: write('Part8_Item5_MobilePhone[0]'),
  5: write('Part8_Item6_Email[0]'),
  'certification language': write('Part8_Item6_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Part10_Item1_FamilyName[0]'),
  // The tooltip says interpreter; the page says "Preparer's Given Name (First Name)".
  '1 given name': write('Part10_Item1_GivenName[0]'),
  2: write('Part10_Item2_OrgName[0]'),
  3: write('Part10_Item3_DayPhone[0]'),
  4: write('Part10_Item4_MobilePhone[0]'),
  5: write('Part10_Item5_Email[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('Pt1Line1a_FamilyName[1]'),
  '1 given name': write('Pt1Line1b_GivenName[1]'),
  '1 middle name': write('Pt1Line1c_MiddleName[1]'),
  2: write('Pt1Line3_TaxNumber[1]', digits),
})

const beneficiaryOnPaper = fillPart(beneficiaryPart, {
  '1.a': write('Pt3Line1a_FamilyName[0]'),
  '1.b': write('Pt3Line1b_GivenName[0]'),
  '1.c': write('Pt3Line1c_MiddleName[0]'),
  2: addressBoxes({
    inCareOf: '#subform[1].Line2a_InCareofName[0]',
    street: 'Line2b_StreetNumberName[0]',
    units: ['Line2c_Unit[2]', 'Line2c_Unit[0]', 'Line2c_Unit[1]'],
    unitNumber: 'Line2c_AptSteFlrNumber[0]',
    city: 'Line2d_CityOrTown[0]',
    state: 'Line2e_State[0]',
    zip: 'Line2f_ZipCode[0]',
    abroad: {
      province: 'Line2h_Province[0]',
      postalCode: 'Line2g_PostalCode[0]',
      country: 'Line2i_Country[0]',
    },
  }),
  3: write('Line5_DateOfBirth[0]'),
  4: write('Line6_CityTownOfBirth[0]'),
  5: write('Line7_StateProvinceOfBirth[0]'),
  6: write('Line8_Country[0]'),
  7: write('Line9_Country[0]'),
  8: write('Pt3Line8_AlienNumber[0]', digits),
  9: write('Line12_SSN[0]', digits),
  10: write('Line13_DateOArrival[0]'),
  '11.a': write('Line14a_ArrivalDeparture[0]'),
  '11.b': write('Line14e_ExpDate[1]'),
  '11.c': write('Line15_CurrentNon[0]'),
  12: write('Line14b_Passport[0]'),
  13: write('Line14c_TravelDoc[0]'),
  14: write('Line14d_CountryOfIssuance[0]'),
  15: write('Line14e_ExpDate[0]'),
})

export const i140Paper = fill(i140, {
  parts: {
    0: byAttorneyOnPaper,
    1: petitionerOnPaper,
    2: petitionTypeOnPaper,
    3: beneficiaryOnPaper,
    4: processingOnPaper,
    5: aboutPetitionerOnPaper,
    6: proposedEmploymentOnPaper,
    7: familyOnPaper,
    8: contactOnPaper,
    9: interpretationOnPaper,
    10: preparationOnPaper,
    11: additionalInformationOnPaper,
  },
  // Items 6 and 7: the boxes above the first text are those that the form counts second.
  additional: [slot(3), slot(4), slot(5), slot(6, 1, 0), slot(6, 0, 1)],
  leftBlank: {
    'Line1a_SignatureofPetitioner[0]': 'signature',
    'Part7_Item8b_Date[0]': 'filled by hand',
    'Part6_Line6a_InterpretersSignature[0]': 'signature',
    'Part8_Item7b_Date[0]': 'filled by hand',
    'Part10_Item6_SignatureofPetitioner[0]': 'signature',
    'Part10_Item6__Date[0]': 'filled by hand',
  },
})

function slot(line: number, heads = 0, text = 0) {
  return {
    page: `Pt9Line${line}a_PageNumber[${heads}]`,
    part: `Pt9Line${line}b_PartNumber[${heads}]`,
    item: `Pt9Line${line}c_ItemNumber[${heads}]`,
    text: `Pt9Line${line}d_AdditionalInfo[${text}]`,
  }
}

export default i140Paper
