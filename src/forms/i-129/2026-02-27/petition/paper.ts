import {
  type AdditionalSlot,
  choose,
  fillPart,
  inAdditional,
  onAddress,
  orNone,
  type Paper,
  rows,
  tick,
  write,
  yesOrNo,
} from '#engine/paper.ts'
import { digits, firstFive } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { attachment1Paper, part3Paper } from './beneficiary-paper.ts'
import { part7, part8, part9 } from './declarations.ts'
import { part5, part6 } from './employment.ts'
import { part1, part2, part4 } from './request.ts'

const part1Paper = fillPart(part1, {
  '1 family name': write('Line1_FamilyName[0]'),
  '1 given name': write('Line1_GivenName[0]'),
  '1 middle name': write('Line1_MiddleName[0]'),
  2: write('Line3_CompanyorOrgName[0]'),
  3: addressBoxes({
    inCareOf: 'Line7a_InCareofName[0]',
    street: 'Line7b_StreetNumberName[0]',
    units: ['Line3_Unit[1]', 'Line3_Unit[0]', 'Line3_Unit[2]'],
    unitNumber: 'Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[0]',
    state: 'P1_Line3_State[0]',
    zip: 'P1_Line3_ZipCode[0]',
    abroad: {
      province: 'P1_Line3_Province[0]',
      postalCode: 'P1_Line3_PostalCode[0]',
      country: 'P1_Line3_Country[0]',
    },
  }),
  '4 daytime phone': write('Line2_DaytimePhoneNumber1_Part8[0]'),
  '4 mobile phone': write('Line3_MobilePhoneNumber1_Part8[0]'),
  '4 email': write('Line9_EmailAddress[0]'),
  5: write('#subform[0].TextField1[0]'),
  6: yesOrNo('P1Line6_Yes[0]', 'P1Line6_No[0]'),
  7: write('Line3_TaxNumber[0]', digits),
  8: write('Line4_SSN[0]', digits),
})

const part2Paper = fillPart(part2, {
  1: write('Part2_ClassificationSymbol[0]'),
  2: tick({
    'New employment': 'new[0]',
    'Continuation without change': 'continuation[0]',
    'Change in approved employment': 'previouschange[0]',
    'New concurrent employment': 'concurrent[0]',
    'Change of employer': 'change[0]',
    'Amended petition': 'amended[0]',
  }),
  3: orNone(write('#subform[1].Line1_ReceiptNumber[0]')),
  4: tick({
    'Notify the office': 'P2Checkbox4[0]',
    'Change status': 'P2Checkbox4[1]',
    'Extend stay': 'P2Checkbox4[2]',
    'Amend stay': 'P2Checkbox4[3]',
    'Extend free trade status': 'P2Checkbox4[4]',
    'Change to free trade status': 'P2Checkbox4[5]',
  }),
  5: write('TtlNumbersofWorker[0]'),
})

