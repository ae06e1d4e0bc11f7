import { check, choose, fillPart, orNone, rowsOfSheet, write } from '#engine/paper.ts'
import { initial } from '#engine/writers.ts'
import { supplementA, supplementB } from '../parts/supplements.ts'
import { ONE_NAME, postalCode } from './section-1.ts'

const namedIn = (end: string) => ({
  'last-name': write(`Last Name Family Name from Section 1${end}`),
  'first-name': orNone(write(`First Name Given Name from Section 1${end}`), ONE_NAME),
  'middle-initial': orNone(write(`Middle initial if any from Section 1${end}`, initial), ''),
})

const family = (n: number) => `Preparer or Translator Last Name (Family Name) ${n}`
const given = (n: number) => `Preparer or Translator First Name (Given Name) ${n}`

const preparer = (n: number, lastName = family(n), firstName = given(n)) => ({
  familyName: write(lastName),
  givenName: write(firstName),
  middleName: write(`PT Middle Initial ${n}`, initial),
  street: write(`Preparer or Translator Address (Street Number and Name) ${n}`),
  city: write(`Preparer or Translator City or Town ${n}`),
  state: choose(`Preparer State ${n}`),
  postalCode: write(`Zip Code ${n}`, postalCode),
})

export const supplementAOnPaper = fillPart(supplementA, {
  ...namedIn(''),
  // In the second block the PDF has one field for both names.
  preparers: rowsOfSheet(preparer(0), preparer(1, `${family(1)}#0`, `${family(1)}#1`), preparer(2), preparer(3)),
})

const entry = (n: number, title: string) => ({
  rehiredOn: write(`Date of Rehire ${n}`),
  familyName: write(`Last Name ${n}`),
  givenName: write(`First Name ${n}`),
  middleName: write(`Middle Initial ${n}`, initial),
  title: write(title),
  number: write(`Document Number ${n}`),
  expiresOn: write(`Expiration Date ${n}`),
  examiner: write(`Name of Emp or Auth Rep ${n}`),
  notes: write(`Addtl Info ${n}`),
  examinedRemotely: check(`CB_Alt_${n}`),
})

export const supplementBOnPaper = fillPart(supplementB, {
  ...namedIn('-2'),
  // The title of the second block is the second place of the field that has List A's first title.
  entries: rowsOfSheet(entry(0, 'Document Title 0'), entry(1, 'Document Title 1#1'), entry(2, 'Document Title 2')),
})
