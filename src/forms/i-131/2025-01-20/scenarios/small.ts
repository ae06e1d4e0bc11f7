import type { Scenario } from '../../../scenario.ts'

type Fields = Scenario['fields']

/** The small example with some answers changed: what is gone from the paper then, and what stands there instead. */
export function variant(
  name: string,
  changed: { case?: Record<string, unknown>; person?: Record<string, unknown> },
  gone: readonly string[],
  fields: Fields,
): Scenario {
  const left = Object.entries(small.fields).filter(([field]) => !gone.includes(field))
  return {
    ...small,
    name,
    answers: {
      'person/1': { ...small.answers['person/1'], ...changed.person },
      'case/1': { ...small.answers['case/1'], ...changed.case },
    },
    fields: { ...Object.fromEntries(left), ...fields },
  }
}

/** What only the proposed travel of an advance parole fills, and the question about a replacement. */
export const ofAdvanceParole = [
  'P1[0].CB_AppType[4]',
  'P7_Line1_DateOfDeparture[0]',
  'P7_Line2_Purpose[0]',
  'P7_Line3_ListCountries[0]',
  'P7_Line4_CB[1]',
  'P7_Line5_ExpectedLengthTrip[0]',
]
/** … and what is asked of who is in the United States. */
export const ofThoseInside = [
  'Part2_Line12_ClassofAdmission[0]',
  'Part2_Line13_I94RecordNo[0]',
  'Part2_Line14_I94ExpDate[0]',
]
export const ofDocuments = ['P4_Line4_YesNo[1]']

/** Who applies for a green card asks for advance parole with it, alone and without earlier documents. */
export const small: Scenario = {
  name: 'advance parole together with the Form I-485',
  today: '2026-11-16',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'RAO',
      'person.givenName': 'Priya',
      'person.middleName': { not: 'none' },
      'person.otherNames': { not: 'none' },
      'person.sex': 'Female',
      'person.birthDate': '1990-02-03',
      'person.birthCountry': 'IN',
      'person.citizenship': 'IN',
      'person.ssn': '123-45-6789',
      'person.aNumber': { not: 'none' },
      'person.onlineAccount': { not: 'none' },
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
      'person.admissions': [
        {
          id: 'a',
          number: '12345678901',
          admittedOn: '2025-03-04',
          admittedUntil: '2027-09-30',
          admissionClass: 'H-1B',
        },
      ],
      'person.refugeeStatus': false,
      'person.everInProceedings': false,
      'person.issuedTravelDocuments': { not: 'none' },
      'person.ethnicity': 'Not Hispanic or Latino',
      'person.race': [{ id: '1', race: 'Asian' }],
      'person.heightFeet': 5,
      'person.heightInches': 4,
      'person.weightPounds': 98,
      'person.eyeColor': 'Brown',
      'person.hairColor': 'Black',
      'person.readsEnglish': true,
      'person.daytimePhone': '+16175550120',
      'person.mobilePhone': '+16175550121',
      'person.email': 'priya@example.com',
    },
    'case/1': {
      'case.travelDocument': 'Advance parole',
      'case.advanceParoleBasis': 'Pending Form I-485',
      'case.travelBasisReceipt': { not: 'none' },
      'case.replacesTravelDocument': false,
      'case.departureOn': '2027-01-15',
      'case.tripPurpose': 'To visit my parents.',
      'case.tripCountries': [{ id: '1', country: 'IN' }],
      'case.tripCount': 'More than one trip',
      'case.tripDays': 21,
      'case.preparedByOther': false,
    },
  },
  fields: {
    'P1[0].CB_AppType[4]': true,
    'P4[0].Part2_Line1_MiddleName[0]': 'N/A',
    'P4[0].Part2_Line1_GivenName[0]': 'Priya',
    'P4[0].Part2_Line1_FamilyName[0]': 'RAO',
    'P1_Line13_YesNo[1]': true,
    'Part2_Line3_CityTown[0]': 'Boston',
    'Part2_Line3_ZipCode[0]': '02118',
    'Part2_Line3_State[0]': 'MA',
    'Part2_Line3_StreetNumberName[0]': '14 Elm Street',
    'Part2_Line3_Unit[1]': true,
    'Part2_Line3_AptSteFlrNumber[0]': '3',
    'Part2_Line3_Country[0]': 'United States',
    'Part2_Line10_SSN[0]': '123456789',
    'Part2_Line8_Gender[0]': true,
    'Part2_Line9_DateOfBirth[0]': '02/03/1990',
    'Part2_Line6_CountryOfBirth[0]': 'India',
    'Part2_Line7_CountryOfCitizenshiporNationality[0]': 'India',
    'Part2_Line12_ClassofAdmission[0]': 'H-1B',
    'Part2_Line13_I94RecordNo[0]': '12345678901',
    'Part2_Line14_I94ExpDate[0]': '09/30/2027',
    'P3_Line3_HeightFeet[0]': '5',
    'P3_Line3_HeightInches[0]': '4',
    'P3_Line4_Pound1[0]': '0',
    'P3_Line4_Pound2[0]': '9',
    'P3_Line4_Pound3[0]': '8',
    'P3_Line5_EyeColor[0]': true,
    'P3_Line6_HairColor[8]': true,
    'P3_Line2_Race_Asian[0]': true,
    'P3_Line1_Ethnicity[0]': true,
    'P4_Line2a_YesNo[1]': true,
    'P4_Line1_YesNo[1]': true,
    'P4_Line3a_YesNo[1]': true,
    'P4_Line4_YesNo[1]': true,
    'P7_Line4_CB[1]': true,
    'P7_Line5_ExpectedLengthTrip[0]': '21',
    'P7_Line2_Purpose[0]': 'To visit my parents.',
    'P7_Line1_DateOfDeparture[0]': '01/15/2027',
    'P7_Line3_ListCountries[0]': 'India',
    'Part10_Line1_DayPhone[0]': '6175550120',
    'Part10_Line2_MobilePhone[0]': '6175550121',
    'Part10_Line3_Email[0]': 'priya@example.com',
    '#subform[13].Part2_Line1_FamilyName[0]': 'RAO',
    '#subform[13].Part2_Line1_GivenName[0]': 'Priya',
    '#subform[13].Part2_Line1_MiddleName[0]': 'N/A',
  },
}
