import { check, fill, fillPart, tick, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../address-boxes.ts'
import {
  additionalInformation,
  byAttorney,
  filer,
  i907,
  interpretation,
  preparation,
  request,
  statement,
} from './form.ts'

const onAttorney = fillPart(byAttorney, {
  'G-28': check('FormG28Attach[0]'),
  'bar number': write('AttyStateBarNumber[0]'),
  'online account': write('USCISOnlineAcctNumber[0]'),
})

const onFiler = fillPart(filer, {
  1: write('Pt1Line1_AlienRegistrationNumber[0]', digits),
  2: write('Pt1Line2_USCISOnlineActNumber[0]'),
  '3 family name': write('Pt1Line3_FamilyName[0]'),
  '3 given name': write('Pt1Line3_GivenName[0]'),
  '3 middle name': write('Pt1Line3_MiddleName[0]'),
  4: write('Part1_Line4_CompanyorOrganizationName[0]'),
  5: addressBoxes({
    inCareOf: 'Part1_Line5_MailingAddress_InCareofName[0]',
    ...block('Part1_Line5_MailingAddress', [2, 0, 1]),
  }),
  6: yesOrNo('Part1Line6_Checkbox[0]', 'Part1Line6_Checkbox[1]'),
  7: addressBoxes(block('Part1_Line7_PhysicalAddress', [0, 2, 1])),
  8: tick({
    Petitioner: 'Part1_Line8_CheckBox[2]',
    'Attorney of the petitioner': 'Part1_Line8_CheckBox[3]',
    Applicant: 'Part1_Line8_CheckBox[0]',
    'Attorney of the applicant': 'Part1_Line8_CheckBox[1]',
  }),
})

const onRequest = fillPart(request, {
  1: write('P2_Line1_FormNumberof[0]', String),
  2: write('P2_Line2_ReceiptNumberof[0]'),
  3: write('P2_Line2_ClassorEligRequested[0]'),
  '4 family name': write('Part2_Line4_PetitionerApplicantFamilyName[0]'),
  '4 given name': write('Part2_Line4_PetitionerApplicantGivenName[0]'),
  '4 middle name': write('Part2_Line4_PetitionerApplicantMiddleName[0]'),
  '5 family name': write('Line_FamilyName[0]'),
  '5 given name': write('Line_GivenName[0]'),
  '5 middle name': write('Line_MiddleName[0]'),
  '6 family name': write('Part1_Line8_NameOfCompanyPOC_FamilyName[0]'),
  '6 given name': write('Part1_Line8_NameOfCompanyPOC_GivenName[0]'),
  '6 middle name': write('Part1_Line8_NameOfCompanyPOC_MiddleName[0]'),
  '6 title': write('Part1_Line8_NameOfCompanyPOC_TitleofPOC[0]'),
  7: write('Part1_Line9_CompanyIRSTaxNumber[0]'),
  8: addressBoxes(block('Part1_Line7_OtherInformationAboutCompanyOrg', [0, 2, 1])),
})

const onStatement = fillPart(statement, {
  1: yesOrNo('P3_Line1_Checkbox[1]', 'P3_Line1_Checkbox[0]'),
  '1 language': write('P3_Line1_B_Language[0]'),
  2: check('P3_Line2_Checkbox[0]'),
  '2 name': write('P3_Line2_NameofRepresentative[0]'),
  3: write('P3_Line4_DaytimeTelePhoneNumber[0]'),
  4: write('P3_Line5_MobileTelePhoneNumber[0]'),
  // The tooltip repeats that of item 4; the box stands under the printed words "5. Requestor's Fax Number".
  5: write('P3_Line5_MobileTelePhoneNumber[1]'),
  6: write('P3_Line6_Email[0]'),
})

const onInterpretation = fillPart(interpretation, {
  '1 family name': write('P4_Line1_InterpreterFamilyName[0]'),
  '1 given name': write('P4_Line1_InterpreterGivenName[0]'),
  2: write('P4_Line2_NameofBusinessorOrgName[0]'),
  3: addressBoxes(block('P4_Line3', [2, 0, 1])),
  4: write('P4_Line4_DaytimeTelePhoneNumber[0]'),
  5: write('P4_Line4_DaytimeTelePhoneNumber[1]'),
  6: write('P4_Line5_Email[0]'),
  'certification language': write('P4_Line6_Language[0]'),
})

const onPreparation = fillPart(preparation, {
  '1 family name': write('P5_Line1_PreparerFamilyName[0]'),
  '1 given name': write('P5_Line1_PreparerGivenName[0]'),
  2: write('P5_Line2_NameofBusinessorOrgName[0]'),
  3: addressBoxes({ ...block('P5_Line3', [2, 0, 1]), unitNumber: 'Pt10Line3b_AptSteFlrNumber[0]' }),
  4: write('P5_Line4_DaytimeTelePhoneNumber[0]'),
  // Name and tooltip say fax; the page says "5. Preparer's Mobile Telephone Number".
  5: write('P5_Line5_FaxNumber[0]'),
  6: write('P5_Line6_EmailAddress[0]'),
  7: yesOrNo('P5_Line7b_Checkbox[0]', 'P5_Line7a_Checkbox[0]'),
  '7.B extends': yesOrNo('P5_Line7b_extends[0]', 'P5_Line7b_notextends[0]'),
})

export const i907Paper = fill(i907, {
  parts: {
    0: onAttorney,
    1: onFiler,
    2: onRequest,
    3: onStatement,
    4: onInterpretation,
    5: onPreparation,
    6: fillPart(additionalInformation, {
      '1 family name': write('Pt1Line3_FamilyName[1]'),
      '1 given name': write('Pt1Line3_GivenName[1]'),
      '1 middle name': write('Pt1Line3_MiddleName[1]'),
      2: write('Pt1Line1_AlienRegistrationNumber[1]', digits),
    }),
  },
  additional: [slot('Pt9Line3', 0), slot('Pt9Line4', 0), slot('Pt9Line4', 1)],
  leftBlank: {
    'Pt5Line3_SignatureOfPetitioner[0]': 'signature',
    'P3_DateofSignature[0]': 'filled by hand',
    'P4_Line6_Signature[0]': 'signature',
    'P4_Line6_DateofSignature[0]': 'filled by hand',
    'P5_Line8_Signature[0]': 'signature',
    'P5_Line8_DateofSignature[0]': 'filled by hand',
  },
})

/** The address blocks of this form name their fields alike; only the order of the unit boxes differs. */
function block(line: string, [apartment, suite, floor]: readonly [number, number, number]) {
  const unit = (n: number) => `${line}_Unit[${n}]`
  return {
    street: `${line}_StreetNumberName[0]`,
    units: [unit(apartment), unit(suite), unit(floor)] as const,
    unitNumber: `${line}_AptSteFlrNumber[0]`,
    city: `${line}_CityTown[0]`,
    state: `${line}_State[0]`,
    zip: `${line}_ZipCode[0]`,
    abroad: {
      province: `${line}_Province[0]`,
      postalCode: `${line}_PostalCode[0]`,
      country: `${line}_Country[0]`,
    },
  }
}

function slot(line: string, n: number) {
  return {
    page: `${line}a_PageNumber[${n}]`,
    part: `${line}b_PartNumber[${n}]`,
    item: `${line}c_ItemNumber[${n}]`,
    text: `${line}d_AdditionalInfo[${n}]`,
  }
}

export default i907Paper
