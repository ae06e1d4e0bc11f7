import { fillPart, inAdditional, tick, write, yesOrNo } from '#engine/paper.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { classificationBoxes } from './classification-boxes.ts'
import { performanceStatement, performanceSupplement } from './performance.ts'

/** The address blocks of Items 10 to 13; their unit boxes come in the order Flr., Ste., Apt. */
const organization = (item: number) =>
  addressBoxes({
    street: `Part7Line${item}b_Emp1StreetName[0]`,
    units: [`Line${item}b_Unit[2]`, `Line${item}b_Unit[1]`, `Line${item}b_Unit[0]`],
    unitNumber: `Line${item}b_AptSteFlrNumber[0]`,
    city: `Part7Line${item}b_EmpCity[0]`,
    state: `Part7Line${item}b_Emp1State[0]`,
    zip: `Part7Line${item}b_Emp1ZipCode[0]`,
  })
const nameOf = (item: number) => write(`LSuppLine${item}a_NameofPeer[0]`)
const phoneOf = (item: number) => write(`Preparer_DaytimePhoneNumber1_${item}d[0]`)

export const performanceSupplementPaper = fillPart(performanceSupplement, {
  '1': write('Line1_FamilyName[5]'),
  '2.a': write('HSupLine2_FamilyName[1]'),
  '2.b': write('Line2_TtlNumberofBeneficiaries[1]'),
  '3': classificationBoxes({
    'O-1A': 'a_O1A[0]',
    'O-1B': 'b_O1B[0]',
    'O-2': 'c_O2[0]',
    'P-1 major league': 'd_P1_majorleague[0]',
    'P-1': 'e_P1[0]',
    'P-1S': 'f_P1S[0]',
    'P-2': 'g_P2[0]',
    'P-2S': 'h_P2S[0]',
    'P-3': 'i_P3[0]',
    'P-3S': 'j_P3S[0]',
  }),
  // The three boxes count from the bottom of the page.
  '4': write('Line3_JobDescription[8]'),
  '5': write('Line3_JobDescription[7]'),
  '6': write('Line3_JobDescription[6]'),
  '7.a': yesOrNo('OandPSuppLine7[0]', 'OandPSuppLine7[1]'),
  '7.b': write('Line1_Duties[1]'),
  // Named after Items 7 and 8; by tooltip and place they are Items 8 and 9.
  '8': yesOrNo('OandPSuppLine7_Yes[0]', 'OandPSuppLine7_No[0]'),
  '8 explanation': inAdditional('OandPSuppLine7_No[0]'),
  '9': tick({
    Yes: 'OandPSuppLine8[1]',
    'No, copy of the request attached': 'OandPSuppLine8[0]',
    'Not applicable': 'OandPSuppLine8[2]',
  }),
  '10.a': nameOf(10),
  '10.b': organization(10),
  '10.c': write('Part7Line10c_Emp1FromDate[0]'),
  '10.d': phoneOf(10),
  '11.a': nameOf(11),
  '11.b': organization(11),
  '11.c': write('Part7Lin11c_Emp1FromDate[0]'),
  '11.d': phoneOf(11),
  '12.a': nameOf(12),
  '12.b': organization(12),
  '12.c': write('Part7Line12c_Emp1FromDate[0]'),
  '12.d': phoneOf(12),
  '13.a': nameOf(13),
  '13.b': organization(13),
  '13.c': write('Part7Line13c_Emp1FromDate[0]'),
  '13.d': phoneOf(13),
})

export const performanceStatementPaper = fillPart(performanceStatement, {
  '1 family name': write('Line1_FamilyName[6]'),
  '1 given name': write('Line1_GivenName[2]'),
  '1 middle name': write('Line1_MiddleName[2]'),
  '3 daytime phone': write('Pt7Line3_DaytimePhoneNumber1[1]'),
  '3 email': write('Pt7Line3_EmailAddress[1]'),
})
