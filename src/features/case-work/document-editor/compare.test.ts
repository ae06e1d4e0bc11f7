import { expect, test } from 'vitest'
import { isChanged } from './changed.ts'
import { compareParagraphs } from './compare.ts'

test('a rewritten paragraph is compared word by word', () => {
  const found = compareParagraphs(['Dear Officer,', 'The wage is $90,000.'], ['Dear Officer,', 'The wage is $95,000.'])
  expect(found[0]).toEqual([{ text: 'Dear Officer,', kind: 'same' }])
  expect(
    found[1]
      ?.filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe('The wage is $90,000.')
  expect(
    found[1]
      ?.filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('The wage is $95,000.')
  expect(found.map(isChanged)).toEqual([false, true])
})

test('paragraphs that came and went are said as such', () => {
  expect(compareParagraphs(['One', 'Two'], ['Two', 'Three'])).toEqual([
    [{ text: 'One', kind: 'removed' }],
    [{ text: 'Two', kind: 'same' }],
    [{ text: 'Three', kind: 'added' }],
  ])
})
