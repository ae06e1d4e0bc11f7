import { expect, test } from 'vitest'
import type { RequestedItem } from '../records.ts'
import { expiryHue, isShownInPlace, problemBeforeSending, sizeInWords, standingOf } from './words.ts'

const ACCEPTED = 'Accepted are pdf, jpg, jpeg, png, heic, heif, tif, tiff, docx, xlsx, csv, txt.'
const items = (...states: RequestedItem['state'][]) => states.map((state) => ({ state }) as RequestedItem)

test.each([
  [items('asked', 'received', 'accepted', 'perhaps', 'waived'), '2 of 3 received, 1 approved.'],
  [items('accepted', 'accepted', 'waived'), 'All 2 received and approved.'],
  [items('perhaps'), 'Nothing is asked for at the moment.'],
])('the list is summed up in a sentence: %#', (list, sentence) => {
  expect(standingOf(list)).toBe(sentence)
})

test.each([
  ['2026-03-09', 'red'],
  ['2026-03-10', 'orange'],
  ['2026-05-09', 'orange'],
  ['2026-05-10', undefined],
  [null, undefined],
])('a document that expires on %s is %s on 03-10-2026', (expiresOn, hue) => {
  expect(expiryHue(expiresOn, '2026-03-10')).toBe(hue)
})

test('sizes are told as people say them', () => {
  expect([0, 200, 150_000, 2_621_440].map(sizeInWords)).toEqual(['0 KB', '1 KB', '146 KB', '2.5 MB'])
})

test('a picture of a phone is shown as what it was converted to', () => {
  expect(isShownInPlace({ shownType: 'image/heic' })).toBe(false)
  expect(isShownInPlace({ shownType: 'image/jpeg' })).toBe(true)
  expect(isShownInPlace({ shownType: 'application/pdf' })).toBe(true)
})

test.each([
  ['passport.pdf', 26_214_400, undefined],
  ['Zeugnis über Größe.JPG', 1, undefined],
  ['passport.pdf', 0, 'The file is empty.'],
  ['passport.pdf', 26_214_401, 'The file is larger than the 25 MB allowed here.'],
  ['IMG_0412.HEIC', 10, undefined],
  ['scan.bmp', 10, `Files ending in .bmp are not accepted. ${ACCEPTED}`],
  ['scan', 10, `A file needs an extension. ${ACCEPTED}`],
])('before %s of %i bytes is sent: %s', (name, size, problem) => {
  expect(problemBeforeSending({ name, size })).toBe(problem)
})
