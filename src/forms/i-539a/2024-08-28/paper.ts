import { choose, fill, fillPart, inAdditional, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { statusValues } from '../../i-539/2024-08-28/on-paper/status-values.ts'
import { byAttorneyOnPaper } from '../../i-539/2024-08-28/paper.ts'
import {
  aboutApplicant,
  aboutYou,
  additionalAboutYou,
  additionalInformation,
  contact,
  i539a,
  interpretation,
  preparation,
} from './form.ts'

/** Of each pair the first box is "No" (of Item Number 16 too, whose tooltip says "Yes" twice: its value is N). */
const boxes = (pair: string) => yesOrNo(`${pair}[1]`, `${pair}[0]`)
const about = (pair: string) => inAdditional(`${pair}[1]`)

const additionalAboutYouOnPaper = fillPart(additionalAboutYou, {
  1: boxes('P3_Line1_ImmVisa'),
  '1 explanation': about('P3_Line1_ImmVisa'),
  2: boxes('P3_Line2_PetFiled'),
  '2 explanation': about('P3_Line2_PetFiled'),
  3: boxes('P3_Line3_I485Filed'),
  '3 explanation': about('P3_Line3_I485Filed'),
  4: boxes('P3_Line4_CrimOffense'),
  '4 explanation': about('P3_Line4_CrimOffense'),
  5: boxes('P3_Line5_TorGeno'),
  '5 explanation': about('P3_Line5_TorGeno'),
  6: boxes('P3_Line6_Killing'),
  '6 explanation': about('P3_Line6_Killing'),
  7: boxes('P3_Line7_IntSevInjury'),
  '7 explanation': about('P3_Line7_IntSevInjury'),
  8: boxes('P3_Line8_SexContRel'),
  '8 explanation': about('P3_Line8_SexContRel'),
  9: boxes('P3_Line9_LimDenRelBel'),
  '9 explanation': about('P3_Line9_LimDenRelBel'),
  10: boxes('P3_Line10_MilUnit'),
  '10 explanation': about('P3_Line10_MilUnit'),
  11: boxes('P3_Line11_WorkPrison'),
  '11 explanation': about('P3_Line11_WorkPrison'),
  12: boxes('P3_Line12_MemOfGroup'),
  '12 explanation': about('P3_Line12_MemOfGroup'),
  13: boxes('P3_Line12_SoldProvWeap'),
  '13 explanation': about('P3_Line12_SoldProvWeap'),
  14: boxes('P3_Line14_WeapParamilTrg'),
  '14 explanation': about('P3_Line14_WeapParamilTrg'),
  15: boxes('P3_Line15_NonImmViolSt'),
  '15 explanation': about('P3_Line15_NonImmViolSt'),
  16: boxes('P3_Line16_RemProceed'),
  '16 explanation': about('P3_Line16_RemProceed'),
  17: boxes('P3_Line17_AdmitGrantExt'),
  '17 employment': about('P3_Line17_AdmitGrantExt'),
  '17 support': about('P3_Line17_AdmitGrantExt'),
  18: boxes('P3_Line18_J1J2Visitor'),
  '18 dates': about('P3_Line18_J1J2Visitor'),
})

const contactOnPaper = fillPart(contact, {
  1: write('P12_Line3_Telephone[0]'),
  2: write('P12_Line3_Mobile[0]'),
  3: write('P12_Line5_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('P14_Line1_nterpreterFamilyName[0]'),
  '1 given name': write('P14_Line1_nterpreterGivenName[0]'),
  2: write('P14_Line2_NameofBusinessorOrgName[0]'),
  3: write('P14_Line4_Telephone[0]'),
  4: write('P14_Line5_Mobile[0]'),
  5: write('P14_Line5_EmailAddress[0]'),
  '6 language': write('P7_Line6_Language[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('P15_Line1_PreparerFamilyName[0]'),
  '1 given name': write('P15_Line1_PreparerGivenName[0]'),
  2: write('P15_Line2_NameofBusinessorOrgName[0]'),
  3: write('P15_Line4_Telephone[0]'),
  4: write('P15_Line5_Mobile[0]'),
  // The tooltip repeats "Mobile Telephone Number"; Item Number 5 is printed as the e-mail address, 38 characters wide.
  5: write('P15_Line6_Email[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('P2_Line1a_FamilyName[1]'),
  '1 given name': write('P2_Line1b_GivenName[1]'),
  '1 middle name': write('P2_Line1c_MiddleName[1]'),
  2: write('Pt1Line6_AlienNumber[1]', digits),
})

const aboutApplicantOnPaper = fillPart(aboutApplicant, {
  '1 family name': write('P1Line1a_FamilyName[0]'),
  '1 given name': write('P1_Line1b_GivenName[0]'),
  '1 middle name': write('P1_Line1c_MiddleName[0]'),
})

const aboutYouOnPaper = fillPart(aboutYou, {
  '1 family name': write('P2_Line1a_FamilyName[0]'),
  '1 given name': write('P2_Line1b_GivenName[0]'),
  '1 middle name': write('P2_Line1c_MiddleName[0]'),
  2: write('SupA_Line2_DateOfBirth[0]'),
  3: write('SupA_Line3_CountryOfBirth[0]'),
  4: write('SupA_Line1f_CountryOfCitz[0]'),
  5: write('SupA_Line1g_SSN[0]', digits),
  6: write('Pt1Line6_AlienNumber[0]', digits),
  '7 arrival': write('SupA_Line1i_DateOfArrival[0]'),
  '7 I-94 number': write('SupA_Line1j_ArrivalDeparture[0]'),
  '7 passport': write('SupA_Line1k_Passport[0]'),
  '7 travel document': write('SupA_Line1l_TravelDoc[0]'),
  '7 country': write('SupA_Line1m_CountryOfIssuance[0]'),
  '7 expiration': write('SupA_Line1n_ExpDate[0]'),
  '8 status': choose('Pt1Line15a_NewStatus[0]', statusValues),
  '8 expires': write('SupA_Line1p_DateExpires[0]'),
  '9 passport': write('P1_Line13_Passport[0]'),
  '9 country': write('P1_Line13b_CountryOfCitizenship[0]'),
  '9 expiration': write('P1_Line13b_ExpDate[0]'),
  10: write('Pt1Line10_USCISELISAcctNumber[0]', digits),
})

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
