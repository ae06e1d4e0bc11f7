import { check, choose, fillPart, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, blockOf, placeRow } from '../../../address-boxes.ts'
import { byAttorney, petitioner, relationship } from '../parts/petitioner.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  volag: write('VolagNumber[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

export const relationshipOnPaper = fillPart(relationship, {
  1: tick({
    Spouse: 'Pt1Line1_Spouse[0]',
    Parent: 'Pt1Line1_Parent[0]',
    Sibling: 'Pt1Line1_Siblings[0]',
    Child: 'Pt1Line1_Child[0]',
  }),
  2: tick({
    'Married parents': 'Pt1Line2_InWedlock[0]',
    Step: 'Pt1Line2_Stepchild[0]',
    'Unmarried parents': 'Pt1Line2_OutOfWedlock[0]',
    Adopted: 'Pt1Line2_AdoptedChild[0]',
  }),
  3: yesOrNo('Pt1Line3_Yes[0]', 'Pt1Line3_No[0]'),
  4: yesOrNo('Pt1Line4_Yes[0]', 'Pt1Line4_No[0]'),
})

const notAsked = noBox('not asked on this form')

/** What the list of marriages knows beyond the name and the end. */
const notOfSpouses = {
  spouseBirthDate: notAsked,
  spouseBirthCountry: notAsked,
  spouseCitizenship: notAsked,
  marriedOn: notAsked,
  place: notAsked,
  state: notAsked,
  province: notAsked,
  country: notAsked,
  endedCity: notAsked,
  endedProvince: notAsked,
  endedCountry: notAsked,
  howEnded: notAsked,
  howEndedOther: notAsked,
}

export const spouseRow = (family: string, given: string, middle: string, ended: string) => ({
  spouse: write(family),
  spouseGivenName: write(given),
  spouseMiddleName: write(middle),
  endedOn: write(ended),
  ...notOfSpouses,
})

const parentRow = (boxes: {
  names: readonly [string, string, string]
  born: string
  sex: string
  bornIn: string
  city: string
  country: string
}) => ({
  familyName: write(boxes.names[0]),
  givenName: write(boxes.names[1]),
  middleName: write(boxes.names[2]),
  birthFamilyName: notAsked,
  birthGivenName: notAsked,
  birthMiddleName: notAsked,
  sex: tick({ Male: `${boxes.sex}_Male[0]`, Female: `${boxes.sex}_Female[0]` }),
  birthDate: write(boxes.born),
  birthCity: notAsked,
  birthCountry: write(boxes.bornIn),
  residenceCity: write(boxes.city),
  residenceCountry: write(boxes.country),
})

// Items 36 to 49 were renumbered on the page and not in the names of the fields; the tooltips are right.
export const petitionerOnPaper = fillPart(petitioner, {
  1: write('#subform[0].#area[4].Pt2Line1_AlienNumber[0]', digits),
  2: write('Pt2Line2_USCISOnlineActNumber[0]', digits),
  3: write('Pt2Line11_SSN[0]', digits),
  '4.a': write('#subform[0].Pt2Line4a_FamilyName[0]'),
  '4.b': write('#subform[0].Pt2Line4b_GivenName[0]'),
  '4.c': write('#subform[0].Pt2Line4c_MiddleName[0]'),
  5: rows({
    familyName: write('Pt2Line5a_FamilyName[0]'),
    givenName: write('Pt2Line5b_GivenName[0]'),
    middleName: write('Pt2Line5c_MiddleName[0]'),
    kind: notAsked,
  }),
  6: write('Pt2Line6_CityTownOfBirth[0]'),
  7: write('Pt2Line7_CountryofBirth[0]'),
  8: write('Pt2Line8_DateofBirth[0]'),
  9: tick({ Male: 'Pt2Line9_Male[0]', Female: 'Pt2Line9_Female[0]' }),
  10: addressBoxes({ inCareOf: 'Pt2Line10_InCareofName[0]', ...blockOf('Pt2Line10') }),
  11: yesOrNo('Pt2Line11_Yes[0]', 'Pt2Line11_No[0]'),
  12: addressBoxes(blockOf('Pt2Line12')),
  '13.a': write('Pt2Line13a_DateFrom[0]'),
  14: rows({
    inCareOf: notAsked,
    ...placeRow(blockOf('Pt2Line14')),
    from: write('Pt2Line15a_DateFrom[0]'),
    until: write('Pt2Line15b_DateTo[0]'),
  }),
  16: write('Pt2Line16_NumberofMarriages[0]'),
  17: tick({
    Single: 'Pt2Line17_Single[0]',
    Married: 'Pt2Line17_Married[0]',
    Divorced: 'Pt2Line17_Divorced[0]',
    Widowed: 'Pt2Line17_Widowed[0]',
    Separated: 'Pt2Line17_Separated[0]',
    Annulled: 'Pt2Line17_Annulled[0]',
  }),
  18: write('Pt2Line18_DateOfMarriage[0]'),
  '19.a': write('Pt2Line19a_CityTown[0]'),
  '19.b': choose('Pt2Line19b_State[0]'),
  '19.c': write('Pt2Line19c_Province[0]'),
  '19.d': write('Pt2Line19d_Country[0]'),
  20: rows(
    spouseRow(
      'PtLine20a_FamilyName[0]',
      'Pt2Line20b_GivenName[0]',
      'Pt2Line20c_MiddleName[0]',
      'Pt2Line21_DateMarriageEnded[0]',
    ),
    spouseRow(
      'Pt2Line22a_FamilyName[0]',
      'Pt2Line22b_GivenName[0]',
      'Pt2Line22c_MiddleName[0]',
      'Pt2Line23_DateMarriageEnded[0]',
    ),
  ),
  24: rows(
    parentRow({
      names: ['Pt2Line24_FamilyName[0]', 'Pt2Line24_GivenName[0]', 'Pt2Line24_MiddleName[0]'],
      born: 'Pt2Line25_DateofBirth[0]',
      sex: 'Pt2Line26',
      bornIn: 'Pt2Line27_CountryofBirth[0]',
      city: 'Pt2Line28_CityTownOrVillageOfResidence[0]',
      country: 'Pt2Line29_CountryOfResidence[0]',
    }),
    parentRow({
      names: ['Pt2Line30a_FamilyName[0]', 'Pt2Line30b_GivenName[0]', 'Pt2Line30c_MiddleName[0]'],
      born: 'Pt2Line31_DateofBirth[0]',
      sex: 'Pt2Line32',
      bornIn: 'Pt2Line33_CountryofBirth[0]',
      city: 'Pt2Line34_CityTownOrVillageOfResidence[0]',
      country: 'Pt2Line35_CountryOfResidence[0]',
    }),
  ),
  36: tick({
    'U.S. citizen': 'Pt2Line36_USCitizen[0]',
    'Lawful permanent resident': 'Pt2Line36_LPR[0]',
    'U.S. national': noBox('this edition has a box for citizens and one for permanent residents'),
  }),
  37: tick({
    'Birth in the United States': 'Pt2Line23a_checkbox[0]',
    Naturalization: 'Pt2Line23b_checkbox[0]',
    Parents: 'Pt2Line23c_checkbox[0]',
  }),
  38: yesOrNo('Pt2Line36_Yes[0]', 'Pt2Line36_No[0]'),
  '39.a': write('Pt2Line37a_CertificateNumber[0]'),
  '39.b': write('Pt2Line37b_PlaceOfIssuance[0]'),
  '39.c': write('Pt2Line37c_DateOfIssuance[0]'),
  '40.a': write('Pt2Line40a_ClassOfAdmission[0]'),
  '40.b': write('Pt2Line40b_DateOfAdmission[0]'),
  '40.c': write('Pt2Line40d_CityOrTown[0]'),
  '40.d': choose('Pt2Line40e_State[0]'),
  41: yesOrNo('Pt2Line41_Yes[0]', 'Pt2Line41_No[0]'),
  42: write('Pt2Line40_EmployerOrCompName[0]'),
  43: addressBoxes(blockOf('Pt2Line41')),
  44: write('Pt2Line42_Occupation[0]'),
  '45.a': write('Pt2Line43a_DateFrom[0]'),
  46: rows({
    employer: write('Pt2Line44_EmployerOrOrgName[0]'),
    ...placeRow(blockOf('Pt2Line45')),
    jobTitle: write('Pt2Line46_Occupation[0]'),
    from: write('Pt2Line47a_DateFrom[0]'),
    until: write('Pt2Line47b_DateTo[0]'),
  }),
})
