import { choose, fillPart, inAdditional, noBox, rows, tick, write, yesOrNo } from '#engine/paper.ts'
import { history } from '../parts/history.ts'

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

export const historyOnPaper = fillPart(history, {
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
