import { choose, fillPart, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { firstFive } from '#engine/writers.ts'
import { part5, part6 } from './employment.ts'

export const part5Paper = fillPart(part5, {
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

export const part6Paper = fillPart(part6, {
  1: tick({ 'Not required': 'NoDeemed[0]', Required: 'Deemed[0]' }),
})
