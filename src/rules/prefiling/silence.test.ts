import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const sentencesOf = (rule: string, values: Record<string, unknown>) =>
  foundBy(rule, values).found?.map(({ sentence }) => sentence)

test('V33 an H-1B petition does not ask for further beneficiaries: silence is one', () => {
  expect(sentencesOf('V33', { 'case.classification': 'H-1B' })).toEqual([])
})

test('V97 porting is not safe while nobody said whether there was work without authorization', () => {
  const porting = { 'case.basis': 'Change of employer' }
  expect(sentencesOf('V97', porting)).toEqual([expect.stringContaining('Nobody has said')])
})

test('R08 says what the form does with a name in other letters, and leaves accents alone', () => {
  const [said] = sentencesOf('R08', { 'person.familyName': '李' }) ?? []
  expect(said).toContain('printed as it is typed')
  expect(said).toContain('nothing is transliterated')
  expect(sentencesOf('R08', { 'person.familyName': 'MÜLLER-NGUYỄN' })).toEqual([])
})

test('R08 names each answer that its box cannot hold, form by form', () => {
  const cutBoxes =
    'Part 1, Item 18, Apt. number: the box stays empty\nPart 1, Item 18, City: the box says “See Part 14”'
  expect(sentencesOf('R08', { 'person.familyName': 'NAIR', 'case.forms': [{ form: 'i-485', cutBoxes }] })).toEqual([
    'Form I-485 cannot hold an answer in its box. Part 1, Item 18, Apt. number: the box stays empty, and the whole answer is in Additional Information.',
    'Form I-485 cannot hold an answer in its box. Part 1, Item 18, City: the box says “See Part 14”, and the whole answer is in Additional Information.',
  ])
})

test('R02 says which boxes of a list are blank, row by row', () => {
  const form = {
    form: 'i-485',
    blankAnswers: 1,
    blankItems: '4.7',
    blankRows: 'Part 4, Item 7, Job 1: hours a week, duties',
  }
  expect(sentencesOf('R02', { 'case.forms': [form] })).toEqual([
    'Form I-485 has 1 required answer left blank. Part 4, Item 7, Job 1: hours a week, duties.',
  ])
})

test('V34 a dependent is held against the petition the case is linked to', () => {
  const linked = { 'case.principalUntil': '2029-11-30' }
  expect(sentencesOf('V34', { ...linked, 'case.stayUntil': '2029-12-01' })).toEqual([
    expect.stringContaining('11-30-2029'),
  ])
  expect(sentencesOf('V34', { ...linked, 'case.stayUntil': '2029-11-30' })).toEqual([])
})
