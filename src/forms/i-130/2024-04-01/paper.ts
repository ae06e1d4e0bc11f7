import { fill } from '#engine/paper.ts'
import { i130 } from './form.ts'
import { beneficiaryOnPaper } from './on-paper/beneficiary.ts'
import { biographicOnPaper } from './on-paper/biographic.ts'
import {
  additionalInformationOnPaper,
  interpretationOnPaper,
  otherOnPaper,
  preparationOnPaper,
  statementOnPaper,
} from './on-paper/closing.ts'
import { byAttorneyOnPaper, petitionerOnPaper, relationshipOnPaper } from './on-paper/petitioner.ts'

const slot = (line: string, page = `${line}a_PageNumber[0]`) => ({
  page,
  part: `${line}b_PartNumber[0]`,
  item: `${line}c_ItemNumber[0]`,
  text: `${line}d_AdditionalInfo[0]`,
})

export const i130Paper = fill(i130, {
  parts: {
    0: byAttorneyOnPaper,
    1: relationshipOnPaper,
    2: petitionerOnPaper,
    3: biographicOnPaper,
    4: beneficiaryOnPaper,
    5: otherOnPaper,
    6: statementOnPaper,
    7: interpretationOnPaper,
    8: preparationOnPaper,
    9: additionalInformationOnPaper,
  },
  additional: [
    slot('Pt9Line3'),
    slot('Pt9Line4'),
    slot('Pt9Line5'),
    slot('Pt9Line6'),
    slot('Pt9Line7', 'Pt9Line9a_PageNumber[0]'),
  ],
  leftBlank: {
    // The page prints PRESENT there.
    'Pt2Line13b_DateTo[0]': 'not a question',
    'Pt2Line43b_DateTo[0]': 'not a question',
    'P5_Line6a_SignatureofApplicant[0]': 'signature',
    'Pt6Line6b_DateofSignature[0]': 'filled by hand',
    'Pt7Line7a_Signature[0]': 'signature',
    'Pt7Line7b_DateofSignature[0]': 'filled by hand',
    'Pt8Line8a_Signature[0]': 'signature',
    'Pt8Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i130Paper
