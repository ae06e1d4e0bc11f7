import { fillPart, rows, write, yesOrNo } from '#engine/paper.ts'
import { digits } from '#engine/writers.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { denominationCertification, religiousEmployer, religiousSupplement } from './religious.ts'

// Behind the third row of stays and the second of positions the rows keep their names.
const stay = (row: string, line: number) => ({
  name: write(`Table2[1].${row}.FamilyMemberName${line === 1 ? '_Line1' : line}[0]`),
  from: write(`Table2[1].${row}.FromDate${line}[0]`),
  until: write(`Table2[1].${row}.ToDate${line}[0]`),
})
const position = (row: string, line: number) => ({
  position: write(`Table3[1].${row}.Position${line}[0]`),
  responsibilities: write(`Table3[1].${row}.Summary${line}[0]`),
})
const explanation = (item: number) => write(`R1Sec1Line${item}a1_Explanation[0]`)

export const religiousSupplementPaper = fillPart(religiousSupplement, {
  '1': write('Line1_PetitionerName[1]'),
  '2': write('Line2_BeneficiaryName[1]'),
})

export const religiousEmployerPaper = fillPart(religiousEmployer, {
  '1.a': write('TtlNumbersofWorker[1]'),
  '1.b': write('TtlNumbersofWorker[2]'),
  '1.c': write('TtlNumbersofWorker[3]'),
  '1.d': write('TtlNumbersofWorker[4]'),
  '2': yesOrNo('R1Sec1Line2[1]', 'R1Sec1Line2[0]'),
  '2 stays': rows(
    stay('Row1[0]', 1),
    stay('Row2[0]', 2),
    stay('Row3[0]', 3),
    stay('Row3[1]', 4),
    stay('Row3[2]', 5),
    stay('Row3[3]', 6),
    stay('Row3[4]', 7),
  ),
  '3': rows(
    position('Row1[0]', 1),
    position('Row2[0]', 2),
    position('Row2[1]', 3),
    position('Row2[2]', 4),
    position('Row2[3]', 5),
    position('Row2[4]', 6),
  ),
  '4': write('Line3_JobDescription[9]'),
  '5.a': write('Line3_JobDescription[12]'),
  '5.b': write('Line3_JobDescription[10]'),
  '5.c': write('Line3_JobDescription[11]'),
  '5.d': write('Line3_JobDescription[13]'),
  '5.e': write('Line3_JobDescription[14]'),
  // Item 6 alone has "No" first.
  '6': yesOrNo('R1Sec1Line6a[1]', 'R1Sec1Line6a[0]'),
  '6 explanation': explanation(6),
  '7': yesOrNo('R1Sec1Line7a[0]', 'R1Sec1Line7a[1]'),
  '7 explanation': explanation(7),
  '8': yesOrNo('R1Sec1Line8a[0]', 'R1Sec1Line8a[1]'),
  '8 explanation': explanation(8),
  '9': yesOrNo('R1Sec1Line9a[0]', 'R1Sec1Line9a[1]'),
  '9 explanation': explanation(9),
  '10': yesOrNo('R1Sec1Line10a[0]', 'R1Sec1Line10a[1]'),
  '10 explanation': explanation(10),
  '11': yesOrNo('R1Sec1Line11a_Yes[0]', 'R1Sec1Line11a_No[0]'),
  '11 explanation': explanation(11),
  '12': yesOrNo('R1Sec1Line12a[0]', 'R1Sec1Line12a[1]'),
  '12 explanation': explanation(12),
  name: write('Part14_PreparerPrintedName[0]'),
  title: write('Line5_JobTitle[0]'),
  organization: write('Part14_FirmName[0]'),
  address: addressBoxes({
    street: 'Part14_StreetName[0]',
    units: ['Sec1_Unit[2]', 'Sec1_Unit[1]', 'Sec1_Unit[0]'],
    unitNumber: 'Sec1_AptSteFlrNumber[0]',
    city: 'Part14_City[0]',
    state: 'Line2_State[0]',
    zip: 'Part14_ZipCode[0]',
  }),
  'daytime phone': write('Preparer_DaytimePhoneNumber1[0]'),
  // The box has ten places; a fax number of the company may carry the country code 1.
  fax: write('Preparers_FaxPhoneNumber1[0]', (fax, room) => digits(fax, room).replace(/^1(?=\d{10}$)/, '')),
  email: write('Part14_EmailAddress[0]'),
})

export const denominationCertificationPaper = fillPart(denominationCertification, {
  'employing organization': write('EmployingOrgName[0]'),
  denomination: write('NameOfReligiousDenomination[0]'),
  name: write('Part14_PreparerPrintedName[1]'),
  title: write('Line5_JobTitle[1]'),
  'attesting organization': write('Part14_FirmName[1]'),
  address: addressBoxes({
    street: 'Part14_StreetName[1]',
    units: ['Attest_Unit[2]', 'Attest_Unit[1]', 'Attest_Unit[0]'],
    unitNumber: 'Attest_AptSteFlrNumber[0]',
    city: 'Part14_City[1]',
    state: 'Line2_State[1]',
    zip: 'Part14_ZipCode[1]',
  }),
  'daytime phone': write('Preparer_DaytimePhoneNumber1[1]'),
  fax: write('Preparers_FaxPhoneNumber1[1]'),
  email: write('Part14_EmailAddress[1]'),
})
