import { check, fillPart, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { addressBoxes } from '../../../address-boxes.ts'
import { collection, feeExemption, general, numericalLimitation, offSiteAssignment } from './data-collection.ts'

const named = (name: string) => yesOrNo(`${name}_Yes[0]`, `${name}_No[0]`)

export const collectionPaper = fillPart(collection, {
  // The upper box is the petitioner, though its number is the higher one.
  '1': write('Line1_FamilyName[3]'),
  '2': write('Line1_FamilyName[2]'),
})

export const generalPaper = fillPart(general, {
  '1.a': named('H1BSecALine1a'),
  '1.b': named('H1BSecALine1b'),
  '1.c': named('H1BSecALine1c'),
  '1.c.1': named('H1BSecALine1c1'),
  '1.c.2': named('H1BSecALine1c2'),
  '1.d': named('H1BSecALine1d'),
  '1.d.1': named('H1BSecALine1d1'),
  '2': tick({
    'No diploma': 'a_no_diploma[0]',
    'High school diploma': 'b_HSDiploma[0]',
    'Less than 1 year of college': 'c_some_college[0]',
    '1 or more years of college, no degree': 'd_collegeplus[0]',
    'Associate’s degree': 'e_AssociateDegree[0]',
    'Bachelor’s degree': 'f_BachelorDegree[0]',
    'Master’s degree': 'g_MasterDegree[0]',
    'Professional degree': 'h_ProfessionalDegree[0]',
    'Doctorate degree': 'i_DoctorateDegree[0]',
  }),
  '3': write('PartA_q3_Field_of_Study[0]'),
  '4': write('Line4_RateofPayPerYear[0]'),
  '5': split(['Line5_SOCCode1[0]', 'Line5_SOCCode2[0]'], (code) => {
    const digits = String(code).replace(/\D/g, '')
    return [digits.slice(0, 2), digits.slice(2, 6)]
  }),
  // The form wants six digits; a shorter code is filled up with zeros, as its instructions say.
  '6': write('Line6_NAICSCode[0]', (code) => String(code).padEnd(6, '0')),
  // The tooltips of Items 8 to 11 repeat that of Item 7; the places are those of the items.
  '7': write('Line7_Education[0]'),
  '8': write('Line8_FieldofStudy[0]'),
  '9': write('Line9_YearsofExperience[0]'),
  '10': write('Line10_SpecialSkills[0]'),
  '11': write('Line4_BeneficiarySupervisePositionTitles[0]'),
})

export const feeExemptionPaper = fillPart(feeExemption, {
  '1': named('H1BSec2Line1'),
  '2': named('H1BSec2Line2'),
  '3': named('H1BSec2Line3'),
  '4': named('H1BSec2Line4'),
  '5': named('H1BSec2Line5'),
  '6': named('H1BSec2Line6'),
  '7': named('H1BSec2Line7'),
  '8': named('H1BSec2Line8'),
  '9': named('H1BSec2Line9'),
})

export const numericalLimitationPaper = fillPart(numericalLimitation, {
  '1': tick({
    'Cap H-1B Bachelor’s Degree': 'Cap[0]',
    'Cap H-1B U.S. Master’s Degree or Higher': 'Cap[1]',
    'Cap H-1B1 Chile/Singapore': 'Cap[2]',
    'Cap Exempt': 'Cap[3]',
  }),
  // From the highest to the lowest.
  '2': tick({ IV: 'WageLevelBox[0]', III: 'WageLevelBox[1]', II: 'WageLevelBox[2]', I: 'WageLevelBox[3]' }),
  '3.a': write('H1bSec3Line3a_Name[0]'),
  '3.b': write('H1bSec3Line3b_DateDegreeAwarded[0]'),
  '3.c': write('H1bSec3Line3c_TypeofDegree[0]'),
  // City, state and ZIP code are named after another part of the form; tooltips and places are the school's.
  '3.d': addressBoxes({
    street: 'H1bSec3Line3d_StreetName[0]',
    units: ['Lineb_Unit[2]', 'Lineb_Unit[1]', 'Lineb_Unit[0]'],
    unitNumber: 'Sec3_AptSteFlrNumber[0]',
    city: 'Part7LineB_BEmp1City[0]',
    state: 'Part7LineB_BEmp1State[0]',
    zip: 'Part7LineB_BEmp1ZipCode[0]',
  }),
  '4.a': check('PartC_4aCheckbox[0]'),
  '4.b': check('PartC_4bCheckbox[0]'),
  '4.c': check('PartC_4cCheckbox[0]'),
  '4.d': check('PartC_4dCheckbox[0]'),
  '4.e': check('PartC_4eCheckbox[0]'),
  '4.f': check('PartC_4fCheckbox[0]'),
  '4.g': check('PartC_4gCheckbox[0]'),
  '4.h': check('PartC_4hCheckbox[0]'),
})

// The names count a, b, c where the page counts 1, 2, 3.
export const offSiteAssignmentPaper = fillPart(offSiteAssignment, {
  '1': named('H1BSec4Line1a'),
  '2': named('H1BSec4Line1b'),
  '3': named('H1BSec4Line1c'),
})
