import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { paroles } from './paroles.ts'
import { fromOutside, travelPermits } from './permits.ts'
import { ofAdvanceParole, ofDocuments, ofThoseInside, small, variant } from './small.ts'

const ownLooks = Object.keys(small.fields).filter((field) => field.startsWith('P3_Line'))

/** Parole for a relative abroad: what the paper says of "them", and Part 3 about the relative too. */
const forAnother: Scenario = variant(
  'parole from abroad for a relative',
  {
    case: {
      'case.travelDocument': 'Parole without a program',
      'case.paroleFor': 'Somebody else',
      'case.paroleReason': 'Urgent medical care.',
      'case.paroleStay': 'One year',
      'case.paroleArrivalOn': '2027-02-01',
      'case.parolePostCity': 'Chennai',
      'case.parolePostCountry': 'IN',
      'case.theirFamilyName': 'IYER',
      'case.theirGivenName': 'Meena',
      'case.theirMiddleName': 'S',
      'case.theirOtherNames': [
        { id: '1', familyName: 'RAO', givenName: 'Meena', middleName: 'K' },
        { id: '2', familyName: 'RAU', givenName: 'Mina', middleName: 'L' },
        { id: '3', familyName: 'ROW', givenName: 'Minnie', middleName: 'M' },
      ],
      'case.theirBirthDate': '1960-05-06',
      'case.theirBirthCountry': 'LK',
      'case.theirCitizenship': 'IN',
      'case.theirPhone': '+919876543210',
      'case.theirEmail': 'meena@example.com',
      'case.theirANumber': '098765432',
      'case.theirMailingAddress': {
        inCareOf: 'Ravi IYER',
        street: '5 Beach Road',
        unitKind: 'STE',
        unitNumber: '1',
        city: 'Chennai',
        province: 'Tamil Nadu',
        postalCode: '600001',
        country: 'IN',
      },
      'case.theirHomeAddress': {
        inCareOf: 'Anu IYER',
        street: '7 Hill Road',
        unitKind: 'APT',
        unitNumber: '2',
        city: 'Buffalo',
        state: 'NY',
        postalCode: '14201',
        country: 'US',
      },
      'case.theirAdmissionClass': 'B-2',
      'case.theirI94Number': '22222222222',
      'case.theirProceedings': true,
      'case.theirEthnicity': 'Hispanic or Latino',
      'case.theirRace': [{ id: '1', race: 'White' }],
      'case.theirHeightFeet': 4,
      'case.theirHeightInches': 10,
      'case.theirWeightPounds': 120,
      'case.theirEyeColor': 'Green',
      'case.theirHairColor': 'Gray',
    },
  },
  [...ofAdvanceParole, ...ofThoseInside, ...ofDocuments, ...ownLooks, 'P4_Line1_YesNo[1]'],
  {
    'P3[0].CB_AppType[5]': true,
    'P2_Line16_FamilyName[0]': 'IYER',
    'P2_Line16_GivenName[0]': 'Meena',
    'P2_Line16_MiddleName[0]': 'S',
    'Part2_Line17_FamilyName1[0]': 'RAO',
    'Part2_Line17_GivenName1[0]': 'Meena',
    'Part2_Line17_MiddleName1[0]': 'K',
    'Part2_Line17_FamilyName2[0]': 'RAU',
    'Part2_Line17_GivenName2[0]': 'Mina',
    'Part2_Line17_MiddleName2[0]': 'L',
    'Part2_Line17_FamilyName3[0]': 'ROW',
    'Part2_Line17_GivenName3[0]': 'Minnie',
    'Part2_Line17_MiddleName3[0]': 'M',
    'P2_Line18_DateOfBirth[0]': '05/06/1960',
    'P2_Line19_CountryOfBirth[0]': 'Sri Lanka',
    'P2_Line20_CountryOfCitizenship[0]': 'India',
    'P2_Line21_DaytimeTelephoneNumber[0]': '+919876543210',
    'P2_Line22_Email[0]': 'meena@example.com',
    'P2_Line23_AlienNumber[0]': '098765432',
    'P2_Line24_InCareofName[0]': 'Ravi IYER',
    'P2_Line24_StreetNumberName[0]': '5 Beach Road',
    'P2_Line24_Unit[0]': true,
    'P2_Line24_AptSteFlrNumber[0]': '1',
    'P2_Line24_CityTown[0]': 'Chennai',
    'P2_Line24_Province[0]': 'Tamil Nadu',
    'P2_Line24_PostalCode[0]': '600001',
    'P2_Line24_Country[0]': 'India',
    'P2_Line25_InCareofName[0]': 'Anu IYER',
    'P2_Line25_StreetNumberName[0]': '7 Hill Road',
    'P2_Line25_Unit[1]': true,
    'P2_Line25_AptSteFlrNumber[0]': '2',
    'P2_Line25_CityTown[0]': 'Buffalo',
    'P2_Line25_State[0]': 'NY',
    'P2_Line25_ZipCode[0]': '14201',
    'P2_Line25_Country[0]': 'United States',
    'P2_Line26_ClassofAdmission[0]': 'B-2',
    'P2_Line27_I94RecordNo[0]': '22222222222',
    'P3_Line1_Ethnicity[1]': true,
    'P3_Line2_Race_White[0]': true,
    'P3_Line3_HeightFeet[0]': '4',
    'P3_Line3_HeightInches[0]': '10',
    'P3_Line4_Pound1[0]': '1',
    'P3_Line4_Pound2[0]': '2',
    'P3_Line4_Pound3[0]': '0',
    'P3_Line5_EyeColor[6]': true,
    'P3_Line6_HairColor[2]': true,
    'P4_Line1_YesNo[0]': true,
    'P8_Line1_Explain[0]': 'Urgent medical care.',
    'P8_Line2_ExpectedLengthTripinUS[0]': 'One year',
    'P8_Line3a_DateOfIntendedArrival[0]': '02/01/2027',
    'P8_Line3b_CityOrTown[0]': 'Chennai',
    'P8_Line3b_Country[0]': 'India',
  },
)

