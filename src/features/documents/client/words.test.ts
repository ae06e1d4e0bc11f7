import { expect, test } from 'vitest'
import type { RequestedItem } from '../records.ts'
import { expiryHue, isShownInPlace, sizeInWords, standingOf } from './words.ts'

const items = (...states: RequestedItem['state'][]) => states.map((state) => ({ state }) as RequestedItem)

test.each([
  [items('asked', 'received', 'accepted', 'perhaps', 'waived'), '2 of 3 documents are in, 1 accepted.'],
  [items('accepted', 'accepted', 'waived'), 'All 2 documents are in and accepted.'],
  [items('perhaps'), 'This case asks for no documents at the moment.'],
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
  expect([200, 150_000, 2_621_440].map(sizeInWords)).toEqual(['1 KB', '146 KB', '2.5 MB'])
})

test('a picture of a phone that browsers do not know is downloaded', () => {
  expect(isShownInPlace({ contentType: 'image/heic' })).toBe(false)
  expect(isShownInPlace({ contentType: 'application/pdf' })).toBe(true)
})
