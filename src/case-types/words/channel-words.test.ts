import { expect, test } from 'vitest'
import { CaseType } from '../case-type.ts'
import { channelWords } from './channel-words.ts'

test.each([
  [CaseType.h1b, 'paper', 'On paper'],
  [CaseType.h1b, 'online', 'Online'],
  [CaseType.h1b, undefined, undefined],
  [CaseType.perm, 'paper', 'In FLAG'],
  [CaseType.lcaOnly, undefined, 'In FLAG'],
  [CaseType.collections, 'paper', undefined],
])('case type %i with the channel %s: %s', (typeId, channel, words) => {
  expect(channelWords({ typeId, options: { channel } })).toBe(words)
})
