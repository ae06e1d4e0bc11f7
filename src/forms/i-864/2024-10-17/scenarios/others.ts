import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

/** The small example with some answers changed: what is gone from the paper then, and what stands there instead. */
function variant(
  name: string,
  changed: { case?: Record<string, unknown>; sponsor?: Record<string, unknown>; company?: Record<string, unknown> },
  gone: readonly string[],
  fields: Scenario['fields'],
): Scenario {
  const left = Object.entries(small.fields).filter(([field]) => !gone.includes(field))
  return {
    ...small,
    name,
    answers: {
      ...small.answers,
      'person/1': { ...small.answers['person/1'], ...changed.sponsor },
      'case/1': { ...small.answers['case/1'], ...changed.case },
      ...(changed.company && { 'company/1': changed.company }),
    },
    fields: { ...Object.fromEntries(left), ...fields },
  }
}

/** Only a petitioner says whether it is active duty. */
const ofPetitioner = ['P1_Line1a-f_CB[0]', 'P4_Line14_Checkboxes[1]']

const basis = (sponsorBasis: string, facts: Record<string, unknown>, fields: Scenario['fields'], company?: object) =>
  variant(
    `the affidavit of: ${sponsorBasis}`,
    { case: { 'case.sponsorBasis': sponsorBasis, ...facts }, company: company as Record<string, unknown> },
    ofPetitioner,
    fields,
  )

const work = ['P6_Line1_Checkbox[0]', 'P6_Line1a_NameofEmployer[0]', 'P6_Line1a1_NameofEmployer[0]']

const returns = ['a', 'b', 'c'].flatMap((line) => [`P6_Line19${line}_TaxYear[0]`, `P6_Line19${line}_TotalIncome[0]`])

const relatives = [1, 2, 3, 4].map((n) => ({
  id: String(n),
  familyName: `NAME${n}`,
  givenName: `Given${n}`,
  middleName: `M${n}`,
  relation: 'Child',
  birthDate: `201${n}-01-02`,
  aNumber: `01234567${n}`,
  onlineAccount: `11111111111${n}`,
}))

/** The boxes of the four family members on pages 3 and 4. */
const boxes = [
  ['3', '4', '', 'P2_Line5_AlienNumber[1]', '7'],
  ['8', '9', '10', 'P3_Line11_AlienNumber[0]', '12'],
  ['13', '14', '15', 'P2_Line5_AlienNumber[2]', '17'],
  ['18', '19', '20', 'P3_Line21_AlienNumber[0]', '22'],
] as const
const relativesOnPaper: Record<string, string> = Object.assign(
  {},
  ...boxes.map(([name, relation, birth, aNumber, account], index) => ({
    [`P3_Line${name}a_FamilyName[0]`]: `NAME${index + 1}`,
    [`P3_Line${name}b_GivenName[0]`]: `Given${index + 1}`,
    [`P3_Line${name}c_MiddleName[0]`]: `M${index + 1}`,
    [`P3_Line${relation}_Relationship[0]`]: 'Child',
    [`P3_Line${birth}_DateOfBirth[0]`]: `01/02/201${index + 1}`,
    [aNumber]: `01234567${index + 1}`,
    [`P3_Line${account}_AcctIdentifier[0]`]: `11111111111${index + 1}`,
  })),
)

