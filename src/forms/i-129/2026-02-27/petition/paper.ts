import type { AdditionalSlot, Paper } from '#engine/paper.ts'
import { attachment1Paper, part3Paper } from './beneficiary-paper.ts'
import { part7Paper, part8Paper, part9Paper } from './declarations-paper.ts'
import { part5Paper, part6Paper } from './employment-paper.ts'
import { part4Paper } from './processing-paper.ts'
import { part1Paper, part2Paper } from './request-paper.ts'

/** Where the items of the petition itself and of Attachment-1 land. */
export const petitionPaper = {
  1: part1Paper,
  2: part2Paper,
  3: part3Paper,
  4: part4Paper,
  5: part5Paper,
  6: part6Paper,
  7: part7Paper,
  8: part8Paper,
  9: part9Paper,
  'A-1': attachment1Paper,
}

/** Part 9, Additional Information, entry by entry. The names of entries 3 and 4 are mixed up; the tooltips are right. */
export const petitionAdditional: readonly AdditionalSlot[] = [
  {
    page: 'Line2a_PageNumber[0]',
    part: 'Line2b_PartNumber[0]',
    item: 'Line2c_ItemNumber[0]',
    text: 'Line2_AdditionalInfo[0]',
  },
  {
    page: 'Line4a_PageNumber[1]',
    part: 'Line4b_PartNumber[1]',
    item: 'Line4c_ItemNumber[1]',
    text: 'Line3_AdditionalInfo[0]',
  },
  {
    page: 'Line4a_PageNumber[0]',
    part: 'Line4b_PartNumber[0]',
    item: 'Line4c_ItemNumber[0]',
    text: 'Line4_AdditionalInfo[0]',
  },
]

const abroad = { because: 'a foreign address has no U.S. state and no ZIP code; province and postal code have boxes' }

export const petitionBlank: Paper['leftBlank'] = {
  'P5_Line6a_SignatureofApplicant[0]': 'signature',
  'Line1b_DateofSignature[0]': 'filled by hand',
  'Line_Signature[0]': 'signature',
  'Line_DateofSignature[0]': 'filled by hand',
  'A1_State[0]': abroad,
  'A1_ZipCode[0]': abroad,
  'FR_State[0]': abroad,
  'FR_ZipCode[0]': abroad,
}
