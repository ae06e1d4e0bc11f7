import { expect, test } from 'vitest'
import type { Known } from '#engine/answer.ts'
import type { PassportLines } from '#paper/mrz/passport.ts'
import { answersOf, isSame, proposalsOf, whatToRead } from './proposals.ts'

const LINES: PassportLines = {
  ...{ issuedBy: 'MEX', familyName: 'NUNEZ ORTEGA', givenNames: 'JOSE MARIA', nameCut: false, number: 'G23817654' },
  ...{ nationality: 'MEX', bornOn: '1988-12-31', sex: 'Male' as const, expiresOn: '2031-02-28' },
}
const known = (values: Record<string, unknown>): Known =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { value, source: 'form', by: null, at: '2026-01-01T00:00:00Z' }]),
  )
const field = (of: Known, name: string) => {
  const found = proposalsOf({ passport: LINES }, of).find((each) => each.field === name)
  if (!found) throw new Error(`${name} was not proposed.`)
  return found
}

test('accents, marks and case make no other name; another day does', () => {
  const of = known({ 'person.familyName': 'Núñez-Ortega', 'person.birthDate': '1988-12-30' })
  expect(isSame(field(of, 'person.familyName'))).toBe(true)
  expect(isSame(field(of, 'person.birthDate'))).toBe(false)
  expect(field(known({}), 'person.givenName')).toMatchObject({ read: 'Jose Maria', known: '' })
})

test('a record with a middle name divides the given names as it does', () => {
  const of = known({ 'person.givenName': 'José', 'person.middleName': 'María' })
  expect(isSame(field(of, 'person.givenName'))).toBe(true)
  expect(isSame(field(of, 'person.middleName'))).toBe(true)
})

test('a letter the picture leaves open goes with its own name', () => {
  const unsure = {
    familyName: [{ at: 0, or: 'V' }],
    givenNames: [
      { at: 3, or: 'F' },
      { at: 5, or: 'N' },
    ],
  }
  const of = known({ 'person.givenName': 'José', 'person.middleName': 'María' })
  const proposed = proposalsOf({ passport: { ...LINES, unsure } }, of)
  const open = (name: string) => proposed.find((each) => each.field === name)?.unsure
  expect(open('person.familyName')).toEqual([{ at: 0, or: 'V' }])
  expect(open('person.givenName')).toEqual([{ at: 3, or: 'F' }])
  expect(open('person.middleName')).toEqual([{ at: 0, or: 'N' }])
})

test('a new passport comes first and the old one stays; the same one is brought up to date', () => {
  const old = { id: 'a', kind: 'Passport', number: 'F11111111', expiresOn: '2024-01-01' }
  const of = known({ 'person.passports': [old] })
  const taken = { 'passport.number': 'G23817654', 'passport.expiresOn': '2031-02-28' }
  const { 'person.passports': added } = answersOf(taken, of)
  expect(added).toMatchObject({ value: [{ kind: 'Passport', number: 'G23817654', expiresOn: '2031-02-28' }, old] })
  const { 'person.passports': changed } = answersOf({ ...taken, 'passport.number': 'F11111111' }, of)
  expect(changed).toEqual({ value: [{ ...old, expiresOn: '2031-02-28' }] })
  // Without its number nobody knows which passport is meant.
  expect(answersOf({ 'passport.expiresOn': '2031-02-28' }, of)).toEqual({})
})

test('an approval with an I-94 at its foot proposes it until the last valid day', () => {
  const notice = {
    ...{ kind: 'I-797' as const, receiptNumber: 'WAC2590012345', i94Number: '123456789A1' },
    ...{ admissionClass: 'H1B', validFrom: '2025-10-01', validUntil: '2028-09-30' },
  }
  expect(proposalsOf({ notice }, {}).map(({ field: name, read }) => [name, read])).toEqual([
    ['person.latestReceipt', 'WAC2590012345'],
    ['i94.number', '123456789A1'],
    ['i94.admittedUntil', '2028-09-30'],
    ['i94.admissionClass', 'H-1B'],
  ])
  const sameClass = (onRecord: string) => {
    const row = { id: '1', number: '123456789A1', admissionClass: onRecord }
    const of = proposalsOf({ notice }, known({ 'person.admissions': [row] }))
    return of.filter(({ field: name }) => name === 'i94.admissionClass').map(isSame)
  }
  expect([sameClass('H-1B'), sameClass('H1B'), sameClass('F-1')]).toEqual([[true], [true], [false]])
})

test('a passport page and a notice are read, photos for a form and a degree are not', () => {
  const of = (itemId: string, documentType: string) => whatToRead({ itemId, documentType, fileName: 'IMG_1.jpg' })
  expect(of('passport', 'Passport photo page')).toEqual({ passport: true, notice: false })
  expect(of('statusDocuments', 'I-94, visa and all I-797 notices').notice).toBe(true)
  expect(of('photos', '2 identical passport-style photos').passport).toBe(false)
  expect(of('degree', 'Degree and transcripts')).toEqual({ passport: false, notice: false })
})