const part5Paper = fillPart(part5, {
  1: write('Part5_Q1_JobTitle[0]'),
  2: write('Part5_Q2_LCAorETA[0]'),
  3: rows(
    {
      street: write('P5Line3a_StreetNumberName[0]'),
      unitKind: tick({ APT: 'P5Line3a_Unit[0]', FLR: 'P5Line3a_Unit[1]', STE: 'P5Line3a_Unit[2]' }),
      unitNumber: write('P5Line3a_AptSteFlrNumber[0]'),
      city: write('P5Line3a_CityTown[0]'),
      state: choose('P5Line3a_State[0]'),
      zipCode: write('P5Line3a_ZipCode[0]', firstFive),
      thirdParty: yesOrNo('P5Line3[1]', 'P5Line3[0]'),
      organization: write('P5Line3a_ThirdpartyOrganization[0]'),
    },
    {
      street: write('P5Line3b_StreetNumberName2[0]'),
      unitKind: tick({ APT: 'P5Line3b_Unit2[0]', FLR: 'P5Line3b_Unit2[1]', STE: 'P5Line3b_Unit2[2]' }),
      unitNumber: write('P5Line3b_AptSteFlrNumber2[0]'),
      city: write('P5Line3b_CityTown[0]'),
      state: choose('P5Line3b_State2[0]'),
      zipCode: write('P5Line3b_ZipCode2[0]', firstFive),
      thirdParty: yesOrNo('P5Line3Add[1]', 'P5Line3Add[0]'),
      organization: write('P5Line3b_ThirdpartyOrganization2[0]'),
    },
  ),
  4: yesOrNo('P5Line4_Yes[0]', 'P5Line4_No[0]'),
  5: yesOrNo('P5Line5_Yes[0]', 'P5Line5_No[0]'),
  6: yesOrNo('P5Line6_Yes[0]', 'P5Line6_No[0]'),
  7: yesOrNo('P5Line7_Yes[0]', 'P5Line7_No[0]'),
  8: write('P5Line9_Hours[0]'),
  9: write('Line8_Wages[0]'),
  '9 per': write('Line8_Per[0]'),
  10: write('Line10_Explanation[0]'),
  '11 from': write('Part5_Q10_DateFrom[0]'),
  '11 to': write('Part5_Q10_DateTo[0]'),
  12: write('Part5Line12_TypeofBusiness[0]'),
  13: write('P5Line13_YearEstablished[0]'),
  14: write('P5Line14_NumberofEmployees[0]'),
  15: yesOrNo('P5Line15_Yes[0]', 'P5Line15_No[0]'),
  16: write('Line15_GrossAnnualIncome[0]'),
  17: write('Line16_NetAnnualIncome[0]'),
})

const part6Paper = fillPart(part6, {
  1: tick({ 'Not required': 'NoDeemed[0]', Required: 'Deemed[0]' }),
})

const part4Paper = fillPart(part4, {
  '1.a': tick({
    Consulate: 'TypeofOffice[0]',
    'Pre-flight inspection': 'TypeofOffice[1]',
    'Port of Entry': 'TypeofOffice[2]',
  }),
  '1.b': write('OfficeAddressCity[0]'),
  '1.c': write('Part4_1c_State_or_Country[0]'),
  '1.d': onAddress({
    inCareOf: { noBox: 'not asked' },
    street: write('Line2b_StreetNumberName[0]'),
    unitKind: tick({ STE: 'Line2b2_Unit[0]', FLR: 'Line2b2_Unit[1]', APT: 'Line2b2_Unit[2]' }),
    unitNumber: write('Line2b2_AptSteFlrNumber[0]'),
    city: write('Line2c_CityTown[0]'),
    state: write('Line2g2_Province[0]'),
    province: write('Line2g2_Province[1]'),
    postalCode: write('Line3f_PostalCode[0]'),
    country: write('#subform[3].Line_Country[0]'),
  }),
  2: yesOrNo('P4Line2_Checkbox[1]', 'P4Line2_Checkbox[0]'),
  '2 explanation': inAdditional('P4Line2_Checkbox[0]'),
  3: yesOrNo('P4Line3_Yes[0]', 'P4Line3_No[0]'),
  '3 how many': write('P4Line3_HowMany[0]'),
  4: yesOrNo('P4Line4_Yes[0]', 'P4Line4_No[0]'),
  '4 how many': write('P4Line4_HowMany[0]'),
  5: yesOrNo('P4Line5_Yes[0]', 'P4Line5_No[0]'),
  '5 how many': write('P4Line5_HowMany[0]'),
  6: yesOrNo('P4Line6_Yes[0]', 'P4Line6_No[0]'),
  '6 names': inAdditional('P4Line6_Yes[0]'),
  7: yesOrNo('P4Line7[1]', 'P4Line7[0]'),
  '7 how many': write('P4Line5_HowMany[1]'),
  8: yesOrNo('P4Line8[0]', 'P4Line8[1]'),
  '8.a': yesOrNo('P4Line8a_Yes[0]', 'P4Line8a_No[0]'),
  '8.a explanation': inAdditional('P4Line8a_Yes[0]'),
  '8.b': yesOrNo('P4Line8b_Yes[0]', 'P4Line8b_No[0]'),
  '8.b explanation': inAdditional('P4Line8b_Yes[0]'),
  9: yesOrNo('P4Line9_Yes[0]', 'P4Line9_No[0]'),
  '9 explanation': inAdditional('P4Line9_Yes[0]'),
  10: yesOrNo('P4Line10_Yes[0]', 'P4Line10_No[0]'),
  '10 explanation': inAdditional('P4Line10_Yes[0]'),
  '11.a': yesOrNo('P4Line11a_Yes[0]', 'P4Line11a_No[0]'),
  '11.b': write('P4_Line11b[0]'),
})

