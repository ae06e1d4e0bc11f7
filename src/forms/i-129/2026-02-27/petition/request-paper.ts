import { fillPart, orNone, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { part1, part2 } from './request.ts'

export const part1Paper = fillPart(part1, {
  '1 family name': write('Line1_FamilyName[0]'),
  '1 given name': write('Line1_GivenName[0]'),
  '1 middle name': write('Line1_MiddleName[0]'),
  2: write('Line3_CompanyorOrgName[0]'),
  3: addressBoxes({
    inCareOf: 'Line7a_InCareofName[0]',
    street: 'Line7b_StreetNumberName[0]',
    units: ['Line3_Unit[1]', 'Line3_Unit[0]', 'Line3_Unit[2]'],
    unitNumber: 'Line3_AptSteFlrNumber[0]',
    city: 'Line_CityTown[0]',
    state: 'P1_Line3_State[0]',
    zip: 'P1_Line3_ZipCode[0]',
    abroad: {
      province: 'P1_Line3_Province[0]',
      postalCode: 'P1_Line3_PostalCode[0]',
      country: 'P1_Line3_Country[0]',
    },
  }),
  '4 daytime phone': write('Line2_DaytimePhoneNumber1_Part8[0]'),
  '4 mobile phone': write('Line3_MobilePhoneNumber1_Part8[0]'),
  '4 email': write('Line9_EmailAddress[0]'),
  5: write('#subform[0].TextField1[0]'),
  6: yesOrNo('P1Line6_Yes[0]', 'P1Line6_No[0]'),
  7: write('Line3_TaxNumber[0]', digits),
  8: write('Line4_SSN[0]', digits),
})

export const part2Paper = fillPart(part2, {
  1: write('Part2_ClassificationSymbol[0]'),
  2: tick({
    'New employment': 'new[0]',
    'Continuation without change': 'continuation[0]',
    'Change in approved employment': 'previouschange[0]',
    'New concurrent employment': 'concurrent[0]',
    'Change of employer': 'change[0]',
    'Amended petition': 'amended[0]',
  }),
  3: orNone(write('#subform[1].Line1_ReceiptNumber[0]')),
  4: tick({
    'Notify the office': 'P2Checkbox4[0]',
    'Change status': 'P2Checkbox4[1]',
    'Extend stay': 'P2Checkbox4[2]',
    'Amend stay': 'P2Checkbox4[3]',
    'Extend free trade status': 'P2Checkbox4[4]',
    'Change to free trade status': 'P2Checkbox4[5]',
  }),
  5: write('TtlNumbersofWorker[0]'),
})
