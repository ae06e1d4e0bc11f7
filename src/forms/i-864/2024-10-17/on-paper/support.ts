import { check, fillPart, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { assetsPart, incomePart } from '../parts/income.ts'
import { householdPart, immigrants } from '../parts/sponsored.ts'

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
