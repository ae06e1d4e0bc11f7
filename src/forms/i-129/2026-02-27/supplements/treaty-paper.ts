import { fillPart, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { wholeDollars } from '#engine/writers.ts'
import { foreignAddressBoxes } from '../../../address-boxes.ts'
import { classificationBoxes } from './classification-boxes.ts'
import { treatyEmployer, treatyEmployerAbroad, treatyInvestor, treatySupplement, treatyTrader } from './treaty.ts'

/** The last three rows of the table are all called Row5, and the fifth name has no "Line". */
const owner = (row: string, line: number) => ({
  name: write(`Table1[0].${row}.${line === 5 ? 'NAME5[0]' : `NAME_Line${line}[0]`}`),
  nationality: write(`Table1[0].${row}.Nationality_line${line}[0]`),
  immigrationStatus: write(`Table1[0].${row}.ImmigrationStatus_Line${line}[0]`),
  percent: write(`Table1[0].${row}.PercentOwnership_Line${line}[0]`),
})

export const treatySupplementPaper = fillPart(treatySupplement, {
  '1': write('SupELine1_NameofEmployer[0]'),
  '2 family name': write('Line1_FamilyName[1]'),
  '2 given name': write('Line1_GivenName[1]'),
  '2 middle name': write('Line1_MiddleName[1]'),
  '3': classificationBoxes({
    'E-1': 'E1_TreatyTrader[0]',
    'E-2': 'E2_TreatyInvestor[0]',
    'E-2 CNMI': 'E2_CNMI[0]',
  }),
  '4': write('Line_Country[1]'),
  '5': yesOrNo('SupELine5_Yes[0]', 'SupELine5_No[0]'),
})

export const treatyEmployerAbroadPaper = fillPart(treatyEmployerAbroad, {
  '1': write('Line3_CompanyorOrgName[1]'),
  '2': write('Line2_TtlNumberofEmployees[0]'),
  '3': foreignAddressBoxes({
    street: 'Line7b_StreetNumberName[2]',
    units: ['Sec1Line3_Unit[0]', 'Sec1Line3_Unit[1]', 'Sec1Line3_Unit[2]'],
    unitNumber: 'Sec1Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[2]',
    province: 'S1_Line3_Province[0]',
    postalCode: 'S1_Line3_PostalCode[0]',
    country: 'S1_Line3_Country[0]',
  }),
  '4': write('Line4_Description[0]'),
  '5': write('Line5_EmployeePositionDescription[0]'),
})

export const treatyEmployerPaper = fillPart(treatyEmployer, {
  '1': tick({
    Parent: 'Sect2_Parent[0]',
    Branch: 'Sect2_Branch[0]',
    Subsidiary: 'Sect2_Subsidiary[0]',
    Affiliate: 'Sect2_Affiliate[0]',
    'Joint Venture': 'Sect2_JointVenture[0]',
  }),
  // Named after what an earlier edition asked in the same places.
  '2.a': write('Line2a_TypeofBusiness[0]'),
  '2.b': write('Line2b_DateEstablished[0]'),
  '3': rows(
    owner('Row1[0]', 1),
    owner('Row2[0]', 2),
    owner('Row3[0]', 3),
    owner('Row4[0]', 4),
    owner('Row5[0]', 5),
    owner('Row5[1]', 6),
    owner('Row5[2]', 7),
  ),
  '4': write('P5Line_YearEstablished[0]'),
  '5': write('Line2d_GrossAnnualIncome[0]'),
  '6': write('Line2e_NetAnnualIncome[0]'),
  '7.a': write('SupELine7a_HowMany[0]'),
  '7.b': write('SupELine7b_HowMany[0]'),
  '7.c': write('SupELine7c_TotalNumber[0]'),
  '7.d': write('SupELine7d_TotalNumber[0]'),
  '8': write('Line3_JobDescription[0]'),
})

export const treatyTraderPaper = fillPart(treatyTrader, {
  '1': write('ESec3Line1_TtlAnnualGross[0]', wholeDollars),
  '2': write('ESec3Line2_YearEnding[0]'),
  '3': write('ESec3Line3_PercentOfTtlGross[0]'),
})

export const treatyInvestorPaper = fillPart(treatyInvestor, {
  cash: write('ESec4_Cash[0]'),
  equipment: write('ESec4_Equipment[0]'),
  other: write('ESec4_Other[0]'),
  inventory: write('ESec4_Inventory[0]'),
  premises: write('ESec4_Premises[0]'),
  total: write('ESec4_Totla[0]'),
})
