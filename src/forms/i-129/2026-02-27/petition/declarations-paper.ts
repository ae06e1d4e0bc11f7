import { fillPart, write } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { part7, part8, part9 } from './declarations.ts'

export const part7Paper = fillPart(part7, {
  '1 family name': write('Line1a_PetitionerLastName[0]'),
  '1 given name': write('Line1b_PetitionerFirstName[0]'),
  '1 title': write('Line1a_PetitionerLastName[1]'),
  '3 daytime phone': write('Pt7Line3_DaytimePhoneNumber1[0]'),
  '3 email': write('Pt7Line3_EmailAddress[0]'),
})

export const part8Paper = fillPart(part8, {
  '1 family name': write('Line_PreparerFamilyName[0]'),
  '1 given name': write('Line_PreparerGivenName[0]'),
  2: write('Line_BusinessName[0]'),
  3: addressBoxes({
    street: 'Line7b_StreetNumberName[1]',
    units: ['Part8Line3_Unit[0]', 'Part8Line3_Unit[1]', 'Part8Line3_Unit[2]'],
    unitNumber: 'Part8Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[1]',
    state: 'P8_Line3_State[0]',
    zip: 'P8_Line3_ZipCode[0]',
    abroad: {
      province: 'P8_Line3_Province[0]',
      postalCode: 'P8_Line3_PostalCode[0]',
      country: 'P8_Line3_Country[0]',
    },
  }),
  '4 daytime phone': write('Pt8Line4_DaytimePhoneNumber1[0]'),
  '4 fax': write('Pt8Line4_DaytimePhoneNumber1[1]'),
  '4 email': write('#subform[6].EmailAddress[0]'),
})

export const part9Paper = fillPart(part9, { 1: write('Line10_AlienNumber[0]', digits) })
