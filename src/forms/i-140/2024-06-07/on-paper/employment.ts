import { choose, each, fillPart, noBox, rows, split, tick, type Writer, write, yesOrNo } from '#engine/paper.ts'
import { firstFive } from '#engine/writers.ts'
import { aboutPetitioner, familyPart, proposedEmployment } from '../parts/employment.ts'

/** Numbers of the Department of Labor's online system have 18 characters with their hyphens, and the box has 15. */
const caseNumber: Writer = (value, { maxLen }) => {
  const number = String(value)
  return maxLen !== undefined && number.length > maxLen ? number.replace(/-/g, '') : number
}

export const aboutPetitionerOnPaper = fillPart(aboutPetitioner, {
  1: tick({ Employer: 'Line1a_Employer[0]', Self: 'Line1b_Self[0]', Other: 'Line1c_Other[0]' }),
  '1.c explanation': write('Line1c_Explain[0]'),
  2: write('Line2a_TypeofBusiness[0]'),
  3: write('Line2b_DateEstablished[0]'),
  4: write('Line2c_NumberofEmployees[0]'),
  5: write('Line2d_GrossAnnualIncome[0]'),
  6: write('Line2e_NetAnnualIncome[0]'),
  7: write('Line2f_NAICSCode[0]'),
  8: write('Line2g_LaborCertification[0]', caseNumber),
  9: write('Line2h_LaborCertification[0]'),
  10: write('Line2i_LaborCertificationDate[0]'),
  11: write('Line3a_Occupation[0]'),
  12: write('Line3b_AnnualIncome[0]'),
})

export const proposedEmploymentOnPaper = fillPart(proposedEmployment, {
  1: write('Line1_JobTitle[0]'),
  2: split(['Line2_SOCCode1[0]', 'Line2_SOCCode2[0]'], (code) => String(code).split('-')),
  3: write('Line3_JobDescription[0]'),
  4: yesOrNo('Line4_Yes1[0]', 'Line4_No1[0]'),
  5: write('Line5_Hours[0]'),
  6: yesOrNo('Line6_Yes1[0]', 'Line6_No1[0]'),
  7: yesOrNo('Line7_Yes1[0]', 'Line7_No1[0]'),
  8: write('Line8_Wages[0]'),
  '8 per': write('Line8_Per[0]'),
  9: rows({
    street: write('Line9a_StreetNumberName[0]'),
    unitKind: tick({ APT: 'Line9b_Unit[2]', STE: 'Line9b_Unit[0]', FLR: 'Line9b_Unit[1]' }),
    unitNumber: write('Line9b_AptSteFlrNumber[0]'),
    city: write('Line9c_CityOrTown[0]'),
    state: choose('Line9d_State[0]'),
    zipCode: write('Line9e_ZipCode[0]', firstFive),
    thirdParty: noBox('not asked'),
    organization: noBox('not asked'),
  }),
})

/** The tooltips of items 6, 11 and 12 repeat that of item 5; name, place and printed number agree. */
export const familyOnPaper = fillPart(familyPart, {
  1: rows(
    member(
      {
        familyName: 'Line1a_Person1FamilyName[0]',
        givenName: 'Line1b_Person1GivenName[0]',
        middleName: 'Line1c_Person1MiddleName[0]',
        birthDate: 'Line1d_Person1DateOfBirth[0]',
        birthCountry: 'Line1e_CountryOfBirth[0]',
        relation: 'Line1f_Relationship[0]',
      },
      5,
    ),
    member(later(0, 0), 11),
    member(later(1, 1), 17),
    member(later(2, 4), 23),
    member(later(3, 2), 29),
    member(later(4, 3), 35),
  ),
})

/** From the second person on the fields are named alike; two of them count in another order. */
function later(n: number, m: number) {
  return {
    familyName: `Line2a_Person2FamilyName[${n}]`,
    givenName: `Line2b_Person2GivenName[${n}]`,
    middleName: `Line2c_Person2MiddleName[${n}]`,
    birthDate: `Line2d_DateOfBirth[${n}]`,
    birthCountry: `Line2e_CountryOfBirth[${m}]`,
    relation: `Line2f_Relationship[${m}]`,
  }
}

/** `item`: "Is he or she applying for adjustment of status?"; the next one asks for a visa abroad. */
function member(boxes: ReturnType<typeof later>, item: number) {
  const box = (n: number, said: 'Yes' | 'No') => `Pt7ItemNumber${n}_Checkbox${said}[0]`
  return {
    relation: write(boxes.relation),
    familyName: write(boxes.familyName),
    givenName: write(boxes.givenName),
    middleName: write(boxes.middleName),
    birthDate: write(boxes.birthDate),
    birthCountry: write(boxes.birthCountry),
    aNumber: noBox('not asked'),
    joins: each(
      tick({
        'Adjustment of status': box(item, 'Yes'),
        'Visa abroad': box(item, 'No'),
        No: box(item, 'No'),
      }),
      tick({
        'Adjustment of status': box(item + 1, 'No'),
        'Visa abroad': box(item + 1, 'Yes'),
        No: box(item + 1, 'No'),
      }),
    ),
  }
}
