import { choose, fill, fillPart, inAdditional, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { additionalInformation, contact, history, i485, interpretation, preparation } from './form.ts'
import { aboutYouOnPaper, byAttorneyOnPaper } from './on-paper/applicant.ts'
import { affidavitOnPaper, categoryOnPaper } from './on-paper/category.ts'
import { eligibilityOnPaper } from './on-paper/eligibility.ts'
import { biographicOnPaper, childrenOnPaper, marriageOnPaper, parentsOnPaper } from './on-paper/family.ts'

/** The block of one employer or school. */
const activity = (line: 'P4Line7' | 'P4Line8', street: string, support: string) => ({
  street: write(street),
  unitKind: tick({ APT: `${line}_Unit[0]`, STE: `${line}_Unit[1]`, FLR: `${line}_Unit[2]` }),
  unitNumber: write(`${line}_Number[0]`),
  city: write(`${line}_City[0]`),
  state: choose(`${line}_State[0]`),
  zipCode: write(`${line}_ZipCode[0]`),
  province: write(`${line}_Province[0]`),
  postalCode: write(`${line}_PostalCode[0]`),
  country: write(`${line}_Country[0]`),
  from: write(`Pt${line.slice(1)}_DateFrom[0]`),
  until: write(`Pt${line.slice(1)}_DateTo[0]`),
  support: write(support),
})

const historyOnPaper = fillPart(history, {
  1: yesOrNo('Pt4Line1_YN[1]', 'Pt4Line1_YN[0]'),
  '2 city': write('Pt4Line2_CityTown[0]'),
  '2 country': write('Pt4Line2_CityTownOfBirth[0]'),
  3: write('Pt4Line3_Decision[0]'),
  4: write('Pt4Line4_Date[0]'),
  5: yesOrNo('Pt4Line5_YN[1]', 'Pt4Line5_YN[0]'),
  '5 explanation': inAdditional('Pt4Line5_YN[1]'),
  6: yesOrNo('Pt4Line6_YN[1]', 'Pt4Line6_YN[0]'),
  '6 explanation': inAdditional('Pt4Line6_YN[1]'),
  7: rows({
    // Two boxes side by side: which of the two it is, and its name.
    kind: write('Pt4Line7_EmployerName[0]'),
    name: write('Pt4Line7_EmployerName[2]'),
    occupation: write('Pt4Line7_EmployerName[1]'),
    ...activity('P4Line7', 'Part4Line7_StreetName[0]', 'Part4Line7_StreetName[1]'),
  }),
  8: rows({
    kind: noBox('the name says it'),
    name: write('Pt4Line8_EmployerName[0]'),
    occupation: write('Pt4Line8_Occupation[0]'),
    ...activity('P4Line8', 'P4Line8_StreetName[0]', 'Part4Line8_StreetName[0]'),
  }),
})

const contactOnPaper = fillPart(contact, {
  1: write('Pt3Line3_DaytimePhoneNumber1[0]'),
  2: write('Pt3Line4_MobileNumber1[0]'),
  3: write('Pt3Line5_Email[0]'),
})

const interpretationOnPaper = fillPart(interpretation, {
  '1 family name': write('Pt11Line1a_FamilyName[0]'),
  '1 given name': write('Pt11Line1b_GivenName[0]'),
  2: write('Pt11Line2_OrgName[0]'),
  3: write('P3_Line4_DaytimeTelePhoneNumber[0]'),
  4: write('P3_Line5_MobileTelePhoneNumber[0]'),
  5: write('P3_Line6_Email[0]'),
  '6 language': write('Part11_NameofLanguage[0]'),
})

const preparationOnPaper = fillPart(preparation, {
  '1 family name': write('Pt12Line1_PreparerFamilyName[0]'),
  '1 given name': write('Pt12Line1a_PreparerGivenName[0]'),
  2: write('Pt12Line2_BusinessName[0]'),
  3: write('Pt12Line3_PreparerDaytimePhoneNumber1[0]'),
  4: write('Pt12Line4_PreparerMobileNumber[0]'),
  5: write('Pt12Line5_PreparerEmail[0]'),
})

const additionalInformationOnPaper = fillPart(additionalInformation, {
  '1 family name': write('Pt1Line1_FamilyName[1]'),
  '1 given name': write('Pt1Line1_GivenName[1]'),
  '1 middle name': write('Pt1Line1_MiddleName[1]'),
})

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