const receipt = 'IOE0912345678'

const onBasis = (basis: string, fields: Scenario['fields'], more: Record<string, unknown> = {}) =>
  variant(
    `advance parole, ${basis}`,
    { case: { 'case.advanceParoleBasis': basis, 'case.travelBasisReceipt': receipt, ...more } },
    ['P1[0].CB_AppType[4]'],
    fields,
  )

/** What an advance parole can rest on, one box and one number each. */
const bases: readonly Scenario[] = [
  onBasis('Pending Form I-485', { 'P1[0].CB_AppType[4]': true, 'P1_Line5A[0]': receipt }),
  onBasis('Pending Form I-589', { 'P2[0].CB_AppType[12]': true, 'P1_Line5B[0]': receipt }),
  onBasis('Pending initial Form I-821', { 'P2[0].CB_AppType[10]': true, 'P1_Line5C[0]': receipt }),
  onBasis('Deferred Enforced Departure', { 'P2[0].CB_AppType[7]': true }),
  onBasis('Approved Form I-821D', { 'P2[0].CB_AppType[8]': true, 'P1_Line5E[0]': receipt }),
  onBasis('Approved Form I-914', { 'P2[0].CB_AppType[9]': true, 'P1_Line5F[0]': receipt }),
  onBasis('Approved Form I-918', { 'P2[0].CB_AppType[1]': true, 'P1_Line5G[0]': receipt }),
  onBasis('Parolee', { 'P2[0].CB_AppType[0]': true, 'P1_Line5H[0]': 'H-1B' }),
  onBasis('Approved Form I-817', { 'P2[0].CB_AppType[2]': true, 'P1_Line5I[0]': receipt }),
  onBasis('Pending Form I-687', { 'P2[0].CB_AppType[3]': true, 'P1_Line5J[0]': receipt }),
  onBasis('Approved V status', { 'P2[0].CB_AppType[4]': true, 'P1_Line5K[0]': receipt }),
  onBasis('CNMI long-term residence', { 'P2[0].CB_AppType[11]': true, 'P1_Line5L[0]': receipt }),
]

const replaced = (reason: string, field: string) =>
  variant(
    `an advance parole that is replaced: ${reason}`,
    {
      case: {
        'case.replacesTravelDocument': true,
        'case.replacementReason': reason,
        'case.replacedReceipt': receipt,
        'case.corrections': [{ id: '1', what: 'Sex' }],
        'case.correctionExplained': 'It says male.',
      },
    },
    ['P4_Line4_YesNo[1]'],
    {
      'P4_Line4_YesNo[0]': true,
      [field]: true,
      'P4_Line6b_ReceiptNumber[0]': receipt,
      ...(reason.startsWith('Wrong') && {
        'P4_Line6a_Gender[0]': true,
        'P4_Line6a_Explanation[0]': 'It says male.',
      }),
    },
  )

const replacements: readonly Scenario[] = [
  replaced('Never received', 'P4_Line5[0]'),
  replaced('Lost, stolen or damaged', 'P4_Line5[1]'),
  replaced('Wrong by my error or change', 'P4_Line5[2]'),
]

const looks = (eyeColor: string, eyes: number, hairColor: string, hair: number) =>
  variant(
    `${eyeColor} eyes, ${hairColor} hair`,
    { person: { 'person.eyeColor': eyeColor, 'person.hairColor': hairColor } },
    ['P3_Line5_EyeColor[0]', 'P3_Line6_HairColor[8]'],
    { [`P3_Line5_EyeColor[${eyes}]`]: true, [`P3_Line6_HairColor[${hair}]`]: true },
  )

const colors: readonly Scenario[] = [
  looks('Black', 8, 'Bald (no hair)', 0),
  looks('Blue', 7, 'Blond', 1),
  looks('Gray', 1, 'Brown', 7),
  looks('Green', 6, 'Gray', 2),
  looks('Maroon', 2, 'Red', 6),
  looks('Pink', 4, 'White', 5),
  looks('Unknown or other', 3, 'Unknown or other', 4),
]

export const scenarios: readonly Scenario[] = [
  small,
  full,
  ...bases,
  ...replacements,
  ...colors,
  ...travelPermits,
  ...paroles,
  forAnother,
]

/** Those that together fill nearly every field; the others cross one box more and differ in nothing else. */
export const readBack: readonly Scenario[] = [small, full, fromOutside, forAnother]
