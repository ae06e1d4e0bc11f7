import { fill } from '#engine/paper.ts'
import { byAttorneyOnPaper } from '../../i-539/2024-08-28/on-paper/applicant.ts'
import { i539a } from './form.ts'
import { aboutApplicantOnPaper, aboutYouOnPaper } from './on-paper/applicant.ts'
import { additionalAboutYouOnPaper } from './on-paper/background.ts'
import {
  additionalInformationOnPaper,
  contactOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
} from './on-paper/closing.ts'

export const i539aPaper = fill(i539a, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutApplicantOnPaper,
    2: aboutYouOnPaper,
    3: additionalAboutYouOnPaper,
    4: contactOnPaper,
    5: interpretationOnPaper,
    6: preparationOnPaper,
    7: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6].map((n) => ({
    page: `P11_Line${n}A[0]`,
    part: `P11_Line${n}B[0]`,
    item: `P11_Line${n}C[0]`,
    text: `P7_Line${n}D[0]`,
  })),
  leftBlank: {
    'P12_SignatureApplicant[0]': 'signature',
    'P13_DateofSignature[0]': 'filled by hand',
    'P12_SignatureApplicant[1]': 'signature',
    'P14_DateofSignature[0]': 'filled by hand',
    'P12_SignatureApplicant[2]': 'signature',
    'P15_DateofSignature[0]': 'filled by hand',
  },
})

export default i539aPaper
