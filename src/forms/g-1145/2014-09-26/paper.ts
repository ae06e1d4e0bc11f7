import { fill, fillPart, write } from '#engine/paper.ts'
import { g1145, one } from './form.ts'

export const g1145Paper = fill(g1145, {
  parts: {
    1: fillPart(one, {
      'last name': write('LastName[0]'),
      'first name': write('FirstName[0]'),
      'middle name': write('MiddleName[0]'),
      email: write('Email[0]'),
      mobile: write('MobilePhoneNumber[0]'),
    }),
  },
  leftBlank: {},
})

export default g1145Paper
