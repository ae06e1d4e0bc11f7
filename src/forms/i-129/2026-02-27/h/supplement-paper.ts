import { fillPart, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { sectionOne, supplement } from './supplement.ts'

const stay = (row: string, line: number) => ({
  name: write(`Table1[1].${row}.Name_Line${line}[0]`),
  from: write(`Table1[1].${row}.DateFrom_Line${line}[0]`),
  until: write(`Table1[1].${row}.DateTo_Line${line}[0]`),
})

const otherSupplement = noBox('another supplement')

export const supplementPaper = fillPart(supplement, {
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

export const sectionOnePaper = fillPart(sectionOne, {
  '1': write('Line1_Duties[0]'),
  '2': write('Line2_SummaryofWorkExperience[0]'),
  '3 petitioner': write('Sect1_PetitionerPrintedName[0]'),
  '3 official': write('Sect1_AuthorizedOfficialName[0]'),
  '3 manager': write('Sect1_DODPMName[0]'),
})
