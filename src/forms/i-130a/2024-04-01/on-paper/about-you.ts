import { check, fillPart, noBox, rows, tick, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes, foreignAddressBoxes, letteredBlock, placeRow } from '../../../address-boxes.ts'
import { aboutYou, byAttorney } from '../parts/about-you.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, {
  'G-28': check('CheckBox1[0]'),
  volag: write('VolagNumber[0]'),
  'bar number': write('AttorneyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]', digits),
})

const underMaidenName = noBox('the first row is under the maiden name')

type ParentBoxes = Record<'name' | 'born' | 'sex' | 'city' | 'country' | 'homeCity' | 'homeCountry', string>

const parentRow = ({ name, born, sex, city, country, homeCity, homeCountry }: ParentBoxes) => ({
  familyName: write(`${name}_FamilyName[0]`),
  givenName: write(`${name}_GivenName[0]`),
  middleName: write(`${name}_MiddleName[0]`),
  birthFamilyName: underMaidenName,
  birthGivenName: noBox('not asked on this form'),
  birthMiddleName: noBox('not asked on this form'),
  sex: tick({ Male: `${sex}_Male[0]`, Female: `${sex}_Female[0]` }),
  birthDate: write(`${born}_DateofBirth[0]`),
  birthCity: write(city),
  birthCountry: write(country),
  residenceCity: write(homeCity),
  residenceCountry: write(homeCountry),
})

// Items 10 to 23 were renumbered on the page and not in the names of the fields; the tooltips are right.
export const aboutYouOnPaper = fillPart(aboutYou, {
  1: write('#subform[0].Pt1Line1_AlienNumber[0]', digits),
  2: write('Pt2Line3_USCISELISActNumber[0]', digits),
  '3.a': write('Pt1Line3a_FamilyName[0]'),
  '3.b': write('Pt1Line3b_GivenName[0]'),
  '3.c': write('Pt1Line3c_MiddleName[0]'),
  4: addressBoxes(letteredBlock('Pt1Line4')),
  '5.a': write('Pt1Line5a_DateFrom[0]'),
  6: rows({
    inCareOf: noBox('not asked on this form'),
    ...placeRow(letteredBlock('Pt1Line6')),
    from: write('Pt1Line7a_DateFrom[0]'),
    until: write('Pt1Line7b_DateTo[0]'),
  }),
  8: foreignAddressBoxes({
    street: 'Pt1Line8a_StreetNumberName[0]',
    units: ['Pt1Line8b_Unit[0]', 'Pt1Line8b_Unit[1]', 'Pt1Line8b_Unit[2]'],
    unitNumber: 'Pt1Line8b_AptSteFlrNumber[0]',
    city: 'Pt1Line8c_CityOrTown[0]',
    province: 'Pt1Line8d_Province[0]',
    postalCode: 'Pt1Line8e_PostalCode[0]',
    country: 'Pt1Line8f_Country[0]',
  }),
  '9.a': write('Pt1Line9a_DateFrom[0]'),
  '9.b': write('Pt1Line9b_DateTo[0]'),
  10: rows(
    parentRow({
      name: 'Pt1Line10',
      born: 'Pt1Line11',
      sex: 'Pt1Line12',
      city: 'Pt1Line12CityTownOfBirth[0]',
      country: 'Pt1Line13_CountryofBirth[0]',
      homeCity: 'Pt1Line14_CountryofBirth[0]',
      homeCountry: 'Pt1Line15_CountryofResidence[0]',
    }),
    parentRow({
      name: 'Pt1Line16',
      born: 'Pt1Line17',
      sex: 'Pt1Line19',
      city: 'Pt1Line18_CityTownOfBirth[0]',
      country: 'Pt1Line19_CountryofBirth[0]',
      homeCity: 'Pt1Line20_CityTownVillageofRes[0]',
      homeCountry: 'Pt1Line21_CountryofResidence[0]',
    }),
  ),
})
