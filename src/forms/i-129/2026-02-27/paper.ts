import type { KnownFacts } from '#engine/known-facts.ts'
import { fill, fillPart, noBox, type Paper, rows, type Supplement, tick, write, yesOrNo } from '#engine/paper.ts'
import { petition } from '#facts/petition.ts'
import { i129 } from './form.ts'
import {
  collectionPaper,
  feeExemptionPaper,
  generalPaper,
  numericalLimitationPaper,
  offSiteAssignmentPaper,
} from './h/data-collection-paper.ts'
import { sectionTwoPaper } from './h/section-2-paper.ts'
import { sectionThreePaper } from './h/section-3.ts'
import { sectionOne, supplement } from './h/supplement.ts'
import { petitionAdditional, petitionBlank, petitionPaper } from './petition/paper.ts'
import { supplementsBlank, supplementsPaper } from './supplements/paper.ts'

const stay = (row: string, line: number) => ({
  name: write(`Table1[1].${row}.Name_Line${line}[0]`),
  from: write(`Table1[1].${row}.DateFrom_Line${line}[0]`),
  until: write(`Table1[1].${row}.DateTo_Line${line}[0]`),
})

const otherSupplement = noBox('another supplement')

const supplementPaper = fillPart(supplement, {
  '1': write('Line1_PetitionerName[0]'),
  '2.a': write('Line2_BeneficiaryName[0]'),
  '2.b': write('Line2_TtlNumberofBeneficiaries[0]'),
  // The last two rows of the table are both called Row6.
  '3': rows(
    stay('Row2[0]', 1),
    stay('Row3[0]', 2),
    stay('Row4[0]', 3),
    stay('Row5[0]', 4),
    stay('Row6[0]', 5),
    stay('Row6[1]', 6),
  ),
  // The boxes are out of order: H-2B is the last of them.
  '4': tick({
    'H-1B': 'SubHLine4_class[0]',
    'H-1B1': 'SubHLine4_class[1]',
    'H-1B2': 'SubHLine4_class[2]',
    'H-1B3': 'SubHLine4_class[3]',
    'H-2A': 'SubHLine4_class[4]',
    'H-2B': 'SubHLine4_class[7]',
    'H-3': 'SubHLine4_class[5]',
    'H-3 special education': 'SubHLine4_class[6]',
    'L-1A': otherSupplement,
    'L-1B': otherSupplement,
    'L blanket': otherSupplement,
    'E-1': otherSupplement,
    'E-2': otherSupplement,
    'E-2 CNMI': otherSupplement,
    'E-3': otherSupplement,
    TN: otherSupplement,
    'O-1A': otherSupplement,
    'O-1B': otherSupplement,
    'O-2': otherSupplement,
    'P-1 major league': otherSupplement,
    'P-1': otherSupplement,
    'P-1S': otherSupplement,
    'P-2': otherSupplement,
    'P-2S': otherSupplement,
    'P-3': otherSupplement,
    'P-3S': otherSupplement,
    'Q-1': otherSupplement,
    'R-1': otherSupplement,
  }),
  '5.a': write('SubHLine5_ConfirmationNum[0]'),
  '5.b number': write('ClassHLine5b_PassportorTravDoc[0]'),
  '5.b country': write('ClassHLine5b_CountryOfIssuance[0]'),
  '5.b expires': write('ClassHLine5b_ExpDate[0]'),
  // Both items have boxes called SupHLine5: [1] is Item 6, [0] is Item 7.
  '6': yesOrNo('SupHLine5_Yes[1]', 'SupHLine5_No[1]'),
  '7': yesOrNo('SupHLine5_Yes[0]', 'SupHLine5_No[0]'),
  '8.a': yesOrNo('Line8a_Check[1]', 'Line8a_Check[0]'),
  '8.b': write('Line8b_Explain[0]'),
})

const sectionOnePaper = fillPart(sectionOne, {
  '1': write('Line1_Duties[0]'),
  '2': write('Line2_SummaryofWorkExperience[0]'),
  '3 petitioner': write('Sect1_PetitionerPrintedName[0]'),
  '3 official': write('Sect1_AuthorizedOfficialName[0]'),
  '3 manager': write('Sect1_DODPMName[0]'),
})

/** Where the items of the H supplement and of the data collection land. */
export const hPaper = {
  'H.0': supplementPaper,
  'H.1': sectionOnePaper,
  'H.2': sectionTwoPaper,
  'H.3': sectionThreePaper,
  'H1B.0': collectionPaper,
  'H1B.1': generalPaper,
  'H1B.2': feeExemptionPaper,
  'H1B.3': numericalLimitationPaper,
  'H1B.4': offSiteAssignmentPaper,
}

/** Signatures, and their dates: those are written by hand on the day of signing. */
const hBlank: Paper['leftBlank'] = {
  'P5_Line6a_SignatureofApplicant[2]': 'signature',
  'Sect1_DateSignedByPetitioner[0]': 'filled by hand',
  'Sect1_AuthorizedOfficialSignature[0]': 'signature',
  'Sect1_DateSignedByAuthorizedOfficial[0]': 'filled by hand',
  'Sect1_DODPMSignature[0]': 'signature',
  'Sect1_DateSignedByDODPM[0]': 'filled by hand',
  'P5_Line6a_SignatureofApplicant[3]': 'signature',
  'Sect3_PartA_DateSignedByPetitioner[0]': 'filled by hand',
  'Sect3_PartB_EmployerSignature[0]': 'signature',
  '#subform[19].Date[0]': 'filled by hand',
  'Sect3_PartC_Signature1[0]': 'signature',
  'Sect3_PartC_DateSigned1[0]': 'filled by hand',
}

/** As long as nobody said what is asked for, every sheet may be needed. */
const forClasses =
  (...classes: string[]) =>
  (look: KnownFacts) => {
    const asked = look.value(petition.classification)
    return typeof asked === 'string' ? classes.some((each) => asked.startsWith(each)) : undefined
  }

/**
 * Part 5 of the form: “Attach the Form I-129 supplement relevant to the classification of the worker(s) you are
 * requesting.” Attachment-1: “when more than one person is included”; what is written on a page keeps it anyway.
 */
const supplementPages: readonly Supplement[] = [
  { name: 'E-1/E-2 Classification Supplement', pages: [9, 10], when: forClasses('E-1', 'E-2') },
  { name: 'Trade Agreement Supplement', pages: [11, 12], when: forClasses('TN', 'H-1B1', 'E-3') },
  { name: 'H Classification Supplement', pages: [13, 14, 15, 16, 17, 18, 19, 20], when: forClasses('H-') },
  { name: 'H-1B and H-1B1 Data Collection Supplement', pages: [21, 22, 23], when: forClasses('H-1B') },
  { name: 'L Classification Supplement', pages: [24, 25, 26, 27], when: forClasses('L-', 'L blanket') },
  { name: 'O and P Classifications Supplement', pages: [28, 29, 30], when: forClasses('O-', 'P-') },
  { name: 'Q-1 Classification Supplement', pages: [31], when: forClasses('Q-') },
  { name: 'R-1 Classification Supplement', pages: [32, 33, 34, 35, 36], when: forClasses('R-') },
  { name: 'Attachment-1', pages: [37, 38], when: () => false },
]

export const i129Paper = fill(i129, {
  parts: { ...petitionPaper, ...hPaper, ...supplementsPaper },
  additional: petitionAdditional,
  leftBlank: { ...petitionBlank, ...hBlank, ...supplementsBlank },
  supplements: supplementPages,
})

export default i129Paper
