import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { notBuilt } from './FormsCard.tsx'

test('a form that is not written here says where it comes from', () => {
  expect(notBuilt('eta-9089', CaseType.i140)).toBe('its signed Final Determination goes in, from Documents')
  expect(notBuilt('eta-9035', CaseType.h1b)).toContain('entered online')
  expect(notBuilt('eta-9089', CaseType.perm)).toBe('prepare it outside VisaCare')
})
