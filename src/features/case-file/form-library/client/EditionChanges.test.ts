import { expect, test } from 'vitest'
import { editionStanding } from './EditionChanges.tsx'

test('an edition whose fields all have a counterpart is not said to ask the same questions', () => {
  const said = editionStanding(0, false, '10/17/24')
  expect(said).toContain('The printed questions were not compared')
  expect(said).not.toContain('the same')
})

test('what stands open is said first', () => {
  expect(editionStanding(1, true, '10/17/24')).toContain('Keep 10/17/24')
  expect(editionStanding(2, false, '10/17/24')).toContain('2 fields have new wording')
})
