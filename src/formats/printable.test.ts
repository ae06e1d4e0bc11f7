import { expect, test } from 'vitest'
import { unprintable } from './printable.ts'

test.each([
  ['NAIR, José Nguyễn-Đặng', ''],
  ['Ελένη Жанна שלום', ''],
  ['प्रिया محمد 王小明 ひろし 김민준', ''],
  ['നായർ', 'നായർ'],
  ['Tamil: தமிழ்', 'தமிழ்'],
  ['สมชาย', 'สมชาย'],
  ['“two” – 100 % ™', ''],
  ['趙𠮷 䶮', '𠮷䶮'],
  ['王、李。', ''],
  ['de\u200dva\n', ''],
  ['Priya 😀', '😀'],
])('of %s nobody can print %s', (text, characters) => {
  expect(unprintable(text)).toBe(characters)
})
