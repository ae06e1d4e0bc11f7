import { fillPart, inAdditional, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { foreignAddressBoxes } from '../../../address-boxes.ts'
import { classificationBoxes } from './classification-boxes.ts'
import { blanketTransfer, individualTransfer, transferSupplement } from './transfer.ts'

// From the fourth row on the names repeat Row4 or Line3.
const stay = (row: string, line: number) => ({
  name: write(`Table2[0].${row}.Sect1_Name_Line${line}[0]`),
  from: write(`Table2[0].${row}.DateFrom_line${line}[0]`),
  until: write(`Table2[0].${row}.DateTo_line${line}[0]`),
})
const employed = (row: string, line: number) => ({
  from: write(`Table3[0].${row}.q5_DateFrom_Line${line}[0]`),
  until: write(`Table3[0].${row}.q5_DateTo_Line${line}[0]`),
  interruptions: write(`Table3[0].${row}.q5_Explanation_Line${line}[0]`),
})
const qualifying = (row: string, line: number) => ({
  control: write(`Table4[0].${row}.Line${line}[0]`),
  fein: write(`Table4[0].${row}.FEIN_Line${line}[0]`),
})
const included = (row: string) => ({
  place: write(`Table5[0].${row}.Cell1[0]`),
  relation: write(`Table5[0].${row}.Cell2[0]`),
})

export const transferSupplementPaper = fillPart(transferSupplement, {
  '1': write('Line1_FamilyName[4]'),
  '2': write('HSupLine2_FamilyName[0]'),
  '3': classificationBoxes({ 'L-1A': 'a_individual[0]', 'L-1B': 'a_individual[0]', 'L blanket': 'b_blanket[0]' }),
  '4.a': yesOrNo('LSuppLine4a[1]', 'LSuppLine4a[0]'),
  '4.b': yesOrNo('LSuppLine4b_Yes[0]', 'LSuppLine4b_No[0]'),
})

export const individualTransferPaper = fillPart(individualTransfer, {
  '1': classificationBoxes({ 'L-1A': 'a_L1A[0]', 'L-1B': 'b_L1B[0]' }),
  '2': rows(
    stay('Row1[0]', 1),
    stay('Row2[0]', 2),
    stay('Row3[0]', 3),
    stay('Row4[0]', 3),
    stay('Row4[1]', 3),
    stay('Row4[2]', 3),
    stay('Row4[3]', 3),
  ),
  '3': write('LSuppLine3_NameofEmployerAbroad[0]'),
  '4': foreignAddressBoxes({
    street: 'Part3Line2_StreetName[0]',
    units: ['LClassLine4_Unit[2]', 'LClassLine4_Unit[1]', 'LClassLine4_Unit[0]'],
    unitNumber: 'Line2_AptSteFlrNumber[0]',
    city: 'Part3Line2_City[0]',
    province: 'Part3Line2_Province[0]',
    postalCode: 'Part3Line2_PostalCode[0]',
    country: 'Part3Line2_Country[0]',
  }),
  '5': rows(
    employed('Row1[0]', 1),
    employed('Row2[0]', 2),
    employed('Row3[0]', 3),
    employed('Row4[0]', 4),
    employed('Row4[1]', 5),
    employed('Row4[2]', 6),
  ),
  '6': write('Line3_JobDescription[3]'),
  '7': write('Line3_JobDescription[1]'),
  '8': write('Line3_JobDescription[2]'),
  '9': tick({
    Parent: 'a_Parent[0]',
    Branch: 'b_Branch[0]',
    Subsidiary: 'c_Subsidiary[0]',
    Affiliate: 'd_Affiliate[0]',
    'Joint Venture': 'e_JointVenture[0]',
  }),
  '10': rows(
    qualifying('Row1[0]', 1),
    qualifying('Row2[0]', 2),
    qualifying('Row3[0]', 3),
    qualifying('Row4[0]', 4),
    qualifying('Row4[1]', 5),
  ),
  '11': yesOrNo('LSec1Line11_Yes[0]', 'LSec1Line11_No[0]'),
  '11 explanation': inAdditional('LSec1Line11_No[0]'),
  '12': yesOrNo('LSec1Line12_Yes[0]', 'LSec1Line12_No[0]'),
  '12 explanation': inAdditional('LSec1Line12_No[0]'),
  // Named after Item 12, but Item 13.a by tooltip and place.
  '13.a': yesOrNo('LSec1Line12[1]', 'LSec1Line12[0]'),
  '13.b': write('Line3_JobDescription[5]'),
  '13.c': write('Line3_JobDescription[4]'),
})

export const blanketTransferPaper = fillPart(blanketTransfer, {
  '1': rows(
    included('Row1[0]'),
    included('Row2[0]'),
    included('Row3[0]'),
    included('Row4[0]'),
    included('Row4[1]'),
    included('Row4[2]'),
    included('Row4[3]'),
    included('Row4[4]'),
  ),
})
