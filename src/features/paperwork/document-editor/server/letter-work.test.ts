import { expect, test } from 'vitest'
import { isChanged } from '../changed.ts'
import { compareParagraphs, paragraphsOf } from './letter-work.ts'

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

test('a suggestion is read as accepted: what is struck out does not stand beside what takes its place', () => {
  const struck = { type: 'text', text: 'cost', marks: [{ type: 'deleted', attrs: {} }] }
  const added = { type: 'text', text: 'costs', marks: [{ type: 'inserted', attrs: {} }] }
  const words = [{ type: 'text', text: 'the reasonable ' }, struck, added, { type: 'text', text: ' of the return' }]
  const letter = { type: 'doc', content: [{ type: 'paragraph', content: words }, { type: 'paragraph' }] }
  expect(paragraphsOf(letter)).toEqual(['the reasonable costs of the return'])
})
