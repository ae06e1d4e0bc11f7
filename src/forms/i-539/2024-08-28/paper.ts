import { fill } from '#engine/paper.ts'
import { i539 } from './form.ts'
import { aboutYouOnPaper, byAttorneyOnPaper } from './on-paper/applicant.ts'
import { additionalAboutYouOnPaper } from './on-paper/background.ts'
import {
  additionalInformationOnPaper,
  contactOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
} from './on-paper/closing.ts'
import { applicationTypeOnPaper, processingOnPaper } from './on-paper/request.ts'

export const i539Paper = fill(i539, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutYouOnPaper,
    2: applicationTypeOnPaper,
    3: processingOnPaper,
    4: additionalAboutYouOnPaper,
    5: contactOnPaper,
    6: interpretationOnPaper,
    7: preparationOnPaper,
    8: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6].map((n) => ({
    page: `P8_Line${n}_A_PageNumber[0]`,
    part: `P8_Line${n}_B_PartNumber[0]`,
    item: `P8_Line${n}_C_ItemNumber[0]`,
    text: `P8_Line${n}_D_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'P6_Line7_SignatureApplicant[0]': 'signature',
    'P6_Line7_DateofSignature[0]': 'filled by hand',
    'P6_Line7_SignatureApplicant[1]': 'signature',
    'P6_Line7_DateofSignature[1]': 'filled by hand',
    'P7_Line8a_SignatureofPreparer[0]': 'signature',
    'P7_Line8b_DateofSignature[0]': 'filled by hand',
  },
})

export default i539Paper
