import { fill } from '#engine/paper.ts'
import { i864 } from './form.ts'
import { basisOnPaper, byAttorneyOnPaper, immigrantOnPaper, sponsorOnPaper } from './on-paper/about.ts'
import {
  additionalInformationOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
  statementOnPaper,
} from './on-paper/closing.ts'
import { assetsOnPaper, householdOnPaper, immigrantsOnPaper, incomeOnPaper } from './on-paper/support.ts'

export const i864Paper = fill(i864, {
  parts: {
    0: byAttorneyOnPaper,
    1: basisOnPaper,
    2: sponsorOnPaper,
    3: immigrantOnPaper,
    4: immigrantsOnPaper,
    5: householdOnPaper,
    6: incomeOnPaper,
    7: assetsOnPaper,
    8: statementOnPaper,
    9: interpretationOnPaper,
    10: preparationOnPaper,
    11: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6].map((n) => ({
    page: `P11_Line${n}a_PageNumber[0]`,
    part: `P11_Line${n}b_PartNumber[0]`,
    item: `P11_Line${n}c_ItemNumber[0]`,
    text: `P11_Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'P8_Line9a_ApplicantSignature[0]': 'signature',
    'P7Line9b_DateofSignature[0]': 'filled by hand',
    'P9_Line6a_InterpretersSignature[0]': 'signature',
    'P9_Line6b_DateofSignature[0]': 'filled by hand',
    'P10_Line8a_PreparersSignature[0]': 'signature',
    'P10_Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i864Paper
