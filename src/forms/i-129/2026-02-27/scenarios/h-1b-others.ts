import type { Scenario } from '../../../scenario.ts'
import { hScenario } from './h-common.ts'

/** The other H-1B classifications, each with what only it shows. */
const classifications: readonly Scenario[] = [
  hScenario(
    'an H-1B2 amendment for a defense project on Guam',
    {
      company: {
        legalName: 'PACIFIC LABS',
        signerFirstName: 'Ann',
        signerLastName: 'CRUZ',
        employees: 100,
        affiliates: { not: 'none' },
      },
      person: {
        familyName: 'MEYER',
        givenName: 'Jonas',
        middleName: { not: 'none' },
        education: [
          {
            id: 'e',
            institution: 'TU Berlin',
            degree: 'Doctorate',
            field: 'Physics',
            country: 'DE',
            awardedOn: '2019-03-01',
          },
        ],
      },
      employment: { worksiteState: 'GU', relatedMaster: true, wage: 400_000, wageUnit: 'month' },
      case: {
        classification: 'H-1B2',
        basis: 'Amended petition',
        requestedAction: 'Amend stay',
        capType: 'Cap Exempt',
        projectManager: 'Col. Ruth HALE',
      },
    },
    {
      'Line1_PetitionerName[0]': 'PACIFIC LABS',
      'Line2_BeneficiaryName[0]': 'Jonas MEYER',
      'SubHLine4_class[2]': true,
      'SupHLine5_Yes[1]': true,
      'SupHLine5_No[0]': true,
      'Sect1_AuthorizedOfficialName[0]': 'Ann CRUZ',
      'Sect1_DODPMName[0]': 'Col. Ruth HALE',
      'Line1_FamilyName[3]': 'PACIFIC LABS',
      'Line1_FamilyName[2]': 'Jonas MEYER',
      // $4,000 a month is less than $60,000 a year; the doctorate exempts.
      'H1BSecALine1c_Yes[0]': true,
      'H1BSecALine1c1_No[0]': true,
      'H1BSecALine1c2_Yes[0]': true,
      'H1BSecALine1d_Yes[0]': true,
      'i_DoctorateDegree[0]': true,
      'PartA_q3_Field_of_Study[0]': 'Physics',
      'Line4_RateofPayPerYear[0]': '48000',
      'H1BSec2Line4_No[0]': true,
      'H1BSec2Line5_Yes[0]': true,
      'Cap[3]': true,
      'PartC_4hCheckbox[0]': true,
    },
  ),
  hScenario(
    'an H-1B1 petition with work off-site',
    {
      company: {
        legalName: 'HARBOR SOFTWARE INC',
        signerFirstName: 'Lee',
        signerLastName: 'WONG',
        employees: 60,
        h1bEmployees: 2,
        l1Employees: 1,
        affiliates: { not: 'none' },
        higherEducation: false,
        nonprofitOrganization: false,
        nonprofitResearch: false,
        secondaryEducation: false,
        nonprofitClinical: false,
      },
      person: {
        familyName: 'TAN',
        givenName: 'Wei',
        middleName: { not: 'none' },
        education: [
          { id: 'e', institution: 'NUS', degree: 'Professional', field: 'Law', country: 'SG', awardedOn: '2018-07-01' },
        ],
      },
      employment: { worksiteState: 'WA', offSite: true, relatedMaster: false, wage: 350_000, wageUnit: 'bi-weekly' },
      case: {
        classification: 'H-1B1',
        basis: 'New employment',
        requestedAction: 'Notify the office',
        capType: 'Cap H-1B1 Chile/Singapore',
        correctsError: false,
        offSiteComplies: false,
        offSiteWage: false,
      },
    },
    {
      'Line1_PetitionerName[0]': 'HARBOR SOFTWARE INC',
      'Line2_BeneficiaryName[0]': 'Wei TAN',
      'SubHLine4_class[1]': true,
      'SupHLine5_No[1]': true,
      'SupHLine5_No[0]': true,
      'Sect1_PetitionerPrintedName[0]': 'Lee WONG',
      'Line1_FamilyName[3]': 'HARBOR SOFTWARE INC',
      'Line1_FamilyName[2]': 'Wei TAN',
      'H1BSecALine1a_No[0]': true,
      // 26 × $3,500 = $91,000.
      'H1BSecALine1c_Yes[0]': true,
      'H1BSecALine1c1_Yes[0]': true,
      'H1BSecALine1c2_No[0]': true,
      'H1BSecALine1d_Yes[0]': true,
      'H1BSecALine1d1_No[0]': true,
      'h_ProfessionalDegree[0]': true,
      'PartA_q3_Field_of_Study[0]': 'Law',
      'Line4_RateofPayPerYear[0]': '91000',
      'H1BSec2Line1_No[0]': true,
      'H1BSec2Line2_No[0]': true,
      'H1BSec2Line3_No[0]': true,
      'H1BSec2Line4_No[0]': true,
      'H1BSec2Line5_No[0]': true,
      'H1BSec2Line6_No[0]': true,
      'H1BSec2Line7_No[0]': true,
      'H1BSec2Line8_No[0]': true,
      'H1BSec2Line9_No[0]': true,
      'Cap[2]': true,
      'H1BSec4Line1a_Yes[0]': true,
      'H1BSec4Line1b_No[0]': true,
      'H1BSec4Line1c_No[0]': true,
    },
  ),
  hScenario(
    'an H-1B3 petition for a fashion model without a diploma',
    {
      person: { familyName: 'ROSSI', givenName: 'Gia', middleName: { not: 'none' }, education: { not: 'none' } },
      case: {
        classification: 'H-1B3',
        capType: 'Cap H-1B Bachelor’s Degree',
        wageLevel: 'I',
        confirmationNumber: 'H1B27-1',
        registeredPassport: 'YA0000001',
      },
    },
    {
      'Line2_BeneficiaryName[0]': 'Gia ROSSI',
      'SubHLine4_class[3]': true,
      'SubHLine5_ConfirmationNum[0]': 'H1B27-1',
      'ClassHLine5b_PassportorTravDoc[0]': 'YA0000001',
      'Line1_FamilyName[2]': 'Gia ROSSI',
      'a_no_diploma[0]': true,
      'PartA_q3_Field_of_Study[0]': 'None',
      'Cap[0]': true,
      'WageLevelBox[3]': true,
    },
  ),
]

