import { check, fill, fillPart, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import {
  additionalInformation,
  assetsPart,
  basis,
  byAttorney,
  householdPart,
  i864,
  immigrant,
  immigrants,
  incomePart,
  interpretation,
  preparation,
  sponsorPart,
  statement,
} from './form.ts'

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

/** The four blocks count their lines on: 3 to 7, 8 to 12, 13 to 17, 18 to 22. */
const relative = (name: number, relation: string, birth: string, aNumber: string, account: number) => ({
  familyName: write(`P3_Line${name}a_FamilyName[0]`),
  givenName: write(`P3_Line${name}b_GivenName[0]`),
  middleName: write(`P3_Line${name}c_MiddleName[0]`),
  relation: write(`P3_Line${relation}_Relationship[0]`),
  birthDate: write(`P3_Line${birth}_DateOfBirth[0]`),
  aNumber: write(aNumber, digits),
  onlineAccount: write(`P3_Line${account}_AcctIdentifier[0]`),
})

export const immigrantsOnPaper = fillPart(immigrants, {
  1: yesOrNo('P3_Line1_Checkbox[0]', 'P3_Line1_Checkbox[1]'),
  2: check('P3_Line2_SponsoringFamily[0]'),
  3: check('P3_Line2_SponsoringFamily[1]'),
  4: rows(
    relative(3, '4', '', 'P2_Line5_AlienNumber[1]', 7),
    relative(8, '9', '10', 'P3_Line11_AlienNumber[0]', 12),
    relative(13, '14', '15', 'P2_Line5_AlienNumber[2]', 17),
    relative(18, '19', '20', 'P3_Line21_AlienNumber[0]', 22),
  ),
})

export const householdOnPaper = fillPart(householdPart, {
  1: write('P3_Line28_TotalNumberofImmigrants[0]'),
  2: write('P5_Line2_Yourself[0]'),
  3: write('P5_Line3_Married[0]'),
  4: write('P5_Line4_DependentChildren[0]'),
  5: write('P5_Line5_OtherDependents[0]'),
  6: write('P5_Line6_Sponsors[0]'),
  7: write('P5_Line7_SameResidence[0]'),
  8: write('#subform[4].Override[0]'),
})

const helper = (first: number) => ({
  name: write(`P6_Line${first}_Name[0]`),
  relation: write(`P6_Line${first + 1}_Relationship[0]`),
  income: write(`P6_Line${first + 2}_CurrentIncome[0]`),
  counted: noBox('said by Items 13 and 14 and by Part 5'),
})

export const incomeOnPaper = fillPart(incomePart, {
  1: check('P6_Line1_Checkbox[0]'),
  '1 occupation': write('P6_Line1a_NameofEmployer[0]'),
  2: write('P6_Line1a1_NameofEmployer[0]'),
  3: write('P6_Line1a2_NameofEmployer[0]'),
  4: check('P6_Line4_Checkbox[0]'),
  '4 occupation': write('P6_Line4a_SelfEmployedAs[0]'),
  5: tick({ Retired: 'P6_Line5_Checkbox[0]', Unemployed: 'P6_Line6_Checkbox[0]' }),
  '5 since': write('P6_Line5a_DateRetired[0]'),
  '6 since': write('P6_Line6a_DateofUnemployment[0]'),
  7: write('P6_Line2_TotalIncome[0]'),
  8: rows(helper(3), helper(6), helper(9), helper(12)),
  12: write('P6_Line15_TotalHouseholdIncome[0]'),
  13: check('P6_Line16_CompletedForm[0]'),
  14: check('P6_Line17_NotNeedComplete[0]'),
  '14 name': write('P6_Line17_Name[0]'),
  15: yesOrNo('P6_Line18a_Checkbox[0]', 'P6_Line18a_Checkbox[1]'),
  '16.a year': write('P6_Line19a_TaxYear[0]'),
  '16.a income': write('P6_Line19a_TotalIncome[0]'),
  '16.b year': write('P6_Line19b_TaxYear[0]'),
  '16.b income': write('P6_Line19b_TotalIncome[0]'),
  '16.c year': write('P6_Line19c_TaxYear[0]'),
  '16.c income': write('P6_Line19c_TotalIncome[0]'),
  17: check('P6_Line17_IWasNotReq[0]'),
})

export const assetsOnPaper = fillPart(assetsPart, {
  1: write('P7_Line1_BalanceofAccounts[0]'),
  2: write('P7_Line2_RealEstate[0]'),
  3: write('P7_Line3_StocksBonds[0]'),
  4: write('P7_Line4_Total[0]'),
  5: write('P7_Line5_TotalAssetsHouseholdMembers[0]'),
  6: write('P7_Line6_BalanceofAccounts[0]'),
  7: write('P7_Line7_RealEstate[0]'),
  8: write('P7_Line8_StocksBonds[0]'),
  9: write('P7_Line9_Total[0]'),
  10: write('P7_Line10_TotalValueAssets[0]'),
})

const statementOnPaper = fillPart(statement, {
  1: yesOrNo('#subform[9].P6_Line1_Checkbox[1]', '#subform[9].P6_Line1_Checkbox[2]'),
  '1.B language': write('P8_Line1b_language[0]'),
  2: check('P8_Line2_Checkbox[0]'),
  '2 name': write('P8_Line2_Attorney[0]'),
  3: write('P8_Line3_DaytimeTelephoneNumber[0]'),
  4: write('P8_Line4_MobileTelephoneNumber[0]'),
  5: write('P7Line7_EmailAddress[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P9_Line1a_InterpretersFamilyName[0]'),
  '1 given name': write('P9_Line1b_InterpretersGivenName[0]'),
  2: write('P8Line2_InterpretersBusinessName[0]'),
  3: write('P9_Line4_InterpretersDaytimePhoneNumber[0]'),
  4: write('P9_Line4_InterpretersDaytimePhoneNumber[1]'),
  5: write('P9_Line5_InterpretersEmailAddress[0]'),
  '6 language': write('P9_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P10_Line1a_PreparersFamilyName[0]'),
  '1 given name': write('P10_Line1b_PreparersGivenName[0]'),
  2: write('P10_Line2_PreparersBusinessName[0]'),
  3: write('P10_Line4_PreparersDaytimePhoneNumber[0]'),
  // Named FaxNumber, it is the box for the mobile phone.
  4: write('P10_Line5_PreparersFaxNumber[0]'),
  5: write('P10_Line6_PreparersEmailAddress[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P4_Line1a_FamilyName[1]'),
  '1 given name': write('P4_Line1b_GivenName[1]'),
  '1 middle name': write('P4_Line1c_MiddleName[1]'),
  2: write('P4_Line12_AlienNumber[1]', digits),
})

export const i864Paper = fill(i864, {
  parts: {
    0: byAttorneyOnPaper,
    1: basisOnPaper,
    2: sponsorOnPaper,
    3: immigrantOnPaper,
    4: immigrantsOnPaper,
    5: householdOnPaper,
    6: incomeOnPaper,
    7: assetsOnPaper,
    8: statementOnPaper,
    9: interpretationOnPaper,
    10: preparationOnPaper,
    11: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6].map((n) => ({
    page: `P11_Line${n}a_PageNumber[0]`,
    part: `P11_Line${n}b_PartNumber[0]`,
    item: `P11_Line${n}c_ItemNumber[0]`,
    text: `P11_Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'P8_Line9a_ApplicantSignature[0]': 'signature',
    'P7Line9b_DateofSignature[0]': 'filled by hand',
    'P9_Line6a_InterpretersSignature[0]': 'signature',
    'P9_Line6b_DateofSignature[0]': 'filled by hand',
    'P10_Line8a_PreparersSignature[0]': 'signature',
    'P10_Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i864Paper
