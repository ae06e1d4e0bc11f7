import type { Scenario } from '../../../scenario.ts'
import { hScenario } from './h-common.ts'

const PAGES = [28, 30] as const

const address = (street: string, unitKind: string) => ({
  street,
  unitKind,
  unitNumber: '8',
  city: 'Los Angeles',
  state: 'CA',
  postalCode: '90028',
  country: 'US',
})

const consulted = (unitKind: string) => ({
  consultation: 'No, copy of the request attached',
  consultedName: 'ARTS PEER COUNCIL',
  consultedAddress: address('100 Vine St', unitKind),
  consultedOn: '2026-11-02',
  consultedPhone: '+13235550100',
})

/** The boxes of the consulted organization: Item 10, 11 or 13. */
const consultedFields = (item: number, date: string, unitBox: number) => ({
  'OandPSuppLine8[0]': true as const,
  [`LSuppLine${item}a_NameofPeer[0]`]: 'ARTS PEER COUNCIL',
  [`Part7Line${item}b_Emp1StreetName[0]`]: '100 Vine St',
  [`Line${item}b_Unit[${unitBox}]`]: true as const,
  [`Line${item}b_AptSteFlrNumber[0]`]: '8',
  [`Part7Line${item}b_EmpCity[0]`]: 'Los Angeles',
  [`Part7Line${item}b_Emp1State[0]`]: 'CA',
  [`Part7Line${item}b_Emp1ZipCode[0]`]: '90028',
  [date]: '11/02/2026',
  [`Preparer_DaytimePhoneNumber1_${item}d[0]`]: '3235550100',
})
const TEN = 'Part7Line10c_Emp1FromDate[0]'
const ELEVEN = 'Part7Lin11c_Emp1FromDate[0]'
const THIRTEEN = 'Part7Line13c_Emp1FromDate[0]'

/** Each address block has its boxes in this order. */
const units: readonly [string, number][] = [
  ['FLR', 0],
  ['STE', 1],
  ['APT', 2],
]

const scientist = hScenario(
  'an O-1A petition of an owner, with the opinion',
  {
    company: {
      legalName: 'ORBIT LABS INC',
      phone: '3035550100',
      email: 'office@orbit.example',
      signerFirstName: 'Lena',
      signerMiddleName: 'Kay',
      signerLastName: 'WOLF',
    },
    person: { familyName: 'NAGY', givenName: 'Eva', middleName: { not: 'none' } },
    employment: {
      duties: 'Builds telescopes.',
      ownershipInterest: true,
      controllingInterestExplained: 'She holds 10 percent without voting rights.',
    },
    case: {
      classification: 'O-1A',
      eventNature: 'A three-year research project.',
      workUnderPrincipal: 'Asked only of support.',
      laborOrganizationExists: false,
      noLaborOrganizationExplained: 'Scientists of this field have no union.',
      consultation: 'Yes',
      consultedName: 'Not asked when the opinion is there.',
    },
  },
  {
    'Line1_FamilyName[5]': 'ORBIT LABS INC',
    'HSupLine2_FamilyName[1]': 'Eva NAGY',
    'a_O1A[0]': true,
    'Line3_JobDescription[8]': 'A three-year research project.',
    'Line3_JobDescription[7]': 'Builds telescopes.',
    'OandPSuppLine7[0]': true,
    'Line1_Duties[1]': 'She holds 10 percent without voting rights.',
    'OandPSuppLine7_No[0]': true,
    'OandPSuppLine8[1]': true,
    'Line1_FamilyName[6]': 'WOLF',
    'Line1_GivenName[2]': 'Lena',
    'Line1_MiddleName[2]': 'Kay',
    'Pt7Line3_DaytimePhoneNumber1[1]': '3035550100',
    'Pt7Line3_EmailAddress[1]': 'office@orbit.example',
  },
  PAGES,
)

const crew = hScenario(
  'an O-2 petition for two who assist a singer',
  {
    person: { familyName: 'COHEN', givenName: 'Noa', middleName: { not: 'none' } },
    employment: { ownershipInterest: false },
    case: {
      classification: 'O-2',
      furtherBeneficiaries: [{ id: 'b', familyName: 'LEVI', givenName: 'Dan' }],
      workUnderPrincipal: 'As sound engineers since 2019.',
      laborOrganizationExists: true,
      consultation: 'Not applicable',
    },
  },
  {
    'Line2_TtlNumberofBeneficiaries[1]': '2',
    'c_O2[0]': true,
    'Line3_JobDescription[6]': 'As sound engineers since 2019.',
    'OandPSuppLine7[1]': true,
    'OandPSuppLine7_Yes[0]': true,
    'OandPSuppLine8[2]': true,
  },
  PAGES,
)

/** O-1B in the arts: Item 10. */
const artists = units.map(([unitKind, box]) =>
  hScenario(
    `an O-1B painter, the opinion still to come (${unitKind})`,
    { case: { classification: 'O-1B', inMotionPictures: false, ...consulted(unitKind) } },
    { 'b_O1B[0]': true, ...consultedFields(10, TEN, box) },
    PAGES,
  ),
)

/** O-1B on the screen: Items 11 and 12. */
const actors = units.map(([unitKind, box]) =>
  hScenario(
    `an O-1B actress, both opinions still to come (${unitKind})`,
    {
      case: {
        classification: 'O-1B',
        inMotionPictures: true,
        ...consulted(unitKind),
        managementName: 'STUDIO ALLIANCE',
        managementAddress: address('200 Sunset Blvd', unitKind),
        managementConsultedOn: '2026-11-03',
        managementPhone: '+13235550200',
      },
    },
    {
      'b_O1B[0]': true,
      ...consultedFields(11, ELEVEN, box),
      'LSuppLine12a_NameofPeer[0]': 'STUDIO ALLIANCE',
      'Part7Line12b_Emp1StreetName[0]': '200 Sunset Blvd',
      [`Line12b_Unit[${box}]`]: true,
      'Line12b_AptSteFlrNumber[0]': '8',
      'Part7Line12b_EmpCity[0]': 'Los Angeles',
      'Part7Line12b_Emp1State[0]': 'CA',
      'Part7Line12b_Emp1ZipCode[0]': '90028',
      'Part7Line12c_Emp1FromDate[0]': '11/03/2026',
      'Preparer_DaytimePhoneNumber1_12d[0]': '3235550200',
    },
    PAGES,
  ),
)

/** P: Item 13, and one box for each classification. */
const classes: readonly [string, string][] = [
  ['P-1 major league', 'd_P1_majorleague[0]'],
  ['P-1', 'e_P1[0]'],
  ['P-1S', 'f_P1S[0]'],
  ['P-2', 'g_P2[0]'],
  ['P-2S', 'h_P2S[0]'],
  ['P-3', 'i_P3[0]'],
  ['P-3S', 'j_P3S[0]'],
]
const performers = classes.map(([classification, classBox], n) => {
  const [unitKind, box] = units[n % units.length] ?? ['FLR', 0]
  return hScenario(
    `a ${classification} petition, the opinion still to come`,
    { case: { classification, furtherBeneficiaries: { not: 'none' }, ...consulted(unitKind) } },
    { [classBox]: true, ...consultedFields(13, THIRTEEN, box) },
    PAGES,
  )
})

export const performanceScenarios: readonly Scenario[] = [scientist, crew, ...artists, ...actors, ...performers]
