import { check, choose, fillPart, split, tick } from '#engine/paper.ts'
import { biographic } from '../parts/biographic.ts'

/** Three boxes, one digit each: 098 for 98 pounds. */
const threeDigits = (pounds: unknown) => [...String(pounds).padStart(3, '0')]

// The boxes of one question are numbered in no order of the page; the tooltips are right.
export const biographicOnPaper = fillPart(biographic, {
  1: tick({ 'Hispanic or Latino': 'Pt3Line1_Ethnicity[1]', 'Not Hispanic or Latino': 'Pt3Line1_Ethnicity[0]' }),
  '2 White': check('Pt3Line2_Race_White[0]'),
  '2 Asian': check('Pt3Line2_Race_Asian[0]'),
  '2 Black': check('Pt3Line2_Race_Black[0]'),
  '2 American Indian': check('Pt3Line2_Race_AmericanIndianAlaskaNative[0]'),
  '2 Pacific Islander': check('Pt3Line2_Race_NativeHawaiianOtherPacificIslander[0]'),
  '3 feet': choose('Pt3Line3_HeightFeet[0]'),
  '3 inches': choose('Pt3Line3_HeightInches[0]'),
  4: split(['Pt3Line4_Pound1[0]', 'Pt3Line4_Pound2[0]', 'Pt3Line4_Pound3[0]'], threeDigits),
  5: tick({
    Black: 'Pt3Line5_EyeColor[7]',
    Blue: 'Pt3Line5_EyeColor[0]',
    Brown: 'Pt3Line5_EyeColor[1]',
    Gray: 'Pt3Line5_EyeColor[6]',
    Green: 'Pt3Line5_EyeColor[5]',
    Hazel: 'Pt3Line5_EyeColor[2]',
    Maroon: 'Pt3Line5_EyeColor[4]',
    Pink: 'Pt3Line5_EyeColor[3]',
    'Unknown or other': 'Pt3Line5_EyeColor[8]',
  }),
  6: tick({
    'Bald (no hair)': 'Pt3Line6_HairColor[0]',
    Black: 'Pt3Line6_HairColor[1]',
    Blond: 'Pt3Line6_HairColor[2]',
    Brown: 'Pt3Line6_HairColor[3]',
    Gray: 'Pt3Line6_HairColor[4]',
    Red: 'Pt3Line6_HairColor[5]',
    Sandy: 'Pt3Line6_HairColor[6]',
    White: 'Pt3Line6_HairColor[7]',
    'Unknown or other': 'Pt3Line6_HairColor[8]',
  }),
})
