import { fill } from '#engine/paper.ts'
import { i131 } from './form.ts'
import { aboutYouOnPaper, byAttorneyOnPaper } from './on-paper/about.ts'
import { applicationTypeOnPaper } from './on-paper/application-type.ts'
import {
  additionalInformationOnPaper,
  contactOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
} from './on-paper/closing.ts'
import { biographicOnPaper, processingOnPaper } from './on-paper/processing.ts'
import {
  paroleOnPaper,
  proposedTravelOnPaper,
  reentryPermitOnPaper,
  refugeeDocumentOnPaper,
  workPermitOnPaper,
} from './on-paper/travel.ts'

export const i131Paper = fill(i131, {
  parts: {
    0: byAttorneyOnPaper,
    1: applicationTypeOnPaper,
    2: aboutYouOnPaper,
    3: biographicOnPaper,
    4: processingOnPaper,
    5: reentryPermitOnPaper,
    6: refugeeDocumentOnPaper,
    7: proposedTravelOnPaper,
    8: paroleOnPaper,
    9: workPermitOnPaper,
    10: contactOnPaper,
    11: interpretationOnPaper,
    12: preparationOnPaper,
    13: additionalInformationOnPaper,
  },
  additional: [3, 4, 5, 6, 7].map((n) => ({
    page: `Part13_Line${n}_PageNumber[0]`,
    part: `Part13_Line${n}_PartNumber[0]`,
    item: `Part13_Line${n}_ItemNumber[0]`,
    text: `Part13_Line${n}_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'Part10_Line4_ApplicantSignature[0]': 'signature',
    'Part10_Line4_DateofSignature[0]': 'filled by hand',
    'Part11_Line6_InterpreterSig[0]': 'signature',
    'Part11_Line6_DateofSignature[0]': 'filled by hand',
    'Part12_Line6_PreparerSig[0]': 'signature',
    'Part12_Line6_DateofSignature[0]': 'filled by hand',
  },
})

export default i131Paper
