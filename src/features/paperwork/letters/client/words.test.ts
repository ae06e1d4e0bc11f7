import { expect, test } from 'vitest'
import { counted, piecesOf, sharingChoices, stateOf } from './words.ts'

test('a letter says how it stands, the package before all else', () => {
  const words = (inPackage: boolean, sharedWith: string) => stateOf({ inPackage, file: { sharedWith } }).words
  expect([words(false, 'nobody'), words(false, 'employer'), words(false, 'everyone'), words(true, 'nobody')]).toEqual([
    'Draft',
    'Shared with HR',
    'Shared',
    'In the package',
  ])
  expect([counted(1, 'fact'), counted(2, 'fact')]).toEqual(['1 fact', '2 facts'])
})

test('a draft is shared, and what is shared is taken back', () => {
  const offered = (now: 'nobody' | 'employer') => sharingChoices(now).map(({ sharedWith }) => sharedWith)
  expect([offered('nobody'), offered('employer')]).toEqual([
    ['employer', 'everyone'],
    ['everyone', 'nobody'],
  ])
})

test('what is missing is a piece of its own, whatever signs its label has', () => {
  expect(piecesOf('Founded in [Year (established)] by us', ['Year (established)'])).toEqual([
    { text: 'Founded in ', missing: false },
    { text: '[Year (established)]', missing: true },
    { text: ' by us', missing: false },
  ])
  expect(piecesOf('All known', [])).toEqual([{ text: 'All known', missing: false }])
})
