import { check, fill, fillPart, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { i864 } from './form.ts'
import { basisOnPaper, byAttorneyOnPaper, immigrantOnPaper, sponsorOnPaper } from './on-paper/about.ts'
import { assetsOnPaper, householdOnPaper, immigrantsOnPaper, incomeOnPaper } from './on-paper/support.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'

const statementOnPaper = fillPart(statement, {
  1: yesOrNo('#subform[9].P6_Line1_Checkbox[1]', '#subform[9].P6_Line1_Checkbox[2]'),
  '1.B language': write('P8_Line1b_language[0]'),
  2: check('P8_Line2_Checkbox[0]'),
  '2 name': write('P8_Line2_Attorney[0]'),
  3: write('P8_Line3_DaytimeTelephoneNumber[0]'),
  4: write('P8_Line4_MobileTelephoneNumber[0]'),
  5: write('P7Line7_EmailAddress[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P9_Line1a_InterpretersFamilyName[0]'),
  '1 given name': write('P9_Line1b_InterpretersGivenName[0]'),
  2: write('P8Line2_InterpretersBusinessName[0]'),
  3: write('P9_Line4_InterpretersDaytimePhoneNumber[0]'),
  4: write('P9_Line4_InterpretersDaytimePhoneNumber[1]'),
  5: write('P9_Line5_InterpretersEmailAddress[0]'),
  '6 language': write('P9_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P10_Line1a_PreparersFamilyName[0]'),
  '1 given name': write('P10_Line1b_PreparersGivenName[0]'),
  2: write('P10_Line2_PreparersBusinessName[0]'),
  3: write('P10_Line4_PreparersDaytimePhoneNumber[0]'),
  // Named FaxNumber, it is the box for the mobile phone.
  4: write('P10_Line5_PreparersFaxNumber[0]'),
  5: write('P10_Line6_PreparersEmailAddress[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P4_Line1a_FamilyName[1]'),
  '1 given name': write('P4_Line1b_GivenName[1]'),
  '1 middle name': write('P4_Line1c_MiddleName[1]'),
  2: write('P4_Line12_AlienNumber[1]', digits),
})

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