type School = Record<string, string>

/** Education, wage level and unit of the school's address: one box each. */
const boxes: readonly Scenario[] = [
  oneBox(
    'a high school diploma',
    { degree: 'High school', until: '2010-06-30' },
    'b_HSDiploma[0]',
    'III',
    'WageLevelBox[1]',
    'APT',
    'Lineb_Unit[2]',
  ),
  oneBox(
    'half a year of college',
    { degree: 'Bachelor', from: '2026-09-01' },
    'c_some_college[0]',
    'IV',
    'WageLevelBox[0]',
    'FLR',
    'Lineb_Unit[0]',
  ),
  oneBox(
    'two years of college',
    { degree: 'Other', from: '2020-09-01', until: '2022-05-30' },
    'd_collegeplus[0]',
    'I',
    'WageLevelBox[3]',
    'STE',
    'Lineb_Unit[1]',
  ),
  oneBox(
    'an associate’s degree',
    { degree: 'Associate', awardedOn: '2020-05-30' },
    'e_AssociateDegree[0]',
    'II',
    'WageLevelBox[2]',
    'APT',
    'Lineb_Unit[2]',
  ),
]

function oneBox(
  what: string,
  school: School,
  box: string,
  wageLevel: string,
  levelBox: string,
  unitKind: string,
  unitBox: string,
) {
  return hScenario(
    what,
    {
      person: {
        education: [{ id: 'e', institution: 'A school', field: 'General', country: 'CA', ...school }],
        usSchoolAddress: { unitKind },
      },
      case: { classification: 'H-1B', capType: 'Cap H-1B U.S. Master’s Degree or Higher', wageLevel },
    },
    {
      'SubHLine4_class[0]': true,
      [box]: true,
      'PartA_q3_Field_of_Study[0]': 'General',
      'Cap[1]': true,
      [levelBox]: true,
      [unitBox]: true,
    },
  )
}

export const h1bOthers: readonly Scenario[] = [...classifications, ...boxes]
