import type { Scenario } from '../../../scenario.ts'
import { ofAdvanceParole, ofDocuments, ofThoseInside, variant } from './small.ts'

const reason = { 'case.paroleReason': 'Urgent medical care.', 'case.paroleStay': 'One year' }
const reasonFields = {
  'P8_Line1_Explain[0]': 'Urgent medical care.',
  'P8_Line2_ExpectedLengthTripinUS[0]': 'One year',
} as const
const own = { 'case.paroleFor': 'The applicant', ...reason }

const arrival = {
  'case.paroleArrivalOn': '2027-02-01',
  'case.parolePostCity': 'Manila',
  'case.parolePostCountry': 'PH',
}
const arrivalFields = {
  'P8_Line3a_DateOfIntendedArrival[0]': '02/01/2027',
  'P8_Line3b_CityOrTown[0]': 'Manila',
  'P8_Line3b_Country[0]': 'Philippines',
} as const

const fromAbroad = (name: string, facts: Record<string, unknown>, fields: Scenario['fields']) =>
  variant(
    `parole from abroad: ${name}`,
    {
      case: {
        'case.travelDocument': 'Parole under a program',
        'case.paroleProgram': name,
        ...own,
        ...arrival,
        ...facts,
      },
    },
    [...ofAdvanceParole, ...ofThoseInside, ...ofDocuments],
    { ...reasonFields, ...arrivalFields, ...fields },
  )
const member = 'Current or former service member'
const veteran = [
  [member, 1],
  ['Spouse, child or unmarried child of one', 2],
  ['Legal guardian or surrogate of one', 3],
] as const
const military = [
  [member, 1],
  ['Spouse, parent, son or daughter of one', 2],
] as const

const inPlace = (name: string, facts: Record<string, unknown>, fields: Scenario['fields']) =>
  variant(
    `parole in place: ${name}`,
    {
      case: {
        'case.travelDocument': 'Parole in place under a program',
        'case.paroleInPlaceProgram': name,
        ...own,
        ...facts,
      },
    },
    [...ofAdvanceParole, ...ofDocuments],
    { ...reasonFields, ...fields },
  )

const again = (name: string, facts: Record<string, unknown>, fields: Scenario['fields']) =>
  variant(
    `a new period of parole: ${name}`,
    {
      case: {
        'case.travelDocument': 'Re-parole under a program',
        'case.reparoleProgram': name,
        'case.reparoleWorkPermit': true,
        ...own,
        ...facts,
      },
      person: { 'person.medicalParoleeId': 'USP-12345' },
    },
    [...ofAdvanceParole, ...ofDocuments],
    {
      ...reasonFields,
      'P1_Line12_DateOfAdmission[0]': '09/30/2027',
      'Par2_Line15_eMedicalParoleeID[0]': 'USP-12345',
      'P9_Line1_EAD[0]': true,
      ...fields,
    },
  )

const withoutProgram = (kind: string, gone: readonly string[], fields: Scenario['fields'], facts = {}) =>
  variant(kind, { case: { 'case.travelDocument': kind, ...own, ...facts } }, gone, { ...reasonFields, ...fields })

export const paroles: readonly Scenario[] = [
  fromAbroad(
    'Filipino World War II Veterans',
    { 'case.travelBasisReceipt': 'IOE0912345678' },
    { 'P2[0].CB_AppType[6]': true, 'P1_Line6A[0]': 'IOE0912345678' },
  ),
  ...veteran.map(([relation, n]) =>
    fromAbroad(
      'Immigrant Military Members and Veterans',
      { 'case.veteranRelation': relation },
      { 'P3[0].CB_AppType[8]': true, [`P1_Line6B_${n}[0]`]: true },
    ),
  ),
  fromAbroad(
    'Intergovernmental referral',
    { 'case.referringAgency': 'Department of State', 'case.referringEmail': 'officer@state.example' },
    {
      'P3[0].CB_AppType[7]': true,
      'P1_Line6C1[0]': 'Department of State',
      'P1_Line6C2[0]': 'officer@state.example',
    },
  ),
  fromAbroad(
    'Family Reunification Task Force',
    { 'case.taskForceNumber': 'TF123456789' },
    { 'P3[0].CB_AppType[0]': true, 'P1_Line6D[0]': 'TF123456789' },
  ),
  fromAbroad(
    'Other',
    { 'case.otherParoleProgram': 'A new process' },
    { 'P3[0].CB_AppType[1]': true, 'P1_Line6E[0]': 'A new process' },
  ),
  withoutProgram(
    'Parole without a program',
    [...ofAdvanceParole, ...ofThoseInside, ...ofDocuments],
    { 'P3[0].CB_AppType[5]': true, ...arrivalFields },
    arrival,
  ),
  ...military.map(([relation, n]) =>
    inPlace(
      'Military',
      { 'case.militaryRelation': relation },
      { 'P3[0].CB_AppType[2]': true, [`P1_Line8A_${n}[0]`]: true },
    ),
  ),
  inPlace(
    'Family Reunification Task Force',
    { 'case.taskForceNumber': 'TF123456789' },
    { 'P3[0].CB_AppType[4]': true, 'P1_Line8B[0]': 'TF123456789' },
  ),
  inPlace(
    'Other',
    { 'case.otherParoleProgram': 'A new process' },
    { 'P3[0].CB_AppType[3]': true, 'P1_Line8C[0]': 'A new process' },
  ),
  withoutProgram('Parole in place without a program', [...ofAdvanceParole, ...ofDocuments], {
    'P3[0].CB_AppType[6]': true,
  }),
  again('Family reunification parole', {}, { 'P4[0].CB_AppType[5]': true }),
  again('Afghans paroled after July 31, 2021', {}, { 'P4[0].CB_AppType[4]': true }),
  again('Ukrainians paroled on or after February 11, 2022', {}, { 'P4[0].CB_AppType[6]': true }),
  again('Filipino World War II Veterans', {}, { 'P4[0].CB_AppType[7]': true }),
  ...veteran.map(([relation, n]) =>
    again(
      'Immigrant Military Members and Veterans',
      { 'case.veteranRelation': relation },
      { 'P4[0].CB_AppType[8]': true, [`P1_Line10E_${n}[0]`]: true },
    ),
  ),
  again('Central American Minors', {}, { 'P4[0].CB_AppType[9]': true }),
  again('Family Reunification Task Force', {}, { 'P4[0].CB_AppType[1]': true }),
  ...military.map(([relation, n]) =>
    again(
      'Military parole in place',
      { 'case.militaryRelation': relation },
      { 'P4[0].CB_AppType[2]': true, [`P1_Line10H_${n}[0]`]: true },
    ),
  ),
  again(
    'Other',
    { 'case.otherParoleProgram': 'A new process' },
    { 'P4[0].CB_AppType[3]': true, 'P1_Line10I[0]': 'A new process' },
  ),
  withoutProgram(
    'Re-parole without a program',
    [...ofAdvanceParole, ...ofDocuments],
    { 'P4[0].CB_AppType[0]': true, 'P1_Line12_DateOfAdmission[0]': '09/30/2027' },
    { 'case.reparoleWorkPermit': false },
  ),
]
