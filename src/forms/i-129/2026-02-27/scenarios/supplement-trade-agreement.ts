import type { Scenario } from '../../../scenario.ts'
import { hScenario } from './h-common.ts'

const PAGES = [11, 12] as const

const prepared = hScenario(
  'a TN petition of a U.S. employer, prepared by its attorney',
  {
    company: {
      legalName: 'LAKE ENGINEERING INC',
      street: '50 Shore Dr',
      city: 'Buffalo',
      state: 'NY',
      zipCode: '14201',
      phone: '(716) 555-0100',
      mobilePhone: '+17165550101',
      email: 'hr@lake.example',
      signerFirstName: 'Amy',
      signerLastName: 'STONE',
    },
    person: { familyName: 'ROY', givenName: 'Luc', middleName: { not: 'none' }, citizenship: 'CA' },
    case: { classification: 'TN' },
  },
  {
    'TASupLine1_NameofPetitioner[0]': 'LAKE ENGINEERING INC',
    'TASupLine1_NameofBeneficiary[0]': 'Luc ROY',
    'employer[1]': true,
    'a_Canada[0]': true,
    'TASupLine1a_PetitionerLastName[0]': 'STONE',
    'TASupLine1b_PetitionerFirstName[0]': 'Amy',
    'TASupLine2_DaytimePhoneNumber1[0]': '7165550100',
    'TASupLine3_MobilePhoneNumber1[0]': '7165550101',
    'TASupLine5_Email[0]': 'hr@lake.example',
    'Line_PreparerFamilyName[1]': 'ORTIZ',
    'Line_PreparerGivenName[1]': 'Maria',
    'Line_BusinessName[1]': 'HARBOR LAW LLP',
    'Line7b_StreetNumberName[3]': '1 State St',
    'Sec3Line3_Unit[2]': true,
    'Sec3Line3_AptSteFlrNumber[0]': '20',
    'Line_CityTown[3]': 'Boston',
    'S3_Line3_State[0]': 'MA',
    'S3_Line3_ZipCode[0]': '02109',
    'S3_Line3_Country[0]': 'United States',
    'TASupLine2_DaytimePhoneNumber1[1]': '6175550199',
    'Pt8Line4_DaytimePhoneNumber1[2]': '6175550198',
    'TASupLine5_Email[1]': 'ortiz@harbor.example',
  },
  PAGES,
)

const byAttorney: Scenario = {
  ...prepared,
  roles: { ...prepared.roles, firm: 'firm/1', attorney: 'attorney/1' },
  answers: {
    ...prepared.answers,
    'firm/1': {
      'firm.name': 'HARBOR LAW LLP',
      'firm.street': '1 State St',
      'firm.unitKind': 'FLR',
      'firm.unitNumber': '20',
      'firm.city': 'Boston',
      'firm.state': 'MA',
      'firm.zipCode': '02109-1000',
    },
    'attorney/1': {
      'attorney.familyName': 'ORTIZ',
      'attorney.givenName': 'Maria',
      'attorney.phone': '+16175550199',
      'attorney.fax': '+16175550198',
      'attorney.email': 'ortiz@harbor.example',
    },
  },
}

const byFriend = (unitKind: string, box: string): Scenario =>
  hScenario(
    `a TN petition of a Mexican employer, prepared abroad (${unitKind})`,
    {
      company: { legalName: 'NORTE SA', street: 'Avenida 5', city: 'Monterrey', country: 'MX' },
      person: {
        familyName: 'VEGA',
        givenName: 'Rosa',
        middleName: { not: 'none' },
        citizenship: 'ES',
        secondCitizenship: 'MX',
      },
      case: {
        classification: 'TN',
        preparedByOther: true,
        preparerFamilyName: 'HART',
        preparerGivenName: 'Joan',
        preparerAddress: {
          street: '5 King St',
          unitKind,
          unitNumber: '11',
          city: 'Toronto',
          province: 'Ontario',
          postalCode: 'M5H 1J9',
          country: 'CA',
        },
      },
    },
    {
      'TASupLine1_NameofPetitioner[0]': 'NORTE SA',
      'TASupLine1_NameofBeneficiary[0]': 'Rosa VEGA',
      'employer[0]': true,
      'Line4_Country[0]': 'Mexico',
      'b_Mexico[0]': true,
      'Line_PreparerFamilyName[1]': 'HART',
      'Line_PreparerGivenName[1]': 'Joan',
      'Line7b_StreetNumberName[3]': '5 King St',
      [box]: true,
      'Sec3Line3_AptSteFlrNumber[0]': '11',
      'Line_CityTown[3]': 'Toronto',
      'S3_Line3_Province[0]': 'Ontario',
      'S3_Line3_PostalCode[0]': 'M5H 1J9',
      'S3_Line3_Country[0]': 'Canada',
    },
    PAGES,
  )

const basedOn = (what: string, citizenship: string, about: Record<string, unknown>, box: string): Scenario =>
  hScenario(what, { person: { citizenship }, case: { ...about, preparedByOther: false } }, { [box]: true }, PAGES)

export const tradeAgreementScenarios: readonly Scenario[] = [
  byAttorney,
  byFriend('APT', 'Sec3Line3_Unit[0]'),
  byFriend('STE', 'Sec3Line3_Unit[1]'),
  basedOn(
    'an H-1B1 petition for a Chilean',
    'CL',
    { classification: 'H-1B1', sixthFreeTradeRequest: false },
    'c_Chile[0]',
  ),
  basedOn(
    'an H-1B1 petition for a Singaporean',
    'SG',
    { classification: 'H-1B1', sixthFreeTradeRequest: false },
    'd_Singapore[0]',
  ),
  basedOn(
    'a sixth H-1B1 request in a row',
    'SG',
    { classification: 'H-1B1', sixthFreeTradeRequest: true },
    'f_ChileOrSingapore[0]',
  ),
  basedOn('an E-3 petition for an Australian', 'AU', { classification: 'E-3' }, 'e_Other[0]'),
]
