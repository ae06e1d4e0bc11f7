import { describe, expect, test } from 'vitest'
import { standingBadge } from './words.ts'

describe('what stands beside an LCA', () => {
  test.each([
    ['Certified', '2029-11-21', 'Certified', 'green'],
    ['Certified', '2027-05-16', 'Ends in 180 days', 'orange'],
    ['Certified', '2027-05-17', 'Certified', 'green'],
    ['Certified', '2026-11-17', 'Ends today', 'orange'],
    ['Certified', '', 'Certified', 'green'],
    ['Filed', '2026-11-20', 'Filed', 'orange'],
    ['Expired', '2026-11-16', 'Expired', 'gray'],
  ] as const)('%s until %s reads “%s”', (standing, endsOn, words, hue) => {
    expect(standingBadge({ standing, endsOn }, '2026-11-17')).toEqual({ words, hue })
  })
})
