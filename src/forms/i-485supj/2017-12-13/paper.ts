import { fill } from '#engine/paper.ts'
import { i485supj } from './form.ts'
import {
  applicantOnPaper,
  applicantPreparerOnPaper,
  applicantStatementOnPaper,
  reasonOnPaper,
} from './on-paper/applicant.ts'
import {
  additionalInformationOnPaper,
  employerOnPaper,
  employerPreparerOnPaper,
  employerStatementOnPaper,
  jobOfferOnPaper,
} from './on-paper/employer.ts'

export const i485supjPaper = fill(i485supj, {
  parts: {
    1: reasonOnPaper,
    2: applicantOnPaper,
    3: applicantStatementOnPaper,
    4: applicantPreparerOnPaper,
    5: employerOnPaper,
    6: jobOfferOnPaper,
    7: employerStatementOnPaper,
    8: employerPreparerOnPaper,
    9: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Pt8Line${n}a_PageNumber[0]`,
    part: `Pt8Line${n}b_PartNumber[0]`,
    item: `Pt8Line${n}c_ItemNumber[0]`,
    text: `Pt8Line${n}d_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'Pt3Line6a_Signature[0]': 'signature',
    'Pt3Line6b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[0]': 'signature',
    'Pt6Line8b_DateofSignature[0]': 'filled by hand',
    'Pt7Line8a_Signature[0]': 'signature',
    'Pt7Line8b_DateofSignature[0]': 'filled by hand',
    'Pt6Line8a_Signature[1]': 'signature',
    'Pt6Line8b_DateofSignature[1]': 'filled by hand',
  },
})

export default i485supjPaper
