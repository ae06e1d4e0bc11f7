import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'

/** A citizen sponsors her spouse; one child, one job, income that suffices. */
export const small: Scenario = {
  name: 'a citizen who sponsors her spouse',
  today: '2026-11-16',
  roles: { person: 'person/1', applicant: 'person/2', company: 'company/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'CARTER',
      'person.givenName': 'Daniel',
      'person.middleName': { not: 'none' },
      'person.addresses': [
        {
          id: 'h',
          kind: 'Home',
          street: '14 Elm Street',
          unitKind: 'APT',
          unitNumber: '3',
          city: 'Boston',
          state: 'MA',
          postalCode: '02118',
          country: 'US',
        },
      ],
      'person.domicile': 'US',
      'person.birthDate': '1985-07-04',
      'person.birthCountry': 'US',
      'person.ssn': '123-45-6789',
      'person.standing': 'U.S. citizen',
      'person.aNumber': { not: 'none' },
      'person.onlineAccount': { not: 'none' },
      'person.activeDuty': false,
      'person.maritalStatus': 'Married',
      'person.dependentChildren': 1,
      'person.otherDependents': 0,
      'person.sponsoredBefore': 0,
      'person.worksNow': true,
      'person.jobs': [
        { id: 'o', employer: 'OLD SHOP', jobTitle: 'Clerk', from: '2005-01-01', until: '2010-01-01' },
        { id: 'j', employer: 'NORTHWIND', jobTitle: 'Teacher', from: '2015-09-01' },
      ],
      'person.selfEmployedAs': { not: 'none' },
      'person.annualIncome': 6500000,
      'person.householdIncomes': { not: 'none' },
      'person.filedThreeReturns': true,
      'person.notRequiredToFile': false,
      'person.taxReturns': [{ id: '1', year: 2025, totalIncome: 6210000 }],
      'person.readsEnglish': true,
      'person.daytimePhone': '+16175550120',
      'person.mobilePhone': '+16175550121',
      'person.email': 'daniel@example.com',
    },
    'person/2': {
      'person.familyName': 'RAO',
      'person.givenName': 'Priya',
      'person.middleName': 'K',
      'person.addresses': [
        {
          id: 'h',
          kind: 'Home',
          street: '5 Beach Road',
          city: 'Chennai',
          province: 'Tamil Nadu',
          postalCode: '600001',
          country: 'IN',
        },
      ],
      'person.citizenship': 'IN',
      'person.birthDate': '1990-02-03',
      'person.aNumber': { not: 'none' },
      'person.onlineAccount': { not: 'none' },
      'person.daytimePhone': '+16175550199',
    },
    'case/1': {
      'case.sponsorBasis': 'Petitioner',
      'case.immigrantRelation': 'Spouse',
      'case.sponsoredPeople': 'The immigrant alone',
      'case.usesAssets': false,
      'case.preparedByOther': false,
    },
  },
  fields: {
    'P1_Line1a-f_CB[0]': true,
    'P4_Line1a_FamilyName[0]': 'CARTER',
    'P4_Line1b_GivenName[0]': 'Daniel',
    'P4_Line1c_MiddleName[0]': 'N/A',
    'P4_Line2b_StreetNumberName[0]': '14 Elm Street',
    'P4_Line2c_Unit[0]': true,
    'P4_Line2d_AptSteFlrNumber[0]': '3',
    'P4_Line2e_CityOrTown[0]': 'Boston',
    'P4_Line2f_State[0]': 'MA',
    'P4_Line2g_ZipCode[0]': '02118',
    'P4_Line2j_Country[0]': 'United States',
    'P1_Line3_Checkbox[0]': true,
    'P4_Line5_CountryOfDomicile[0]': 'United States',
    'P4_Line6_DateOfBirth[0]': '07/04/1985',
    'P4_Line7_CityofBirth[0]': 'United States',
    'P4_Line10_SocialSecurityNumber[0]': '123456789',
    'P4_Line11a_Checkbox[0]': true,
    'P4_Line14_Checkboxes[1]': true,
    'P2_Line1a_FamilyName[0]': 'RAO',
    'P2_Line1b_GivenName[0]': 'Priya',
    'P2_Line1c_MiddleName[0]': 'K',
    'P2_Line2_StreetNumberName[0]': '5 Beach Road',
    'P2_Line2_CityOrTown[0]': 'Chennai',
    'P2_Line2_Province[0]': 'Tamil Nadu',
    'P2_Line2_PostalCode[0]': '600001',
    'P2_Line2_Country[0]': 'India',
    'P2_Line3_CountryCitizenship[0]': 'India',
    'P2_Line4_DateOfBirth[0]': '02/03/1990',
    'P2_Line7_DaytimePhoneNumber[0]': '6175550199',
    'P3_Line1_Checkbox[0]': true,
    'P3_Line28_TotalNumberofImmigrants[0]': '1',
    'P5_Line2_Yourself[0]': '1',
    'P5_Line3_Married[0]': '0',
    'P5_Line4_DependentChildren[0]': '1',
    'P5_Line5_OtherDependents[0]': '0',
    'P5_Line6_Sponsors[0]': '0',
    'P5_Line7_SameResidence[0]': '0',
    'Override[0]': '3',
    'P6_Line1_Checkbox[0]': true,
    'P6_Line1a_NameofEmployer[0]': 'Teacher',
    'P6_Line1a1_NameofEmployer[0]': 'NORTHWIND',
    'P6_Line2_TotalIncome[0]': '65000',
    'P6_Line15_TotalHouseholdIncome[0]': '65000',
    'P6_Line18a_Checkbox[0]': true,
    'P6_Line19a_TaxYear[0]': '2025',
    'P6_Line19a_TotalIncome[0]': '62100',
    'P6_Line19b_TaxYear[0]': 'N/A',
    'P6_Line19b_TotalIncome[0]': 'N/A',
    'P6_Line19c_TaxYear[0]': 'N/A',
    'P6_Line19c_TotalIncome[0]': 'N/A',
    'P6_Line1_Checkbox[1]': true,
    'P8_Line3_DaytimeTelephoneNumber[0]': '6175550120',
    'P8_Line4_MobileTelephoneNumber[0]': '6175550121',
    'P7Line7_EmailAddress[0]': 'daniel@example.com',
    'P4_Line1a_FamilyName[1]': 'CARTER',
    'P4_Line1b_GivenName[1]': 'Daniel',
    'P4_Line1c_MiddleName[1]': 'N/A',
  },
}

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

const familyAlone: Scenario = variant(
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

const others: readonly Scenario[] = [
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

export const scenarios: readonly Scenario[] = [small, full, ...others]

/** Those that together fill nearly every field; the others cross one box more and differ in little else. */
export const readBack: readonly Scenario[] = [small, full, familyAlone]
