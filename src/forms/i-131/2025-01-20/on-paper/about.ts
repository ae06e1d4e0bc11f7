import { check, fillPart, noBox, rows, tick, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { aboutYou, byAttorney } from '../parts/about.ts'

export const byAttorneyOnPaper = fillPart(byAttorney, { 'G-28': check('G28_Attached[0]') })

/** The boxes for Apt. and Ste. are named the other way round; tooltips and places on the page agree. */
export const addressAt = (line: string) =>
  addressBoxes({
    inCareOf: `${line}_InCareofName[0]`,
    street: `${line}_StreetNumberName[0]`,
    units: [`${line}_Unit[1]`, `${line}_Unit[0]`, `${line}_Unit[2]`],
    unitNumber: `${line}_AptSteFlrNumber[0]`,
    city: `${line}_CityTown[0]`,
    state: `${line}_State[0]`,
    zip: `${line}_ZipCode[0]`,
    abroad: {
      province: `${line}_Province[0]`,
      postalCode: `${line}_PostalCode[0]`,
      country: `${line}_Country[0]`,
    },
  })

const nameAt = (line: string, row: number) => ({
  familyName: write(`${line}_FamilyName${row}[0]`),
  givenName: write(`${line}_GivenName${row}[0]`),
  middleName: write(`${line}_MiddleName${row}[0]`),
})
const otherName = (row: number) => ({ ...nameAt('Part2_Line2', row), kind: noBox('not asked') })

export const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P4[0].Part2_Line1_FamilyName[0]'),
  '1 given name': write('P4[0].Part2_Line1_GivenName[0]'),
  '1 middle name': write('P4[0].Part2_Line1_MiddleName[0]'),
  2: rows(otherName(1), otherName(2), otherName(3)),
  3: addressAt('Part2_Line3'),
  4: addressAt('Part2_Line4'),
  5: write('P5[0].#area[0].Part2_Line5_AlienNumber[0]', digits),
  6: write('Part2_Line6_CountryOfBirth[0]'),
  7: write('Part2_Line7_CountryOfCitizenshiporNationality[0]'),
  8: tick({ Male: 'Part2_Line8_Gender[1]', Female: 'Part2_Line8_Gender[0]' }),
  9: write('Part2_Line9_DateOfBirth[0]'),
  10: write('Part2_Line10_SSN[0]', digits),
  11: write('Part2_Line11_USCISOnlineAcctNumber[0]'),
  12: write('Part2_Line12_ClassofAdmission[0]'),
  13: write('Part2_Line13_I94RecordNo[0]'),
  14: write('Part2_Line14_I94ExpDate[0]'),
  15: write('Par2_Line15_eMedicalParoleeID[0]'),
  '16 family name': write('P2_Line16_FamilyName[0]'),
  '16 given name': write('P2_Line16_GivenName[0]'),
  '16 middle name': write('P2_Line16_MiddleName[0]'),
  17: rows(nameAt('Part2_Line17', 1), nameAt('Part2_Line17', 2), nameAt('Part2_Line17', 3)),
  18: write('P2_Line18_DateOfBirth[0]'),
  19: write('P2_Line19_CountryOfBirth[0]'),
  20: write('P2_Line20_CountryOfCitizenship[0]'),
  21: write('P2_Line21_DaytimeTelephoneNumber[0]'),
  22: write('P2_Line22_Email[0]'),
  23: write('P2_Line23_AlienNumber[0]', digits),
  24: addressAt('P2_Line24'),
  25: addressAt('P2_Line25'),
  26: write('P2_Line26_ClassofAdmission[0]'),
  27: write('P2_Line27_I94RecordNo[0]'),
})
