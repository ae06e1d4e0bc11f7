import { fillPart, inAdditional, rows, write } from '#engine/paper.ts'
import { addressBoxes, blockOf, letteredBlock, placeRow } from '../../../address-boxes.ts'
import { employment, employmentAbroad } from '../parts/employment.ts'

export const employmentOnPaper = fillPart(employment, {
  1: write('Pt2Line1_EmployerOrCompName[0]'),
  2: addressBoxes(letteredBlock('Pt2Line2')),
  3: write('Pt2Line3_Occupation[0]'),
  '4.a': write('Pt2Line4a_DateFrom[0]'),
  5: rows({
    employer: write('Pt2Line5_EmployerOrCompName[0]'),
    ...placeRow(blockOf('Pt2Line6')),
    jobTitle: write('Pt2Line7_Occupation[0]'),
    from: write('Pt2Line8a_DateFrom[0]'),
    until: write('Pt2Line8b_DateTo[0]'),
  }),
})

export const employmentAbroadOnPaper = fillPart(employmentAbroad, {
  1: write('Pt3Line1_EmployerOrCompName[0]'),
  2: addressBoxes(letteredBlock('Pt3Line2')),
  3: write('Pt3Line3_Occupation[0]'),
  '4.a': write('Pt3Line4a_DateFrom[0]'),
  '4.b': write('Pt3Line4b_DateTo[0]'),
  // "If you never worked outside the United States, provide this information in … Part 7."
  '1 never': inAdditional('Pt3Line1_EmployerOrCompName[0]'),
})
