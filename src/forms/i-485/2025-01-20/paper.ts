import { fill } from '#engine/paper.ts'
import { i485 } from './form.ts'
import { aboutYouOnPaper, byAttorneyOnPaper } from './on-paper/applicant.ts'
import { affidavitOnPaper, categoryOnPaper } from './on-paper/category.ts'
import {
  additionalInformationOnPaper,
  contactOnPaper,
  interpretationOnPaper,
  preparationOnPaper,
} from './on-paper/closing.ts'
import { eligibilityOnPaper } from './on-paper/eligibility.ts'
import { biographicOnPaper, childrenOnPaper, marriageOnPaper, parentsOnPaper } from './on-paper/family.ts'
import { historyOnPaper } from './on-paper/history.ts'

export const i485Paper = fill(i485, {
  parts: {
    0: byAttorneyOnPaper,
    1: aboutYouOnPaper,
    2: categoryOnPaper,
    3: affidavitOnPaper,
    4: historyOnPaper,
    5: parentsOnPaper,
    6: marriageOnPaper,
    7: childrenOnPaper,
    8: biographicOnPaper,
    9: eligibilityOnPaper,
    10: contactOnPaper,
    11: interpretationOnPaper,
    12: preparationOnPaper,
    14: additionalInformationOnPaper,
  },
  // Items 2 to 5; the heads of the four entries have one name.
  additional: [0, 1, 2, 3].map((n) => ({
    page: `Pt9Line3a_PageNumber[${n}]`,
    part: `Pt9Line3b_PartNumber[${n}]`,
    item: `Pt9Line3c_ItemNumber[${n}]`,
    text: `P14_Line${n + 2}_AdditionalInfo[0]`,
  })),
  leftBlank: {
    'Pt1Line18_RecentState[0]': { because: 'An address outside the United States has no U.S. state.' },
    'Pt1Line18_RecentZipCode[0]': { because: 'An address outside the United States has no ZIP code.' },
    'Pt3Line7a_Signature[0]': 'signature',
    'Pt3Line7b_DateofSignature[0]': 'filled by hand',
    'P12_SignatureApplicant[0]': 'signature',
    'P13_DateofSignature[0]': 'filled by hand',
    'P12Line6_SignaturePreparer[0]': 'signature',
    'P12Line6a_DateofSignature[0]': 'filled by hand',
    // Part 13: "Do not complete until the USCIS Officer instructs you to do so at the interview."
    'Pt13_USCISSignature[0]': 'agency use',
    'Pt13_USCISOfficer[0]': 'agency use',
    'Pt13_ApplicantSignature[0]': 'filled by hand',
    'Pt13_DateofSignature[0]': 'filled by hand',
    'Pt13_Corrections1[0]': 'filled by hand',
    'Pt13_Corrections2[0]': 'filled by hand',
    'Pt13_Corrections2[1]': 'filled by hand',
    'Pt13_Pages1[0]': 'filled by hand',
    'Pt13_Pages2[0]': 'filled by hand',
  },
})

export default i485Paper
