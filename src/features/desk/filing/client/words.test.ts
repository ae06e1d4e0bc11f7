import { expect, it } from 'vitest'
import { buildingWords } from './words.ts'

const createdAt = '2026-11-16T10:00:00.000Z'
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1000

it.each([
  ['', 5, 'Waiting for its turn …'],
  ['Writing Form I-129', 5, 'Writing Form I-129 …'],
  ['', 40, 'Waiting for its turn (for half a minute).'],
  ['Trying again', 130, 'Trying again (for 2 minutes).'],
])('a package that %j since %i seconds says so', (step, seconds, words) => {
  const said = buildingWords({ step, createdAt }, after(seconds))
  expect(said.startsWith(words)).toBe(true)
  expect(said.includes('tried again by itself')).toBe(seconds > 30)
})