export const familyAlone: Scenario = variant(
  'the second joint sponsor, for four of the family alone',
  {
    case: {
      'case.sponsorBasis': 'Second joint sponsor',
      'case.sponsoredPeople': 'Family as second joint sponsor',
      'case.sponsoredRelatives': relatives,
      'case.spouseSponsored': true,
      'case.usesAssets': true,
    },
    sponsor: {
      'person.cash': 100,
      'person.realEstate': 200000,
      'person.otherAssets': 0,
      'person.membersAssets': 0,
      'person.standing': 'U.S. national',
    },
  },
  [...ofPetitioner, 'P3_Line1_Checkbox[0]', 'P4_Line11a_Checkbox[0]'],
  {
    'P1_Line1a-f_CB[4]': true,
    'P1_Line1e1_Checkbox[1]': true,
    'P4_Line11b_Checkbox[0]': true,
    'P3_Line1_Checkbox[1]': true,
    'P3_Line2_SponsoringFamily[0]': true,
    ...relativesOnPaper,
    'P3_Line28_TotalNumberofImmigrants[0]': '4',
    'Override[0]': '6',
    'P7_Line1_BalanceofAccounts[0]': '1',
    'P7_Line2_RealEstate[0]': '2000',
    'P7_Line3_StocksBonds[0]': '0',
    'P7_Line4_Total[0]': '2001',
    'P7_Line5_TotalAssetsHouseholdMembers[0]': '0',
    'P7_Line10_TotalValueAssets[0]': '2001',
  },
)

export const others: readonly Scenario[] = [
  basis(
    'Worker petitioner',
    { 'case.immigrantRelation': 'Spouse' },
    {
      'P1_Line1a-f_CB[1]': true,
      'P1_Line1b_Relationship[0]': 'spouse',
    },
  ),
  basis(
    'Owner',
    {
      'case.immigrantRelation': 'Other',
      'case.otherImmigrantRelation': 'cousin',
      'case.spouseSponsored': false,
    },
    {
      'P1_Line1a-f_CB[2]': true,
      'P1_Line1c_InterestIn[0]': 'NORTHWIND ROBOTICS',
      'P1_Line1c_Relationship[0]': 'cousin',
      'P5_Line3_Married[0]': '1',
      'Override[0]': '4',
    },
    { 'company.legalName': 'NORTHWIND ROBOTICS' },
  ),
  basis('Only joint sponsor', {}, { 'P1_Line1a-f_CB[3]': true }),
  basis(
    'Substitute sponsor',
    { 'case.substituteRelation': 'grandmother' },
    {
      'P1_Line1a-f_CB[5]': true,
      'P1_Line1f_Relationship[0]': 'grandmother',
    },
  ),
  familyAlone,
  variant(
    'family who come later',
    {
      case: {
        'case.sponsoredPeople': 'Family more than six months later',
        'case.sponsoredRelatives': relatives,
        'case.spouseSponsored': false,
      },
      sponsor: { 'person.activeDuty': true },
    },
    ['P3_Line1_Checkbox[0]', 'P4_Line14_Checkboxes[1]'],
    {
      'P4_Line14_Checkboxes[0]': true,
      'P3_Line1_Checkbox[1]': true,
      'P3_Line2_SponsoringFamily[1]': true,
      ...relativesOnPaper,
      'P3_Line28_TotalNumberofImmigrants[0]': '4',
      'P5_Line3_Married[0]': '1',
      'Override[0]': '7',
    },
  ),
  variant(
    'a retired sponsor who had to file no tax return',
    {
      sponsor: {
        'person.worksNow': false,
        'person.notWorking': 'Retired',
        'person.notWorkingSince': '2020-05-06',
        'person.notRequiredToFile': true,
        'person.filedThreeReturns': false,
      },
    },
    [...work, 'P6_Line18a_Checkbox[0]'],
    {
      'P6_Line5_Checkbox[0]': true,
      'P6_Line5a_DateRetired[0]': '05/06/2020',
      'P6_Line18a_Checkbox[1]': true,
      'P6_Line17_IWasNotReq[0]': true,
      ...Object.fromEntries(returns.map((field) => [field, 'N/A'])),
    },
  ),
  variant(
    'an unemployed sponsor who is not married',
    {
      sponsor: {
        'person.worksNow': false,
        'person.notWorking': 'Unemployed',
        'person.notWorkingSince': '2026-05-06',
        'person.maritalStatus': 'Single',
      },
      case: { 'case.immigrantRelation': 'Parent' },
    },
    work,
    { 'P6_Line6_Checkbox[0]': true, 'P6_Line6a_DateofUnemployment[0]': '05/06/2026' },
  ),
]
