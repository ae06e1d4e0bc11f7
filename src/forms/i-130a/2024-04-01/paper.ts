import { fill } from '#engine/paper.ts'
import { i130a } from './form.ts'
import { aboutYouOnPaper, byAttorneyOnPaper } from './on-paper/about-you.ts'
import {
  additionalInformationOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
  statementOnPaper,
} from './on-paper/closing.ts'
import { employmentAbroadOnPaper, employmentOnPaper } from './on-paper/employment.ts'

export const i130aPaper = fill(i130a, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutYouOnPaper,
    2: employmentOnPaper,
    3: employmentAbroadOnPaper,
    4: statementOnPaper,
    5: interpretationOnPaper,
    6: preparationOnPaper,
    7: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Pt7Line${n}a_PageNumber[0]`,
    part: `Pt7Line${n}b_PartNumber[0]`,
    item: `Pt7Line${n}c_ItemNumber[0]`,
    text: `Pt7Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    // The page prints PRESENT there.
    'Pt1Line5b_DateTo[0]': 'not a question',
    'Pt2Line4b_DateTo[0]': 'not a question',
    'Pt4Line6a_Signature[0]': 'signature',
    'Pt4Line6b_DateofSignature[0]': 'filled by hand',
    'Pt5Line6a_Signature[0]': 'signature',
    'Pt5Line6b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[0]': 'signature',
    'Pt6Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i130aPaper
