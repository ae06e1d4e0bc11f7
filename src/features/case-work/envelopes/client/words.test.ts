import { expect, test } from 'vitest'
import { overWords, verifiedWords, whoAsks } from './words.ts'

test('who asks, and until when', () => {
  expect(whoAsks({ from: 'Miriam Lane', office: 'Harbor & Lane', expiresOn: '2026-12-07' })).toBe(
    'From Miriam Lane, Harbor & Lane, by 12-07-2026.',
  )
})

test('who comes too early reads who signs before', () => {
  const signers = [
    { position: 1, name: 'Helen Achebe', state: 'asked', isYou: false },
    { position: 2, name: 'Priya Nair', state: 'waiting', isYou: true },
  ] as const
  expect(overWords({ standing: 'waiting', from: 'Miriam Lane', signers: [...signers] }).text).toContain(
    'Helen Achebe signs before you',
  )
})

test('only a file that is whole is called good', () => {
  const good = Object.entries(verifiedWords).filter(([, { tone }]) => tone === 'good')
  expect(good.map(([result]) => result)).toEqual(['whole'])
})
