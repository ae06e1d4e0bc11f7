import { fill } from '#engine/paper.ts'
import { i140 } from './form.ts'
import { beneficiaryOnPaper } from './on-paper/beneficiary.ts'
import {
  additionalInformationOnPaper,
  contactOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
} from './on-paper/closing.ts'
import { aboutPetitionerOnPaper, familyOnPaper, proposedEmploymentOnPaper } from './on-paper/employment.ts'
import { byAttorneyOnPaper, petitionerOnPaper, petitionTypeOnPaper } from './on-paper/petitioner.ts'
import { processingOnPaper } from './on-paper/processing.ts'

export const i140Paper = fill(i140, {
  parts: {
    0: byAttorneyOnPaper,
    1: petitionerOnPaper,
    2: petitionTypeOnPaper,
    3: beneficiaryOnPaper,
    4: processingOnPaper,
    5: aboutPetitionerOnPaper,
    6: proposedEmploymentOnPaper,
    7: familyOnPaper,
    8: contactOnPaper,
    9: interpretationOnPaper,
    10: preparationOnPaper,
    11: additionalInformationOnPaper,
  },
  // Items 6 and 7: the boxes above the first text are those that the form counts second.
  additional: [slot(3), slot(4), slot(5), slot(6, 1, 0), slot(6, 0, 1)],
  leftBlank: {
    'Line1a_SignatureofPetitioner[0]': 'signature',
    'Part7_Item8b_Date[0]': 'filled by hand',
    'Part6_Line6a_InterpretersSignature[0]': 'signature',
    'Part8_Item7b_Date[0]': 'filled by hand',
    'Part10_Item6_SignatureofPetitioner[0]': 'signature',
    'Part10_Item6__Date[0]': 'filled by hand',
  },
})

function slot(line: number, heads = 0, text = 0) {
  return {
    page: `Pt9Line${line}a_PageNumber[${heads}]`,
    part: `Pt9Line${line}b_PartNumber[${heads}]`,
    item: `Pt9Line${line}c_ItemNumber[${heads}]`,
    text: `Pt9Line${line}d_AdditionalInfo[${text}]`,
  }
}

export default i140Paper