const part7Paper = fillPart(part7, {
  '1 family name': write('Line1a_PetitionerLastName[0]'),
  '1 given name': write('Line1b_PetitionerFirstName[0]'),
  '1 title': write('Line1a_PetitionerLastName[1]'),
  '3 daytime phone': write('Pt7Line3_DaytimePhoneNumber1[0]'),
  '3 email': write('Pt7Line3_EmailAddress[0]'),
})

const part8Paper = fillPart(part8, {
  '1 family name': write('Line_PreparerFamilyName[0]'),
  '1 given name': write('Line_PreparerGivenName[0]'),
  2: write('Line_BusinessName[0]'),
  3: addressBoxes({
    street: 'Line7b_StreetNumberName[1]',
    units: ['Part8Line3_Unit[0]', 'Part8Line3_Unit[1]', 'Part8Line3_Unit[2]'],
    unitNumber: 'Part8Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[1]',
    state: 'P8_Line3_State[0]',
    zip: 'P8_Line3_ZipCode[0]',
    abroad: {
      province: 'P8_Line3_Province[0]',
      postalCode: 'P8_Line3_PostalCode[0]',
      country: 'P8_Line3_Country[0]',
    },
  }),
  '4 daytime phone': write('Pt8Line4_DaytimePhoneNumber1[0]'),
  '4 fax': write('Pt8Line4_DaytimePhoneNumber1[1]'),
  '4 email': write('#subform[6].EmailAddress[0]'),
})

const part9Paper = fillPart(part9, { 1: write('Line10_AlienNumber[0]', digits) })

/** Where the items of the petition itself and of Attachment-1 land. */
export const petitionPaper = {
  1: part1Paper,
  2: part2Paper,
  3: part3Paper,
  4: part4Paper,
  5: part5Paper,
  6: part6Paper,
  7: part7Paper,
  8: part8Paper,
  9: part9Paper,
  'A-1': attachment1Paper,
}

/** Part 9, Additional Information, entry by entry. The names of entries 3 and 4 are mixed up; the tooltips are right. */
export const petitionAdditional: readonly AdditionalSlot[] = [
  {
    page: 'Line2a_PageNumber[0]',
    part: 'Line2b_PartNumber[0]',
    item: 'Line2c_ItemNumber[0]',
    text: 'Line2_AdditionalInfo[0]',
  },
  {
    page: 'Line4a_PageNumber[1]',
    part: 'Line4b_PartNumber[1]',
    item: 'Line4c_ItemNumber[1]',
    text: 'Line3_AdditionalInfo[0]',
  },
  {
    page: 'Line4a_PageNumber[0]',
    part: 'Line4b_PartNumber[0]',
    item: 'Line4c_ItemNumber[0]',
    text: 'Line4_AdditionalInfo[0]',
  },
]

const abroad = { because: 'a foreign address has no U.S. state and no ZIP code; province and postal code have boxes' }

export const petitionBlank: Paper['leftBlank'] = {
  'P5_Line6a_SignatureofApplicant[0]': 'signature',
  'Line1b_DateofSignature[0]': 'filled by hand',
  'Line_Signature[0]': 'signature',
  'Line_DateofSignature[0]': 'filled by hand',
  'A1_State[0]': abroad,
  'A1_ZipCode[0]': abroad,
  'FR_State[0]': abroad,
  'FR_ZipCode[0]': abroad,
}
